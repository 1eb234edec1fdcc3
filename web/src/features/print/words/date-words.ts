import { formatDay } from '@/lib/dates.ts'
import type { PaperLanguage } from './paper-words.ts'

/** "2026-11-24" in words; any other text unchanged. */
export function dateWords(value: string, language: PaperLanguage): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(Date.parse(value))) return value
  return formatDay(value, language)
}
