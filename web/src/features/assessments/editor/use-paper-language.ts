import { paperLanguage, type PaperLanguage } from '@/domain/papers/paper-words.ts'
import { useLocale } from '@/i18n/locale.ts'
import { usePaper } from './editor-context.ts'

/** The language that the paper is in, by the words that the teacher chose for it. */
export function usePaperLanguage(): PaperLanguage {
  const locale = useLocale()
  return usePaper((paper) => paperLanguage(paper.headings, locale))
}
