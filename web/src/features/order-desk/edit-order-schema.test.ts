import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { deskOrderLike } from './desk-order-sample.ts'
import {
  editOrderSchema,
  isWholeOrder,
  valuesOfOrder,
  type EditValues,
} from './edit-order-schema.ts'
import type { OrderedItem } from './goods/ordered-item.ts'

const intl = createIntl({ locale: 'en' })

/** What is wrong with values that differ from those of the order, by field. */
function faults(order: ReturnType<typeof deskOrderLike>, typed: Partial<EditValues>) {
  const { error } = editOrderSchema(intl, order).safeParse({ ...valuesOfOrder(order), ...typed })
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
}

test('the address of a posted order is needed, with the messages of the specification', () => {
  const order = deskOrderLike({ orderStatus: 'PROCESSING' })
  expect(faults(order, {})).toEqual({})
  expect(
    faults(order, {
      address1: ' ',
      city: '',
      province: '',
      postalCode: '',
      country: '',
      phoneNumber: '',
    }),
  ).toEqual({
    address1: 'Address is required',
    city: 'City is required',
    province: 'Province is required',
    postalCode: 'Postal code is required',
    country: 'Country is required',
    phoneNumber: 'Phone number is required',
  })
  expect(faults(order, { phoneNumber: '12' })).toEqual({
    phoneNumber: 'Invalid South African phone number',
  })
})

test('a quote may be without an address, until it is placed', () => {
  const quote = deskOrderLike({ orderStatus: 'QUOTING', orderShippingDetails: null })
  expect(faults(quote, {})).toEqual({})
  expect(faults(quote, { orderStatus: 'CANCELLED' })).toEqual({})
  expect(faults(quote, { city: 'Polokwane' })).toHaveProperty('address1', 'Address is required')
  expect(faults(quote, { orderStatus: 'PROCESSING' })).toHaveProperty('city', 'City is required')
})

test('nothing but the status is looked at where nothing else may be changed', () => {
  const paid = deskOrderLike({ orderStatus: 'PAID', orderShippingDetails: null })
  expect(faults(paid, { orderStatus: 'CANCELLED', items: [] })).toEqual({})
})

test('an order of downloads needs no address', () => {
  const order = deskOrderLike({ orderStatus: 'PROCESSING', orderShippingDetails: null })
  const lines = order.lines.map((line) => ({ ...line, physical: false }))
  expect(faults({ ...order, lines }, {})).toEqual({})
})

test('goods are required, and their questions answered', () => {
  const order = deskOrderLike({ orderStatus: 'PROCESSING' })
  const [item] = valuesOfOrder(order).items
  expect(item).toMatchObject({ quantity: '1', answers: ['Grade 4A'] })
  expect(faults(order, { items: [] })).toEqual({ items: 'Products are required' })
  expect(faults(order, { items: [{ ...item, answers: [''] } as OrderedItem] })).toEqual({
    'items.0.answers.0': 'This field is required',
  })
})

test('an order with a resource that was deleted is edited without its goods', () => {
  const order = deskOrderLike({ orderStatus: 'PROCESSING' })
  const lines = order.lines.map((line) => ({ ...line, productId: null }))
  expect(isWholeOrder(order)).toBe(true)
  expect(isWholeOrder({ ...order, lines })).toBe(false)
  const typed = { items: [{ ...valuesOfOrder(order).items[0], answers: [''] } as OrderedItem] }
  expect(faults({ ...order, lines }, typed)).toEqual({})
  expect(faults({ ...order, lines }, { ...typed, city: '' })).toEqual({ city: 'City is required' })
})

test('an order keeps a payment method; a quote has none', () => {
  const order = deskOrderLike({ orderStatus: 'PROCESSING' })
  expect(faults(order, { paymentMethod: '' })).toEqual({
    paymentMethod: 'a Payment Method is required',
  })
  const quote = deskOrderLike({ orderStatus: 'QUOTING', orderPaymentMethod: null })
  expect(faults(quote, {})).toEqual({})
})
