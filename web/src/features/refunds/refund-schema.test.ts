import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { chosenLines, everything, refundSchema, valuesOf } from './refund-schema.ts'
import type { OrderRefunds } from './refunds-document.ts'

const facts: OrderRefunds = {
  updatedAt: '2026-11-25T10:00:00+00:00',
  refundable: true,
  couponCode: null,
  byCard: false,
  paidWith: null,
  refundedAmount: '0',
  left: '330.00',
  delivery: '160.00',
  lines: [
    {
      lineId: 'file',
      title: 'Fractions',
      language: 'en',
      physical: false,
      bundle: false,
      left: 1,
      each: '50.00',
      downloads: 2,
    },
    {
      lineId: 'posters',
      title: 'Poster',
      language: null,
      physical: true,
      bundle: false,
      left: 3,
      each: '40.00',
      downloads: 0,
    },
  ],
  refunds: [],
}
const intl = createIntl({ locale: 'en', onError: () => undefined })
const first = { ...valuesOf(facts), reason: 'faulty' }
const issues = (values: typeof first, of = facts) =>
  refundSchema(intl, of)
    .safeParse(values)
    .error?.issues.map(({ path }) => path.join('.')) ?? []

const of = (lineId: string, change: Partial<(typeof first.lines)[number]>) => ({
  ...first,
  lines: first.lines.map((line) =>
    line.lineId === lineId ? { ...line, quantity: '1', chosen: true, ...change } : line,
  ),
})

test('a file that is given back is taken out of the library, or kept', () => {
  const given = { lineId: 'file', quantity: 1 }
  expect(chosenLines(facts, of('file', {}))).toEqual([{ ...given, withdraw: true }])
  expect(chosenLines(facts, of('file', { content: 'kept' }))).toEqual([
    { ...given, withdraw: false },
  ])
})

test('posted goods may be ordered again once all of them were given back', () => {
  const given = (quantity: string) => chosenLines(facts, of('posters', { quantity }))
  expect(given('2')).toEqual([{ lineId: 'posters', quantity: 2, withdraw: false }])
  expect(given('3')).toEqual([{ lineId: 'posters', quantity: 3, withdraw: true }])
})

test.each(['0', '4', '', '1.5', '-1'])(
  '%j of three posters is refused, and is not asked for',
  (quantity) => {
    const values = of('posters', { quantity })
    expect(issues(values)).toEqual(['lines.1.quantity'])
    expect(chosenLines(facts, values)).toEqual([])
  },
)

test('what somebody else has given back meanwhile is not asked for', () => {
  const fewer = { ...facts, lines: facts.lines.slice(1) }
  expect(chosenLines(fewer, everything(facts, first))).toEqual([
    { lineId: 'posters', quantity: 3, withdraw: true },
  ])
})

test('a number that is not chosen is not judged', () => {
  expect(issues(of('posters', { quantity: '9', chosen: false }))).toEqual([])
})

test('everything that is left is every line, as often as it is left, and the delivery', () => {
  const all = everything(facts, first)
  expect(chosenLines(facts, all).map(({ quantity }) => quantity)).toEqual([1, 3])
  expect(all.delivery).toBe(true)
  expect(everything({ ...facts, delivery: null }, first).delivery).toBe(false)
})

test('a card needs the reference of the provider, and every refund a reason', () => {
  const byCard = { ...facts, byCard: true }
  expect(valuesOf(byCard).method).toBe('PayFast')
  expect(issues({ ...first, method: 'PayFast' }, byCard)).toEqual(['providerReference'])
  expect(issues({ ...first, method: 'PayFast', providerReference: '1089250' }, byCard)).toEqual([])
  expect(issues({ ...first, reason: '' })).toEqual(['reason'])
})
