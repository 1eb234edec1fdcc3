import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { spokenMinutes } from './spoken-minutes.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [90, '1 hour 30 minutes'],
  [120, '2 hours'],
])('%i minutes are "%s"', (minutes, words) => {
  expect(spokenMinutes(intl, minutes)).toBe(words)
})
