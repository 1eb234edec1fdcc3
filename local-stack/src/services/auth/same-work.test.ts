import { TOTP } from 'otpauth'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { Bucket } from './rate-limits.ts'
import { authPool, mountAuth, password, type TestAuth } from './testing.ts'

let database: TestDatabase
let pool: pg.Pool
let auth: TestAuth
const known = 'known@example.org'

beforeAll(async () => {
  database = await startTestDatabase({ migrations: false })
  pool = authPool(database.urlFor('supabase_auth_admin'))
  await signUp(known)
  auth = mountAuth(pool)
})
afterAll(async () => {
  await pool.end()
  await database.stop()
})

/** Signs up without confirmation, because these tests have no mail server. */
async function signUp(email: string): Promise<string> {
  const open = mountAuth(pool, { email: { enable_confirmations: false } })
  const { body } = await open.call('/signup', { method: 'POST', body: { email, password } })
  return (body as { access_token: string }).access_token // a session
}

/** How often the database hashed a password for the request: what takes its time. */
async function hashesOf(path: string, body: object): Promise<number> {
  const asked = vi.spyOn(pool, 'query')
  await auth.call(path, { method: 'POST', body })
  const texts = asked.mock.calls.map(([text]): string => text)
  asked.mockRestore()
  return texts.filter((text) => text.includes('extensions.crypt')).length
}

describe('the work for an address that is known and for one that is not is the same:', () => {
  it.each([
    ['signing in', '/token?grant_type=password', { password: 'Wrong-password-1' }, 1],
    ['signing up', '/signup', { password }, 1],
    ['a sign-in mail', '/otp', {}, 1],
    ['a sign-in mail, without signing up', '/otp', { create_user: false }, undefined],
    ['a forgotten password', '/recover', {}, 0],
  ])('%s', async (_, path, body, hashes) => {
    const forKnown = await hashesOf(path, { ...body, email: known })
    const forUnknown = await hashesOf(path, { ...body, email: 'unknown@example.org' })
    if (hashes === undefined) expect(forKnown + forUnknown).toBeLessThanOrEqual(1)
    else expect([forKnown, forUnknown]).toEqual([hashes, hashes])
  })

  it('a forgotten password is answered before its mail, which fails without a mail server', async () => {
    for (const email of [known, 'unknown@example.org']) {
      const answer = await auth.call('/recover', { method: 'POST', body: { email } })
      expect([answer.status, answer.body]).toEqual([200, {}])
    }
  })

  it.each(['/recover', '/resend'])('%s says the same at once after another', async (path) => {
    const unconfirmed = 'unconfirmed@example.org'
    await signUp(unconfirmed)
    await pool.query(
      `update auth.users set email_confirmed_at = null, confirmation_sent_at = now(),
         recovery_sent_at = now() where email = $1`,
      [unconfirmed],
    )
    for (const email of [unconfirmed, 'unknown@example.org']) {
      const body = { email, type: 'signup' }
      const answer = await auth.call(path, { method: 'POST', body })
      expect([answer.status, answer.body]).toEqual([200, {}])
    }
    await pool.query('delete from auth.users where email = $1', [unconfirmed])
  })

  it('signing in to an account without a password, and to a closed one', async () => {
    await signUp('closed@example.org')
    await signUp('passwordless@example.org')
    await pool.query(
      `update auth.users set banned_until = now() + interval '1 h' where email = 'closed@example.org'`,
    )
    await pool.query(
      `update auth.users set encrypted_password = null where email = 'passwordless@example.org'`,
    )
    for (const email of ['closed@example.org', 'passwordless@example.org']) {
      const body = { email, password: 'Wrong-password-1' }
      expect(await hashesOf('/token?grant_type=password', body)).toBe(1)
      const { status, body: answer } = await auth.call('/token?grant_type=password', {
        method: 'POST',
        body,
      })
      expect([status, answer]).toMatchObject([400, { error_code: 'invalid_credentials' }])
    }
  })
})

describe('one person tries ten codes in five minutes, from any address:', () => {
  const tooMany = { status: 429, body: { error_code: 'over_request_rate_limit' } }
  const from = (number: number) => ({ 'x-forwarded-for': `203.0.113.${String(number)}` })

  it('of an authenticator', async () => {
    const token = await signUp('factor@example.org')
    const enrolled = await auth.call('/factors', {
      method: 'POST',
      token,
      body: { factor_type: 'totp' },
    })
    const factor = enrolled.body as { id: string; totp: { secret: string } } // a factor
    const attempt = async (number: number, code: string) => {
      const headers = from(number)
      const path = `/factors/${factor.id}`
      const opened = await auth.call(`${path}/challenge`, {
        method: 'POST',
        token,
        headers,
        body: {},
      })
      const { id } = opened.body as { id: string } // a challenge
      return auth.call(`${path}/verify`, {
        method: 'POST',
        token,
        headers,
        body: { challenge_id: id, code },
      })
    }
    const right = () => new TOTP({ secret: factor.totp.secret }).generate()
    const near = [-1, 0, 1].map((step) =>
      new TOTP({ secret: factor.totp.secret }).generate({ timestamp: Date.now() + step * 30_000 }),
    )
    const wrong =
      ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? ''
    for (let number = 1; number <= 10; number += 1) {
      expect(await attempt(number, wrong)).toMatchObject({ status: 422 })
    }
    expect(await attempt(11, wrong)).toMatchObject(tooMany)
    expect(await attempt(12, right())).toMatchObject(tooMany)
  })

  it('of a mail', async () => {
    const attempt = (number: number, email: string) =>
      auth.call('/verify', {
        method: 'POST',
        headers: from(number),
        body: { type: 'email', email, token: '123456' },
      })
    for (let number = 1; number <= 10; number += 1) {
      expect(await attempt(number, known)).toMatchObject({ status: 403 })
    }
    expect(await attempt(11, known.toUpperCase())).toMatchObject(tooMany)
    expect(await attempt(11, 'other@example.org')).toMatchObject({ status: 403 })
  })
})

it('many other keys do not make a bucket forget that it is empty', () => {
  const bucket = new Bucket(1, 60_000)
  expect([bucket.take('victim'), bucket.take('victim')]).toEqual([true, false])
  for (let index = 0; index < 12_000; index += 1) bucket.take(`other ${String(index)}`)
  expect(bucket.take('victim')).toBe(false)
})
