import { beforeEach, expect, test, vi } from 'vitest'
import { checkToken, compareToken } from '@/features/account/session/check-token.ts'
import { CartDocument } from '@/features/cart/cart.generated.ts'
import type { KeyedChange } from '@/graphql/live/apply-change.ts'
import { startLive } from '@/graphql/live/start-live.ts'
import { nodeIdOf } from '@/graphql/node-id.ts'
import { openWindow } from '@/testing/live-page.ts'
import { followCart } from './cart.ts'
import { refreshOwnership } from './ownership.ts'
import { specialsOf, startLiveUpdates } from './start.ts'

vi.mock('@/features/account/session/check-token.ts', () => ({
  checkToken: vi.fn(() => Promise.resolve()),
  compareToken: vi.fn(() => Promise.resolve()),
}))
vi.mock('@/graphql/live/start-live.ts', () => ({ startLive: vi.fn() }))
vi.mock('./ownership.ts', () => ({ refreshOwnership: vi.fn(() => Promise.resolve()) }))
beforeEach(() => {
  vi.clearAllMocks()
})

const reader = { userId: 'thandi', groups: ['teacher'] }
const order = (kind: KeyedChange['kind'], row: Record<string, unknown>): KeyedChange => ({
  table: 'teacher_products_order',
  kind,
  row,
  id: 'o1',
})

const updatedAt = '2026-11-21T03:10:53.858107+00:00'

/** A window with this cart, or without one. */
function open(cartId: string | null) {
  const page = openWindow({})
  const refetch = vi.spyOn(page.client, 'refetchQueries').mockReturnValue(
    // Nothing awaits the result.
    Promise.resolve([]) as unknown as ReturnType<typeof page.client.refetchQueries>,
  )
  const myCart =
    cartId === null
      ? null
      : {
          __typename: 'TeacherProductsOrder',
          nodeId: nodeIdOf('teacher_products_order', cartId),
          updatedAt,
        }
  vi.spyOn(page.client, 'readQuery').mockReturnValue({ myCart })
  return { ...page, refetch }
}

test('a cart that changed elsewhere is read again', () => {
  const { client, refetch } = open('o1')
  followCart(client, order('UPDATE', { updated_at: '2026-11-21T03:11:00.000000+00:00' }))
  expect(refetch).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ include: [CartDocument] }),
  )
})

test('a cart that this window changed is not read again, in whatever format the time is written', () => {
  const { client, refetch } = open('o1')
  followCart(client, order('UPDATE', { updated_at: '2026-11-21T05:10:53.858107+02:00' }))
  expect(refetch).not.toHaveBeenCalled()
})

test('another order placed at the same moment may be the new cart', () => {
  const { client, refetch } = open('another')
  followCart(client, order('INSERT', { updated_at: updatedAt }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('a person’s first cart is read', () => {
  const { client, refetch } = open(null)
  followCart(client, order('INSERT', {}))
  expect(refetch).toHaveBeenCalledOnce()
})

test('the deletion of one’s own cart is followed, a stranger’s is not', () => {
  const other = open('another')
  followCart(other.client, order('DELETE', {}))
  expect(other.refetch).not.toHaveBeenCalled()
  const own = open('o1')
  followCart(own.client, order('DELETE', {}))
  expect(own.refetch).toHaveBeenCalledOnce()
})

test('ownership is read when an order gives or takes resources, and after an addition to the library', () => {
  const { client } = open(null)
  const specials = specialsOf(client)
  for (const order_status of ['PENDING', 'QUOTING']) {
    specials.ownership(order('UPDATE', { order_status }), reader)
  }
  expect(refreshOwnership).not.toHaveBeenCalled()
  specials.ownership(order('UPDATE', { order_status: 'PAID' }), reader)
  expect(refreshOwnership).toHaveBeenCalledExactlyOnceWith(client)
  specials.ownership({ ...order('INSERT', {}), table: 'product_subscription' }, reader)
  expect(refreshOwnership).toHaveBeenCalledTimes(2)
})

test('the profile’s token is compared, if there is one', () => {
  const { client } = open(null)
  const { session } = specialsOf(client)
  session(order('UPDATE', { session_token: null }), reader)
  expect(compareToken).not.toHaveBeenCalled()
  session(order('UPDATE', { session_token: 'elsewhere' }), reader)
  expect(compareToken).toHaveBeenCalledExactlyOnceWith(client, 'elsewhere')
})

test('failures in the background are not shown', async () => {
  const { client } = open(null)
  const specials = specialsOf(client)
  vi.mocked(refreshOwnership).mockRejectedValueOnce(new Error('offline'))
  vi.mocked(compareToken).mockRejectedValueOnce(new Error('offline'))
  vi.mocked(checkToken).mockRejectedValueOnce(new Error('offline'))
  specials.ownership(order('UPDATE', { order_status: 'PAID' }), reader)
  specials.session(order('UPDATE', { session_token: 'elsewhere' }), reader)
  startLiveUpdates(client)
  vi.mocked(startLive).mock.calls[0]?.[0].onStarted(reader)
  await new Promise((resolve) => setTimeout(resolve, 0))
})

test('the token is read when changes start to arrive, but not for a visitor', () => {
  const { client } = open(null)
  startLiveUpdates(client)
  const [options] = vi.mocked(startLive).mock.calls[0] ?? []
  options?.onStarted({ userId: null, groups: [] })
  expect(checkToken).not.toHaveBeenCalled()
  options?.onStarted(reader)
  expect(checkToken).toHaveBeenCalledExactlyOnceWith(client, 'thandi')
})

test('the cart is among the tables that the app follows', () => {
  const { client, refetch } = open(null)
  specialsOf(client).cart(order('INSERT', {}), reader)
  expect(refetch).toHaveBeenCalledOnce()
})
