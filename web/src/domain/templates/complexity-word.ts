import { defineMessages, type IntlShape } from 'react-intl'

const words = defineMessages({
  Simple: { defaultMessage: 'Simple', id: 'D+cOTU' },
  Detailed: { defaultMessage: 'Detailed', id: 'MR6Iqp' },
})

/** How elaborate a lesson or a paper is. */
export const complexityWord = (intl: IntlShape, complexity: string): string =>
  intl.formatMessage(complexity === 'Detailed' ? words.Detailed : words.Simple)
