import { expect, test } from 'vitest'
import { ordersOfCustomer, quotesOfCustomer } from './of-customer.ts'

const id = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'
const owner = `${id}::thandi@kryt.example`

test('a customer’s address leads to the list of everything that is theirs', () => {
  const params = { teacherProfileId: id, owner }
  expect(ordersOfCustomer({ params }).headers.get('location')).toBe(
    '/admin/productorders?q=thandi%40kryt.example&placed=2000-01-01..',
  )
  expect(quotesOfCustomer({ params }).headers.get('location')).toBe(
    '/admin/productorder-quotes?q=thandi%40kryt.example&placed=2000-01-01..',
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
  expect(ordersOfCustomer({ params }).headers.get('location')).toBe('/admin/productorders')
  expect(quotesOfCustomer({ params }).headers.get('location')).toBe('/admin/productorder-quotes')
})
