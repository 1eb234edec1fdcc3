import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { editOrderSchema, valuesOfOrder, type EditValues } from './edit-order-schema.ts'
import { deskOrderLike } from './desk-order-sample.ts'

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
  expect(faults(paid, { orderStatus: 'CANCELLED', answers: [['']] })).toEqual({})
})

test('an order of downloads needs no address', () => {
  const order = deskOrderLike({ orderStatus: 'PROCESSING', orderShippingDetails: null })
  const lines = order.lines.map((line) => ({ ...line, physical: false }))
  expect(faults({ ...order, lines }, {})).toEqual({})
})

test('a required question needs its answer', () => {
  const order = deskOrderLike({ orderStatus: 'PROCESSING' })
  expect(valuesOfOrder(order).answers).toEqual([['Grade 4A']])
  expect(faults(order, { answers: [['']] })).toEqual({ 'answers.0.0': 'This field is required' })
})
