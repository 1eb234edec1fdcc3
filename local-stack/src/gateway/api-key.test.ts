import { Hono } from 'hono'
import { SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { projectKeys as keys } from '../keys.ts'
import { apiKey } from './api-key.ts'
import type { GatewayEnv } from './context.ts'
import { createTokens } from './tokens.ts'

const secret = new TextEncoder().encode(keys.jwtSecret)

const sign = (payload: Record<string, unknown>, expires: string | number = '5m', key = secret) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(expires).sign(key)

function gateway(options: { optional: boolean }): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()
  app.use(apiKey({ keys, tokens: createTokens(keys) }, options))
  app.all('*', ({ var: { claims, keyRole, tokenFailure }, json }) =>
    json({ claims, keyRole, tokenFailure }),
  )
  return app
}

async function ask(headers: Record<string, string>, path = '/rest/v1/x', optional = false) {
  const response = await gateway({ optional }).request(path, { headers })
  return { status: response.status, body: await response.json() }
}

test.for([
  [keys.publishable, 'anon'],
  [keys.anon, 'anon'],
  [keys.secret, 'service_role'],
  [keys.serviceRole, 'service_role'],
] as const)('the key %s alone acts as %s', async ([apikey, role]) => {
  expect(await ask({ apikey })).toEqual({
    status: 200,
    body: { claims: { role }, keyRole: role, tokenFailure: null },
  })
})

test('a token decides the person, whatever the key', async () => {
  const token = await sign({ role: 'authenticated', sub: 'a' })
  const { body } = await ask({ apikey: keys.publishable, authorization: `Bearer ${token}` })
  expect(body).toMatchObject({ claims: { role: 'authenticated', sub: 'a' }, keyRole: 'anon' })
})

test('a token without a role is a visitor', async () => {
  const token = await sign({ sub: 'a' })
  const { body } = await ask({ apikey: keys.publishable, authorization: `Bearer ${token}` })
  expect(body).toMatchObject({ claims: { role: 'anon' } })
})

test('an expired token', async () => {
  const token = await sign({ role: 'authenticated' }, Math.floor(Date.now() / 1000) - 1)
  expect(await ask({ apikey: keys.publishable, authorization: `Bearer ${token}` })).toEqual({
    status: 401,
    body: { code: 'PGRST303', details: null, hint: null, message: 'JWT expired' },
  })
})

test('a token of another project', async () => {
  const other = new TextEncoder().encode('another-secret-of-at-least-32-characters')
  const token = await sign({ role: 'service_role' }, '5m', other)
  const answer = await ask({ apikey: keys.publishable, authorization: `Bearer ${token}` })
  expect(answer).toMatchObject({ status: 401, body: { code: 'PGRST301' } })
})

test('services with their own messages get the fault and no identity', async () => {
  const token = await sign({ role: 'service_role' }, Math.floor(Date.now() / 1000) - 1)
  const headers = { apikey: keys.publishable, authorization: `Bearer ${token}` }
  expect(await ask(headers, '/storage/v1/bucket', true)).toEqual({
    status: 200,
    body: { claims: { role: 'anon' }, keyRole: 'anon', tokenFailure: 'expired' },
  })
})

test('a secret key in Authorization gives nothing', async () => {
  const headers = { authorization: `Bearer ${keys.secret}` }
  expect(await ask(headers, '/storage/v1/bucket', true)).toEqual({
    status: 200,
    body: { claims: { role: 'anon' }, keyRole: null, tokenFailure: 'opaque' },
  })
})

test('a token that was accepted before is refused once it has ended', async () => {
  const app = gateway({ optional: false })
  const authorization = `Bearer ${await sign({ role: 'authenticated', sub: 'a' }, '2s')}`
  const status = async () =>
    (await app.request('/rest/v1/x', { headers: { apikey: keys.publishable, authorization } }))
      .status
  expect(await status()).toBe(200)
  expect(await status()).toBe(200)
  vi.useFakeTimers({ now: Date.now() + 3000, toFake: ['Date'] })
  expect(await status()).toBe(401)
  vi.useRealTimers()
})
