import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { noShippingDetails } from '@/domain/shipping/shipping-schema.ts'
import { goodsLike, itemLike } from './goods-sample.ts'
import { goodsProblems } from './goods-schema.ts'
import type { GoodsValues } from './goods-values.ts'

const intl = createIntl({ locale: 'en' })
const order = { address: true, method: true }
const quote = { address: false, method: false }

/** What is wrong, by field. */
const faults = (typed: Partial<GoodsValues>, needs = order) =>
  Object.fromEntries(
    goodsProblems(intl, goodsLike(typed), needs).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  )

test('an order needs goods and a payment method, with the messages of the specification', () => {
  expect(faults({})).toEqual({})
  expect(faults({ items: [], paymentMethod: '' })).toEqual({
    items: 'Products are required',
    paymentMethod: 'a Payment Method is required',
  })
  expect(faults({ items: [], paymentMethod: '' }, quote)).toEqual({
    items: 'Products are required',
  })
})

test('what is posted needs an address, of a quote only when one was begun', () => {
  expect(faults(noShippingDetails)).toMatchObject({
    address1: 'Address is required',
    city: 'City is required',
    province: 'Province is required',
    postalCode: 'Postal code is required',
    phoneNumber: 'Phone number is required',
  })
  expect(faults(noShippingDetails, quote)).toEqual({})
  expect(faults({ ...noShippingDetails, city: 'Giyani' }, quote)).toHaveProperty('address1')
  expect(faults({ ...noShippingDetails, items: [itemLike({ physical: false })] })).toEqual({})
})

test('a required question needs its answer, whichever resource asks it', () => {
  const items = [itemLike(), itemLike({ productId: 'other', answers: [' '] })]
  expect(faults({ items })).toEqual({ 'items.1.answers.0': 'This field is required' })
})

test.each(['', '0', '100', '1.5', '-1'])('%j of a resource cannot be ordered', (quantity) => {
  expect(faults({ items: [itemLike({ quantity })] })).toEqual({
    'items.0.quantity': 'You can order 1 to 99 of a resource.',
  })
  // A bundle is ordered once, whatever stands there.
  const bundle = itemLike({ quantity, productId: null, productBundleId: 'bundle' })
  expect(faults({ items: [bundle] })).toEqual({})
})

test('a code that was typed and not verified is not forgotten', () => {
  expect(faults({ couponTyped: 'LENTE10' })).toEqual({
    couponTyped: 'Verify this code first, or clear it.',
  })
})
