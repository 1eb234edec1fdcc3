import { expect, it, vi } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { handleOrderMail, type OrderMailDeps } from './handler.ts'
import { isSecretKey } from '../_shared/caller/secret-key.ts'

const sendDue = vi.fn<OrderMailDeps['sendDue']>().mockResolvedValue({ sent: 0, failed: 0 })
const post = async (deps: Partial<OrderMailDeps> = {}) =>
  handleOrderMail(new Request('http://api/order-mail', { method: 'POST' }), {
    identify: async () => Promise.resolve('somebody'),
    mayGoOn: () => true,
    sendDue,
    ...deps,
  })

it('sends the mails that are due and only says so', async () => {
  const response = await post()
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  expect(sendDue).toHaveBeenCalledOnce()
})

it.each([
  [{ mayGoOn: () => false }, 429, 'too_many_requests'],
  [
    { identify: async () => Promise.reject(new FunctionError(401, 'not_signed_in')) },
    401,
    'not_signed_in',
  ],
])('sends nothing for a caller without the right to ask', async (deps, status, error) => {
  sendDue.mockClear()
  const response = await post(deps)
  expect([response.status, await response.json()]).toEqual([status, { error }])
  expect(sendDue).not.toHaveBeenCalled()
})

it('does not limit callers with the secret key', async () => {
  const mayGoOn = vi.fn(() => false)
  const response = await post({ identify: async () => Promise.resolve(''), mayGoOn })
  expect(response.status).toBe(200)
})

it('accepts the secret key and nothing similar', async () => {
  expect(await isSecretKey('sb_secret_abc', 'sb_secret_abc')).toBe(true)
  for (const other of [null, '', 'sb_secret_abd', 'sb_secret_abcd']) {
    expect(await isSecretKey(other, 'sb_secret_abc')).toBe(false)
  }
})
