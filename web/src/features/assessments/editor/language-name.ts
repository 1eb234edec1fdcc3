import { defineMessages, type IntlShape } from 'react-intl'
import type { PaperLanguage } from '@/domain/papers/paper-words.ts'

const names = defineMessages({
  en: { defaultMessage: 'English', id: 'WkrNSk' },
  af: { defaultMessage: 'Afrikaans', id: 'GAyB2V' },
})

/** What a language of papers is called, in the reader's language. */
export const languageName = (intl: IntlShape, language: PaperLanguage): string =>
  intl.formatMessage(names[language])
