import { expect, test } from 'vitest'
import { deskOrderLike } from './desk-order-sample.ts'
import { valuesOfOrder } from './edit-order-schema.ts'
import { editRequest } from './save-order.ts'

const order = deskOrderLike()
const version = order.updatedAt
const values = valuesOfOrder(order)

test('only the status is sent when only the status changed', () => {
  const moved = { ...values, orderStatus: 'PAID' }
  expect(editRequest(order, moved, { version, changed: ['orderStatus'] })).toMatchObject({
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
  const sent = editRequest(order, city, { version, changed: ['city'] })
  expect(sent).toMatchObject({ changes: true, items: null, moves: false, seenAt: version })
  expect(JSON.parse(sent.shippingDetails ?? '')).toEqual({
    ...order.orderShippingDetails,
    city: 'Tzaneen',
  })
  const answered = editRequest(
    order,
    { ...values, answers: [['Grade 5']] },
    { version, changed: ['answers'] },
  )
  expect(JSON.parse(answered.items ?? '')).toEqual([
    { productId: order.lines[0]?.productId, answers: ['Grade 5'] },
  ])
  expect(answered).toMatchObject({ shippingDetails: null, paymentMethod: 'EFT' })
})
