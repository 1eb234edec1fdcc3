import { declarations } from '../view/text-look.ts'

/** Bits of a text's format, as Lexical stores them. */
export const bits = { bold: 1, italic: 2, struck: 4, underline: 8, sub: 32, super: 64 } as const

const tagBits: Record<string, number> = {
  B: bits.bold,
  STRONG: bits.bold,
  I: bits.italic,
  EM: bits.italic,
  CITE: bits.italic,
  S: bits.struck,
  STRIKE: bits.struck,
  DEL: bits.struck,
  U: bits.underline,
  INS: bits.underline,
  SUB: bits.sub,
  SUP: bits.super,
}

const switched = (format: number, bit: number, on: boolean) => (on ? format | bit : format & ~bit)

/**
 * The format of the words in an element: that of the element around it, changed by its tag and then by its style. Google Docs
 * puts all into a <b> whose style says that it is not bold, and its formats into styles.
 */
export function inlineFormat(element: Element, around: number): number {
  let format = around | (tagBits[element.tagName] ?? 0)
  const style = declarations(element.getAttribute('style') ?? '')
  const weight = style.get('font-weight')
  if (weight !== undefined) {
    format = switched(format, bits.bold, weight.startsWith('bold') || Number(weight) >= 600)
  }
  const slant = style.get('font-style')
  if (slant !== undefined) format = switched(format, bits.italic, slant === 'italic')
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  if (line.includes('underline')) format |= bits.underline
  if (line.includes('line-through')) format |= bits.struck
  const raised = style.get('vertical-align')
  if (raised === 'sub') format |= bits.sub
  if (raised === 'super') format |= bits.super
  return format
}
