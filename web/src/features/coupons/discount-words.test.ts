import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { discountWords } from './discount-words.ts'

test.each([
  ['en', 'PERCENTAGE', '12.50', '12.5%'],
  ['af', 'PERCENTAGE', '12.50', '12,5%'],
  ['en', 'PERCENTAGE', '100.00', '100%'],
  ['en', 'AMOUNT', '1250.00', 'R1,250.00'],
])('in %s, %s %s reads %s', (locale, discountType, discountValue, words) => {
  const intl = createIntl({ locale, onError: () => undefined })
  expect(discountWords({ discountType, discountValue }, intl)).toBe(words)
})
