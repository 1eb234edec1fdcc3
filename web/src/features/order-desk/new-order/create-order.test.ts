import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { goodsLike, itemLike } from '../goods/goods-sample.ts'
import { noShippingDetails } from '@/domain/shipping/shipping-schema.ts'
import { createOrder, createVariables } from './create-order.ts'

const hurry = vi.hoisted(() => ({ hurryOrderMail: vi.fn() }))
vi.mock('@/domain/order/hurry-order-mail.ts', () => hurry)

const sending = { total: '240.00', id: 'new-id' }
const client = { mutate: vi.fn(), query: vi.fn(), refetchQueries: vi.fn().mockResolvedValue([]) }

beforeEach(() => {
  hurry.hurryOrderMail.mockReset()
  client.mutate
    .mockReset()
    .mockResolvedValue({ data: { created: { id: 'new-id', orderNumber: '261126-10000000' } } })
})

const create = async (kind: 'order' | 'quote', total: string | null = '240.00') =>
  createOrder(client as never, kind, 'profile', goodsLike(), { ...sending, total })

test('the address is sent only when something is posted and one was typed', () => {
  const sent = (change: Parameters<typeof goodsLike>[0]) =>
    createVariables('profile', goodsLike(change), sending).shippingDetails
  expect(JSON.parse(sent({}) ?? '')).toMatchObject({ city: 'Polokwane' })
  expect(sent({ items: [itemLike({ physical: false })] })).toBeNull()
  expect(sent(noShippingDetails)).toBeNull()
})

test('an order is made with what was shown, and its confirmation sent; a quote waits for the customer', async () => {
  expect(await create('order')).toEqual({ id: 'new-id', orderNumber: '261126-10000000' })
  expect(client.mutate).toHaveBeenLastCalledWith(
    expect.objectContaining({
      variables: expect.objectContaining({
        expectedTotal: '240.00',
        newId: 'new-id',
        paymentMethod: 'EFT',
      }) as unknown,
    }),
  )
  expect(hurry.hurryOrderMail).toHaveBeenCalledOnce()
  await create('quote')
  expect(client.mutate.mock.lastCall?.[0]).not.toHaveProperty('variables.paymentMethod')
  expect(hurry.hurryOrderMail).toHaveBeenCalledOnce()
})

test('nothing is made for a total that nobody saw, or that is another by now', async () => {
  await expect(create('order', null)).rejects.toMatchObject({ code: 'amount_changed' })
  expect(client.mutate).not.toHaveBeenCalled()
  client.mutate.mockRejectedValue(new AppError('order_total_changed'))
  await expect(create('order')).rejects.toMatchObject({ code: 'amount_changed' })
  client.mutate.mockRejectedValue(new AppError('quote_exists'))
  await expect(create('quote')).rejects.toMatchObject({ code: 'quote_exists' })
  expect(client.refetchQueries).toHaveBeenCalled()
})
