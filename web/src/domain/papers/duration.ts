import type { PaperWords } from './paper-words.ts'

type TimeWords = Pick<PaperWords, 'Hour' | 'Hours' | 'Minute' | 'Minutes'>

/** "1 hour 30 minutes", in the paper's words. */
export function durationWords(minutes: number, words: TimeWords): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? words.Hour : words.Hours}`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest} ${rest === 1 ? words.Minute : words.Minutes}`] : []),
  ]
  // The number and its unit stay on one line.
  return parts.map((part) => part.replace(' ', '\u00a0')).join(' ')
}
