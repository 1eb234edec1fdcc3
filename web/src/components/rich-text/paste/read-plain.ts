import type { RichTextNode } from '@kryt/documents/rich-text'
import { paragraphNode, textNode } from './build-nodes.ts'

/** Whether a line begins something of its own: a number, a letter with a bracket, or a bullet. */
const begins = (line: string) =>
  /^\s*(\d+(\.\d+)*[.)]?\s|\(?[a-z][.)]\s|[ivx]+[.)]\s|[•▪–*-]\s|[A-Z][.)]\s)/.test(line)

/** Whether the lines are those of a page and not the writer's: several, and most of them about as long. */
function isBroken(lines: readonly string[]): boolean {
  const whole = lines.filter((line) => line.trim() !== '')
  return whole.length > 2 && whole.filter((line) => line.length > 45).length >= whole.length / 2
}

/** Puts lines that a PDF has broken together again, with the parts of a divided word. */
function healed(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let last: string | undefined
  for (const line of lines.map((one) => one.trim())) {
    if (line === '') last = undefined
    else if (last === undefined || begins(line) || /[.?!:]$/.test(last)) {
      last = line
      paragraphs.push(line)
    } else {
      const divided = /\p{Ll}-$/u.test(last) && /^\p{Ll}/u.test(line)
      last = divided ? last.slice(0, -1) + line : `${last} ${line}`
      paragraphs[paragraphs.length - 1] = last
    }
  }
  return paragraphs
}

/** Paragraphs of plain text. */
export function readPlain(text: string): RichTextNode[] {
  // Part of a line: its spaces belong to it.
  if (!/[\n\r]/.test(text)) return text === '' ? [] : [paragraphNode([textNode(text, 0)])]
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\u00ad', '').split('\n')
  const paragraphs = isBroken(lines) ? healed(lines) : lines.filter((line) => line.trim() !== '')
  return paragraphs.map((line) => paragraphNode([textNode(line.trim(), 0)]))
}
