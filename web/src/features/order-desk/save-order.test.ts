import { expect, test } from 'vitest'
import { deskOrderLike } from './desk-order-sample.ts'
import { valuesOfOrder } from './edit-order-schema.ts'
import type { OrderedItem } from './goods/ordered-item.ts'
import { editRequest } from './save-order.ts'

const order = deskOrderLike()
const version = order.updatedAt
const values = valuesOfOrder(order)
const total = '240.00'

test('only the status is sent when only the status changed', () => {
  const moved = { ...values, orderStatus: 'PAID' }
  expect(editRequest(order, moved, { version, total, changed: ['orderStatus'] })).toMatchObject({
    changes: false,
    items: null,
    shippingDetails: null,
    moves: true,
    fromStatus: 'PROCESSING',
    toStatus: 'PAID',
  })
})

test('an address is sent as a whole, answers with every line, in the version that was read', () => {
  const city = { ...values, city: 'Tzaneen' }
  const sent = editRequest(order, city, { version, total, changed: ['city'] })
  expect(sent).toMatchObject({ changes: true, items: null, moves: false, seenAt: version })
  expect(JSON.parse(sent.shippingDetails ?? '')).toEqual({
    ...order.orderShippingDetails,
    city: 'Tzaneen',
  })
  const [item] = values.items
  const answered = editRequest(
    order,
    { ...values, items: [{ ...item, answers: ['Grade 5'] } as OrderedItem] },
    { version, total, changed: ['items'] },
  )
  expect(JSON.parse(answered.items ?? '')).toEqual([
    { productId: order.lines[0]?.productId, quantity: 1, answers: ['Grade 5'] },
  ])
  expect(answered).toMatchObject({
    shippingDetails: null,
    paymentMethod: 'EFT',
    couponCode: null,
    expectedTotal: total,
  })
})

test('a coupon is put on or taken off with the total that was shown, and nothing else is', () => {
  const put = { ...values, couponCode: 'LENTE10' }
  expect(editRequest(order, put, { version, total, changed: ['couponCode'] })).toMatchObject({
    changes: true,
    items: null,
    couponCode: 'LENTE10',
    expectedTotal: total,
  })
  const off = editRequest(order, values, { version, total, changed: ['couponCode'] })
  expect(off.couponCode).toBe('')
})

test('a quote has no payment method, and an address without anything to post is not sent', () => {
  const quote = { ...order, orderStatus: 'QUOTING' }
  const files = {
    ...values,
    city: 'Giyani',
    items: values.items.map((one) => ({ ...one, physical: false })),
  }
  expect(editRequest(quote, files, { version, total, changed: ['city', 'items'] })).toMatchObject({
    paymentMethod: null,
    shippingDetails: null,
  })
})
