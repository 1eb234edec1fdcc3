import type { PaperLanguage } from './paper-words.ts'

/** "2026-11-24" as it is read; anything else as it was written. */
export function dateWords(value: string, language: PaperLanguage): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(Date.parse(value))) return value
  return new Intl.DateTimeFormat(`${language}-ZA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(value),
  )
}
