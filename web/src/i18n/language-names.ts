import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'

/** The languages that a profile may name (T9.1). The English name is stored. */
export const languageNames = defineMessages({
  Afrikaans: { defaultMessage: 'Afrikaans', id: 'GAyB2V' },
  English: { defaultMessage: 'English', id: '0uVz7H', description: 'A language' },
  Xhosa: { defaultMessage: 'Xhosa', id: 'Me89Yu' },
  Zulu: { defaultMessage: 'Zulu', id: 'eIdxbu' },
  Sotho: { defaultMessage: 'Sotho', id: 'CTMSVJ' },
})

/** The name of a language, which is stored in English, in the reader's language. */
export function languageName(intl: IntlShape, name: string): string {
  const known = (languageNames as Partial<Record<string, MessageDescriptor>>)[name] // any text may be passed
  return known === undefined ? name : intl.formatMessage(known)
}
