import { ownLanguage, paperLanguage, type PaperLanguage } from '@/domain/papers/paper-words.ts'
import { useLocale } from '@/i18n/locale.ts'
import type { Paper } from '../paper/paper.ts'
import { usePaper } from './editor-context.ts'

const known = { en: new WeakMap<object, PaperLanguage>(), af: new WeakMap<object, PaperLanguage>() }

/** Read once for all the fields that follow it. */
function languageOf(headings: Paper['headings'], locale: PaperLanguage): PaperLanguage {
  const language = known[locale].get(headings) ?? paperLanguage(headings, locale)
  known[locale].set(headings, language)
  return language
}

/** The language that the paper is in, by the words that the teacher chose for it. */
export function usePaperLanguage(): PaperLanguage {
  const locale = useLocale()
  return usePaper(({ headings, meta }) =>
    meta.otherLanguage === ''
      ? languageOf(headings, locale)
      : ownLanguage(headings, meta.otherLanguage, locale),
  )
}
