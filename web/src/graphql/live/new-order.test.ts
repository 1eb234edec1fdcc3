import { expect, test } from 'vitest'
import { newOrder } from './new-order.ts'

const now = Date.parse('2026-11-24T10:00:00Z')

test.each([
  ['a cart', { order_status: 'PENDING', order_date_time: null }, null],
  [
    'an order placed now',
    { order_status: 'PROCESSING', order_date_time: '2026-11-24T11:59:58+02:00' },
    'teacher_products_order',
  ],
  [
    'a quote made now',
    { order_status: 'QUOTING', order_date_time: '2026-11-24T09:55:00Z' },
    'quote',
  ],
  [
    'an old order that was paid now',
    { order_status: 'PAID', order_date_time: '2026-11-24T09:00:00Z' },
    null,
  ],
  ['a row without its columns', {}, null],
])('%s', (_what, row, news) => {
  expect(newOrder(row, now)).toBe(news)
})
