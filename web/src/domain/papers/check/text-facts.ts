import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { textOf } from '@/components/rich-text/view/rich-text-node.ts'
import { keptFor } from '@/lib/kept-for.ts'
import type { CheckedPart, CheckedQuestion } from './finding.ts'

/** What a text says and shows. */
export interface TextFacts {
  /** The words of each paragraph, row or item; a formula is "▢". */
  lines: readonly string[]
  pictures: number
  /** Pictures that have no words for those who cannot see them. */
  wordless: number
  tables: number
  /** The kinds of drawn figures: "lines", "grid" and so on. */
  figures: readonly string[]
}

const nothing: TextFacts = { lines: [], pictures: 0, wordless: 0, tables: 0, figures: [] }

const inLine = ['text', 'link', 'autolink', 'equation', 'tab']

function read(root: RichTextNode): TextFacts {
  const lines: string[] = []
  const figures: string[] = []
  let line = ''
  let pictures = 0
  let wordless = 0
  let tables = 0
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim())
    line = ''
  }
  const walk = (node: RichTextNode) => {
    if (node.type === 'linebreak') end()
    else if (node.type === 'equation') line += '▢'
    else if (node.type === 'image') {
      pictures += 1
      if ((textOf(node, 'altText') ?? '').trim() === '') wordless += 1
    } else if (node.type === 'figure') figures.push(textOf(node, 'kind') ?? '')
    else {
      if (node.type === 'table') tables += 1
      line += textOf(node, 'text') ?? ''
      for (const child of node.children ?? []) walk(child)
      if (!inLine.includes(node.type)) end()
    }
  }
  walk(root)
  end()
  return { lines, pictures, wordless, tables, figures }
}

/** Kept for each text, part and question, because a key stroke changes one of them. */
const richFacts = keptFor(({ root }: RichText) => read(root))

export function textFacts(text: RichText | string | null | undefined): TextFacts {
  if (text === null || text === undefined) return nothing
  if (typeof text === 'string')
    return { ...nothing, lines: text.split('\n').filter((line) => line.trim() !== '') }
  return richFacts(text)
}

const together = (all: readonly TextFacts[]): TextFacts => ({
  lines: all.flatMap(({ lines }) => lines),
  pictures: all.reduce((sum, one) => sum + one.pictures, 0),
  wordless: all.reduce((sum, one) => sum + one.wordless, 0),
  tables: all.reduce((sum, one) => sum + one.tables, 0),
  figures: all.flatMap(({ figures }) => figures),
})

/** What a part asks and shows, without its options and its answer. */
export const partFacts = keptFor(({ question, label, richText }: CheckedPart) =>
  together([textFacts(question), textFacts(label), textFacts(richText)]),
)

/** What a question with all its parts asks and shows. */
export const questionFacts = keptFor(({ richText, fields }: CheckedQuestion) =>
  together([textFacts(richText), ...fields.map(partFacts)]),
)

/** Whether there is anything to read or to see. */
export const saysNothing = ({ lines, pictures, tables, figures }: TextFacts): boolean =>
  lines.length === 0 && pictures === 0 && tables === 0 && figures.length === 0

/** What the memorandum says to a part, in lines. */
export function answerLines({ answer }: CheckedPart): readonly string[] {
  if (answer === null || answer === undefined) return []
  if (Array.isArray(answer)) return answer.filter((one) => one.trim() !== '')
  return textFacts(answer).lines
}

/** An answer may also be a drawing. */
export const isAnswered = (part: CheckedPart): boolean =>
  answerLines(part).length > 0 ||
  (part.answer !== null &&
    typeof part.answer === 'object' &&
    !Array.isArray(part.answer) &&
    !saysNothing(textFacts(part.answer)))
