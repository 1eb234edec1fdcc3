export { optionLetter } from '@/domain/papers/option-letter.ts'
export { partDepth, partNumber } from '@/domain/papers/part-number.ts'

/** "Question 1: Maps". A word that the number or title already contains is not repeated. */
export function headed(word: string, number: string, title: string | null | undefined): string {
  const starts = (text: string, start: string) => text.toLowerCase().startsWith(start.toLowerCase())
  const own = number.trim()
  const name = starts(own, word) ? own : `${word} ${own}`
  const rest = (title ?? '').trim()
  if (rest === '') return name
  return starts(rest, name) ? rest : `${name}: ${rest}`
}
