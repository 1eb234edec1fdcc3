import { createIntl } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstQuotation, sendQuotationSchema } from './send-quotation-schema.ts'

// Half past one of the morning in South Africa, the day before in UTC.
beforeEach(() => vi.useFakeTimers({ now: new Date('2031-02-09T23:30:00Z') }))
afterEach(() => vi.useRealTimers())

const intl = createIntl({ locale: 'en', onError: () => undefined })

test('a quotation usually holds for thirty days', () => {
  expect(firstQuotation()).toEqual({ validUntil: '2031-03-12', sentTo: '' })
})

test.each([
  ['2031-02-09', false],
  ['2031-02-10', true],
  ['2031-05-11', true],
  ['2031-05-12', false],
  ['', false],
])('its last day may be from today until 90 days ahead: %s is %s', (validUntil, allowed) => {
  expect(sendQuotationSchema(intl).safeParse({ validUntil, sentTo: '' }).success).toBe(allowed)
})

test.each([
  ['', true],
  [' bursar@school.example ', true],
  ['bursar', false],
])('it is sent to an address or to nobody else: %o is %s', (sentTo, allowed) => {
  expect(sendQuotationSchema(intl).safeParse({ validUntil: '2031-02-10', sentTo }).success).toBe(
    allowed,
  )
})
