import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { handleQueryCustomers, type QueryCustomersDeps } from './handler.ts'

const customers = Array.from({ length: 3000 }, (_, index) => ({
  id: `7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b${String(index).padStart(4, '0')}`,
  name: `Thandi Ŝtëyn ${String(index)} ${Math.random().toString(36)}`,
}))

const ask = async (change: Partial<QueryCustomersDeps> = {}) =>
  handleQueryCustomers(new Request('http://api/query-customers?userName=x'), {
    findCaller: async () => Promise.resolve({ id: 'me', email: null }),
    mayGoOn: () => true,
    callerGroups: async () => Promise.resolve(['admin']),
    readCustomers: async () => Promise.resolve(customers),
    ...change,
  })

it('answers base64 text that inflates to the customers', async () => {
  const response = await ask()
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const json = inflateSync(Buffer.from(await response.text(), 'base64')).toString()
  expect(JSON.parse(json)).toEqual({ teacherProfiles: customers })
})

it.each([
  [{ callerGroups: async () => Promise.resolve(['teacher', 'reporting']) }, 403, 'admin_required'],
  [{ mayGoOn: () => false }, 429, 'too_many_requests'],
])('refuses %o', async (change, status, word) => {
  const response = await ask(change)
  expect([response.status, await response.json()]).toEqual([status, { error: word }])
})
