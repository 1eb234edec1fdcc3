import type { IntlShape, MessageDescriptor } from 'react-intl'

/** A message where we write the words, a text where people do (the name of a school). */
export type Words = MessageDescriptor | string

export const say = (intl: IntlShape, words: Words): string =>
  typeof words === 'string' ? words : intl.formatMessage(words)
