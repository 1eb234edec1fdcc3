import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { subscriptionWord } from './subscription-words.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })

test.each([
  ['ACTIVE', 'Active'],
  ['CANCELLED', 'Cancelled'],
  ['Processing', 'Processing'],
  ['IN REVIEW', 'Processing'],
  ['FAILED', 'Failed payment'],
  ['something new', 'No active subscription'],
  [null, 'No active subscription'],
])('%s is shown as "%s"', (text, word) => {
  expect(subscriptionWord(intl, text)).toBe(word)
})
