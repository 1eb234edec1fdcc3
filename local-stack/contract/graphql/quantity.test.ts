import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inject } from 'vitest'
import type { Person } from '../gateway/people.ts'
import { rest } from '../rest/api.ts'
import { messages } from './api.ts'
import { ask, insert, newTeacher, remove } from './teachers.ts'

// A buyer orders several of a posted book, in turns by GraphQL and REST.

const people: Person[] = []
const rows: [string, string][] = []
afterAll(() => remove(people, rows))

const cartQuery = `{ myCart { id orderTotal shippingFee orderLineCollection { edges { node {
  id quantity unitPrice linePrice } } } } }`
const cartSchema = z.object({
  myCart: z.object({
    id: z.string(),
    orderTotal: z.string(),
    shippingFee: z.string(),
    orderLineCollection: z.object({
      edges: z.array(
        z.object({
          node: z.object({
            id: z.string(),
            quantity: z.number(),
            unitPrice: z.string(),
            linePrice: z.string(),
          }),
        }),
      ),
    }),
  }),
})
const address = {
  address1: '12 Marula Street',
  address2: '',
  city: 'Polokwane',
  province: 'Limpopo',
  postalCode: '0699',
  country: 'South Africa',
  phoneNumber: '+27 82 123 4567',
}
const change =
  'mutation ($id: UUID!, $many: Int!) { changeQuantity(lineId: $id, quantity: $many) { quantity linePrice } }'

test('a quantity is changed by GraphQL and by REST, within its limits, and ordered', async () => {
  const buyer = await newTeacher()
  people.push(buyer)
  const product = await insert('product', {
    title: 'Atlas for quantities',
    price: '33.33',
    discount_percentage: '10',
    physical: true,
    e_commerce_product: true,
    publish_date: '2025-01-15',
    thumbnails: ['Products/cover.webp'],
  })
  rows.push(['product', product])
  await ask(buyer, 'mutation ($id: UUID!) { addToCart(productId: $id) { id } }', { id: product })
  const cart = async () => cartSchema.parse((await ask(buyer, cartQuery)).data).myCart
  const line = (await cart()).orderLineCollection.edges[0]?.node
  const id = line?.id ?? ''
  expect(line).toMatchObject({ quantity: 1, unitPrice: '30.00', linePrice: '30.00' })

  expect((await ask(buyer, change, { id, many: 3 })).data).toEqual({
    changeQuantity: { quantity: 3, linePrice: '90.00' },
  })
  expect(await cart()).toMatchObject({ orderTotal: '250.00', shippingFee: '160.00' })
  const byRest = async (path: string, method: string, body: object) =>
    rest(path, {
      method,
      body,
      key: inject('supabase').publishableKey,
      headers: { authorization: `Bearer ${buyer.token}` },
    })
  const changed = await byRest('rpc/change_quantity', 'POST', { line_id: id, quantity: 5 })
  expect([changed.status, changed.body]).toEqual([
    200,
    expect.objectContaining({ line_price: 150 }),
  ])

  expect(messages(await ask(buyer, change, { id, many: 100 }))).toEqual(['quantity_not_allowed'])
  const none = await byRest('rpc/change_quantity', 'POST', { line_id: id, quantity: 0 })
  expect([none.status, none.body]).toEqual([
    422,
    expect.objectContaining({ message: 'quantity_not_allowed' }),
  ])
  // The table itself is closed.
  expect((await byRest(`order_line?id=eq.${id}`, 'PATCH', { quantity: 1 })).status).toBe(403)
  const { id: order, orderTotal } = await cart()
  expect(orderTotal).toBe('310.00')

  const placed = await ask(
    buyer,
    `mutation ($id: UUID!, $total: BigFloat!, $to: JSON!) {
      checkout(orderId: $id, paymentMethod: "EFT", expectedTotal: $total, shippingDetails: $to) {
        orderStatus orderTotal } }`,
    { id: order, total: orderTotal, to: JSON.stringify(address) },
  )
  expect(placed.data).toEqual({ checkout: { orderStatus: 'PROCESSING', orderTotal: '310.00' } })
  expect(messages(await ask(buyer, change, { id, many: 2 }))).toEqual(['line_not_found'])
})
