export { optionLetter } from '@/domain/papers/option-letter.ts'

const whole = /^\d+$/
const decimal = /^\d+(\.\d+)*$/

const bare = (number: string) => number.trim().replace(/\.$/, '')

/** "1.2" for a part numbered 2 or 1.2 in question 1; letters and other numbers are kept. */
export function partNumber(question: string, part: string): string {
  const own = bare(part)
  const parent = bare(question)
  return whole.test(own) && decimal.test(parent) ? `${parent}.${own}` : own
}

/** The level of a part below its question: 1.2 is one, 1.2.1 two; the paper has three at most. */
export const partDepth = (number: string): number =>
  decimal.test(number) ? Math.min(3, Math.max(1, number.split('.').length - 1)) : 1

/** "Question 1: Maps". A word that the number or title already contains is not repeated. */
export function headed(word: string, number: string, title: string | null | undefined): string {
  const starts = (text: string, start: string) => text.toLowerCase().startsWith(start.toLowerCase())
  const own = number.trim()
  const name = starts(own, word) ? own : `${word} ${own}`
  const rest = (title ?? '').trim()
  if (rest === '') return name
  return starts(rest, name) ? rest : `${name}: ${rest}`
}
