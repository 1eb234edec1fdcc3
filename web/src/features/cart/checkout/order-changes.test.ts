import { expect, test } from 'vitest'
import { afterOwnChange, changesBetween, type OrderFacts } from './order-changes.ts'

const seen: OrderFacts = {
  id: 'o',
  total: 29_000,
  delivery: 16_000,
  coupon: 'WINTER',
  couponOff: 1000,
  lines: {
    a: { title: 'Atlas', unitPrice: 5000, quantity: 2, orderable: true },
    b: { title: 'Breuke', unitPrice: 4000, quantity: 1, orderable: true },
  },
}
const { a, b } = seen.lines
if (!a || !b) throw new Error('no lines')

test.each<[string, Partial<OrderFacts>, unknown[]]>([
  ['nothing', {}, []],
  [
    'a price',
    { lines: { a: { ...a, unitPrice: 5900 }, b }, total: 30_800 },
    [
      { kind: 'price', title: 'Atlas', from: 5000, to: 5900 },
      { kind: 'total', from: 29_000, to: 30_800 },
    ],
  ],
  [
    'two prices that leave the total as it was',
    { lines: { a: { ...a, unitPrice: 5500 }, b: { ...b, unitPrice: 3000 } } },
    [
      { kind: 'price', title: 'Atlas', from: 5000, to: 5500 },
      { kind: 'price', title: 'Breuke', from: 4000, to: 3000 },
    ],
  ],
  [
    'a quantity, in another window',
    { lines: { a: { ...a, quantity: 3 }, b } },
    [{ kind: 'quantity', title: 'Atlas', from: 2, to: 3 }],
  ],
  [
    'what is sold no longer',
    { lines: { a, b: { ...b, orderable: false } } },
    [{ kind: 'not-orderable', title: 'Breuke' }],
  ],
  [
    'what is gone, and what has come',
    { lines: { a, c: { ...b, title: 'Kaarte' } } },
    [
      { kind: 'removed', title: 'Breuke' },
      { kind: 'added', title: 'Kaarte' },
    ],
  ],
  [
    'a coupon that gives less',
    { couponOff: 500 },
    [{ kind: 'coupon', code: 'WINTER', from: 1000, to: 500 }],
  ],
  [
    'a coupon that ended',
    { coupon: null, couponOff: 0 },
    [{ kind: 'coupon-gone', code: 'WINTER' }],
  ],
  ['the delivery', { delivery: 0 }, [{ kind: 'delivery', from: 16_000, to: 0 }]],
])('%s', (_, columns, changes) => {
  expect(changesBetween(seen, { ...seen, ...columns })).toEqual(changes)
})

test('what the buyer changed is no news, a price that came along is', () => {
  const now: OrderFacts = {
    ...seen,
    total: 10_000,
    delivery: 0,
    coupon: null,
    couponOff: 0,
    lines: { a: { ...a, quantity: 1, unitPrice: 10_000 } },
  }
  expect(changesBetween(afterOwnChange(seen, now), now)).toEqual([
    { kind: 'price', title: 'Atlas', from: 5000, to: 10_000 },
  ])
})
