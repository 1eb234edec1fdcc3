import { TOTP } from 'otpauth'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { hashCode } from './one-time/codes.ts'
import { authPool, config, mountAuth, password, type TestAuth } from './testing.ts'

// To let time pass, the tests move timestamps in the database into the past.

let database: TestDatabase
let pool: pg.Pool
let auth: TestAuth

beforeAll(async () => {
  database = await startTestDatabase({ migrations: false })
  pool = authPool(database.urlFor('supabase_auth_admin'))
  auth = mountAuth(pool, { email: { enable_confirmations: false } })
})
afterAll(async () => {
  await pool.end()
  await database.stop()
})

let count = 0

async function newPerson() {
  const email = `person-${String((count += 1))}@example.org`
  const answer = await auth.call('/signup', { method: 'POST', body: { email, password } })
  const session = answer.body as { access_token: string; user: { id: string } } // a session
  return { email, id: session.user.id, token: session.access_token }
}

async function newFactor(token: string) {
  const answer = await auth.call('/factors', {
    method: 'POST',
    token,
    body: { factor_type: 'totp', friendly_name: 'phone' },
  })
  return answer.body as { id: string; totp: { secret: string } } // a factor
}

interface Link {
  hashed_token: string
  email_otp: string
}

async function newLink(email: string): Promise<Link> {
  const answer = await auth.call('/admin/generate_link', {
    method: 'POST',
    key: config.keys.secret,
    body: { type: 'recovery', email },
  })
  return answer.body as Link // a link
}

describe('a link', () => {
  it.each([
    ['59 minutes', 200],
    ['61 minutes', 403],
  ])('that is %s old answers %i', async (age, status) => {
    const { email, id } = await newPerson()
    const { hashed_token: hash } = await newLink(email)
    await pool.query(
      `update auth.users set recovery_sent_at = now() - $2::interval where id = $1`,
      [id, age],
    )
    const body = { type: 'recovery', token_hash: hash }
    expect((await auth.call('/verify', { method: 'POST', body })).status).toBe(status)
  })

  it('and its code are void after a change of password', async () => {
    const { email, token } = await newPerson()
    const { hashed_token: hash, email_otp: code } = await newLink(email)
    const body = { password: 'Paper+pencil.8' }
    expect((await auth.call('/user', { method: 'PUT', token, body })).status).toBe(200)
    for (const proof of [{ token_hash: hash }, { email, token: code }]) {
      const answer = await auth.call('/verify', {
        method: 'POST',
        body: { type: 'recovery', ...proof },
      })
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
    }
  })
})

describe('a challenge', () => {
  it('is open for five minutes', async () => {
    const { token } = await newPerson()
    const factor = await newFactor(token)
    const challenge = await auth.call(`/factors/${factor.id}/challenge`, {
      method: 'POST',
      token,
      body: {},
    })
    const { id } = challenge.body as { id: string } // a challenge
    await pool.query(
      `update auth.mfa_challenges set created_at = now() - interval '301 s' where id = $1`,
      [id],
    )
    const code = new TOTP({ secret: factor.totp.secret }).generate()
    const verify = () =>
      auth.call(`/factors/${factor.id}/verify`, {
        method: 'POST',
        token,
        body: { challenge_id: id, code },
      })
    expect(await verify()).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_challenge_expired' },
    })
    expect(await verify()).toMatchObject({ body: { error_code: 'mfa_factor_not_found' } })
  })
})

describe('a factor that was never verified', () => {
  it('frees its place and name after five minutes', async () => {
    const { token } = await newPerson()
    const first = await newFactor(token)
    await pool.query(
      `update auth.mfa_factors set created_at = now() - interval '301 s' where id = $1`,
      [first.id],
    )
    const second = await newFactor(token)
    expect(second.id).toEqual(expect.any(String))
    const { body } = await auth.call('/user', { token })
    expect(body).toMatchObject({ factors: [{ id: second.id }] })
  })
})

describe('a flow of PKCE', () => {
  it('is over five minutes after its link', async () => {
    const { id } = await newPerson()
    await pool.query(
      `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
                                    authentication_method, created_at, auth_code_issued_at)
       values (gen_random_uuid(), $1, 'the-code', 'plain', 'the-verifier', 'recovery', 'recovery',
               now() - interval '1 hour', now() - interval '301 s')`,
      [id],
    )
    const exchange = () =>
      auth.call('/token?grant_type=pkce', {
        method: 'POST',
        body: { auth_code: 'the-code', code_verifier: 'the-verifier' },
      })
    expect(await exchange()).toMatchObject({
      status: 422,
      body: { error_code: 'flow_state_expired' },
    })
    await pool.query(`update auth.flow_state set auth_code_issued_at = now()`)
    expect((await exchange()).status).toBe(200)
    expect(await exchange()).toMatchObject({
      status: 404,
      body: { error_code: 'flow_state_not_found' },
    })
  })
})

describe('a ban', () => {
  it('ends by itself', async () => {
    const { email, id } = await newPerson()
    const signIn = () =>
      auth.call('/token?grant_type=password', { method: 'POST', body: { email, password } })
    await pool.query(`update auth.users set banned_until = now() + interval '1 h' where id = $1`, [
      id,
    ])
    expect((await signIn()).body).toMatchObject({ error_code: 'user_banned' })
    await pool.query(`update auth.users set banned_until = now() - interval '1 s' where id = $1`, [
      id,
    ])
    expect((await signIn()).status).toBe(200)
  })
})

describe('secure change of password', () => {
  const nonce = '123456'

  async function personOfYesterday() {
    const person = await newPerson()
    await pool.query(
      `update auth.sessions set created_at = now() - interval '25 h' where user_id = $1`,
      [person.id],
    )
    await pool.query(
      `update auth.users set reauthentication_token = $2, reauthentication_sent_at = now() where id = $1`,
      [person.id, hashCode(person.email, nonce)],
    )
    const secure = mountAuth(pool, {
      email: { enable_confirmations: false, secure_password_change: true },
    })
    return (proof: object) =>
      secure.call('/user', {
        method: 'PUT',
        token: person.token,
        body: { password: `Paper+pencil.${String((count += 1))}`, ...proof },
      })
  }

  it('asks an old session for a code', async () => {
    const change = await personOfYesterday()
    expect(await change({})).toMatchObject({
      status: 400,
      body: { error_code: 'reauthentication_needed' },
    })
    expect(await change({ nonce: '654321' })).toMatchObject({
      status: 422,
      body: { error_code: 'reauthentication_not_valid' },
    })
  })

  it('takes the code once', async () => {
    const change = await personOfYesterday()
    expect((await change({ nonce })).status).toBe(200)
    expect(await change({ nonce })).toMatchObject({
      body: { error_code: 'reauthentication_not_valid' },
    })
  })
})
