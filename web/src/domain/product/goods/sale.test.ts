import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { saleFaults } from './sale-schema.ts'
import { saleOf, saleValues } from './sale-values.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })

const stored = {
  salePercentage: '20.00',
  saleStartsAt: '2097-02-01T06:00:30+00:00',
  saleEndsAt: '2097-02-08T21:59:00+00:00',
}

test('a sale is shown in South African time and written as it was when nobody touched it', () => {
  const values = saleValues(stored)
  expect(values).toEqual({
    onSale: true,
    salePercentage: '20.00',
    saleStartsAt: '2097-02-01T08:00',
    saleEndsAt: '2097-02-08T23:59',
  })
  expect(saleOf(values, stored)).toEqual(stored)
  expect(saleOf({ ...values, saleEndsAt: '2097-02-09T12:00' }, stored)).toEqual({
    ...stored,
    saleEndsAt: '2097-02-09T10:00:00.000Z',
  })
})

test('switched off, all three columns become empty and the fields keep what was typed', () => {
  const none = { salePercentage: null, saleStartsAt: null, saleEndsAt: null }
  expect(saleOf({ ...saleValues(stored), onSale: false }, stored)).toEqual(none)
  expect(saleValues(null)).toEqual({
    onSale: false,
    salePercentage: '',
    saleStartsAt: '',
    saleEndsAt: '',
  })
})

const typed = {
  salePercentage: '20',
  saleStartsAt: '2097-02-01T08:00',
  saleEndsAt: '2097-02-08T23:59',
}

test.each([
  ['A sale takes off more than 0 and at most 100 per cent.', { salePercentage: '0' }],
  ['A sale takes off more than 0 and at most 100 per cent.', { salePercentage: '100.5' }],
  ['A sale takes off more than 0 and at most 100 per cent.', { salePercentage: '' }],
  ['Say from when the sale runs.', { saleStartsAt: '2097-02-01T' }],
  ['Say until when the sale runs.', { saleEndsAt: '' }],
  ['The sale has to end after it starts.', { saleEndsAt: '2097-02-01T08:00' }],
  [
    'This moment has passed. Choose a later one.',
    { saleStartsAt: '2020-01-01T08:00', saleEndsAt: '2020-02-01T08:00' },
  ],
])('%s', (message, change) => {
  expect(saleFaults(intl, typed)).toEqual([])
  expect(saleFaults(intl, { ...typed, ...change }).map((fault) => fault.message)).toEqual([message])
})
