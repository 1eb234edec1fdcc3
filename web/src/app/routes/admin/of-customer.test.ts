import { expect, test, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths.ts'
import { deskOrders } from '@/features/order-desk/desk-orders-list.ts'
import { deskQuotes } from '@/features/order-desk/desk-quotes-list.ts'
import { customerLoader } from './of-customer.ts'

vi.mock('@/graphql/client.ts', () => ({ apolloClient: { query: vi.fn() } }))

const id = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'
const owner = `${id}::thandi@kryt.example`
const orders = customerLoader(deskOrders, adminPaths.ordersOfCustomer)
const quotes = customerLoader(deskQuotes, adminPaths.quotesOfCustomer)

/** Where the address leads; null where it stays. */
const led = (
  loader: typeof orders,
  params: Record<string, string | undefined>,
  search = '',
): string | null =>
  loader({ params, request: new Request(`http://kryt.test/${search}`) })?.headers.get('location') ??
  null

const named = { teacherProfileId: id, owner }
const theirs = '?q=thandi%40kryt.example&placed=2000-01-01..'
const part = encodeURIComponent(owner)

test('a customer’s address shows everything that is theirs', () => {
  expect(led(orders, named)).toBe(`/admin/productorders/customer/${id}/${part}${theirs}`)
  expect(led(quotes, named)).toBe(`/admin/productorder-quotes/customer/${id}/${part}${theirs}`)
  expect(led(orders, { ...named, action: 'new' })).toBe(
    `/admin/productorders/customer/${id}/${part}/new${theirs}`,
  )
})

test('what the person searches for stays, and only "new" is an action', () => {
  expect(led(orders, named, '?status=PAID')).toBeNull()
  expect(led(orders, { ...named, action: 'new' }, '?status=PAID')).toBeNull()
  expect(led(orders, { ...named, action: 'delete' }, '?status=PAID')).toBe(
    `/admin/productorders/customer/${id}/${part}?status=PAID`,
  )
})

test.each([
  ['no owner', { teacherProfileId: id }],
  ['an owner without a uuid', { teacherProfileId: id, owner: '1::thandi@kryt.example' }],
  ['an owner without a name', { teacherProfileId: id, owner: `${id}::` }],
  ['a name with a space', { teacherProfileId: id, owner: `${id}::thandi nkosi` }],
  ['one colon', { teacherProfileId: id, owner: `${id}:thandi` }],
  ['a profile that is no uuid', { teacherProfileId: '1', owner }],
])('%s leads to the whole list', (_what, params) => {
  expect(led(orders, { ...params, action: 'new' })).toBe('/admin/productorders')
  expect(led(quotes, params)).toBe('/admin/productorder-quotes')
})
