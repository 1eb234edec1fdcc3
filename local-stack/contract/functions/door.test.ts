import { describe, expect, inject, it } from 'vitest'

/** The code in the header of answers that the platform gives itself, before or instead of a function. */
const { url, anonKey, publishableKey, secretKey } = inject('supabase')

const call = async (path: string, init: RequestInit = {}) =>
  fetch(`${url}/functions/v1/${path}`, init)
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function expectRefusal(response: Response, status: number, code: string): Promise<void> {
  expect([response.status, response.headers.get('sb-error-code')]).toEqual([status, code])
  await response.body?.cancel()
}

describe('verify_jwt', () => {
  it('wants a token', async () => {
    const response = await call('add-user-to-group', { method: 'POST' })
    await expectRefusal(response, 401, 'UNAUTHORIZED_NO_AUTH_HEADER')
  })

  it.each([
    ['a publishable key', publishableKey],
    ['a secret key', secretKey],
    ['any word', 'chalk'],
  ])('treats %s as a missing token', async (_what, key) => {
    const response = await call('add-user-to-group', { method: 'POST', ...bearer(key) })
    await expectRefusal(response, 401, 'UNAUTHORIZED_INVALID_JWT_FORMAT')
  })

  it('refuses a token with a wrong signature', async () => {
    const forged = `${anonKey.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`
    const response = await call('add-user-to-group', { method: 'POST', ...bearer(forged) })
    await expectRefusal(response, 401, 'UNAUTHORIZED_LEGACY_JWT')
  })

  it('accepts the anon token, so functions must check who is calling', async () => {
    const response = await call('add-user-to-group', {
      method: 'POST',
      ...bearer(anonKey),
      body: '{}',
    })
    expect([response.status, await response.json()]).toEqual([401, { error: 'not_signed_in' }])
  })

  it('passes a preflight on to the function', async () => {
    const response = await call('add-user-to-group', {
      method: 'OPTIONS',
      headers: { origin: 'https://kryt.example', 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('x-client-info')
  })

  it('is off for the contact form', async () => {
    const response = await call('contact', { method: 'POST', body: '{}' })
    expect([response.status, await response.json()]).toEqual([422, { error: 'name_required' }])
  })
})

describe('a function that does not exist', () => {
  it.each(['no-such-function', '_shared'])('%s is not found', async (name) => {
    await expectRefusal(await call(name, bearer(anonKey)), 404, 'NOT_FOUND')
  })
})
