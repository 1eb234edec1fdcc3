import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { authPool, config, mountAuth, password, type TestAuth } from './testing.ts'

let database: TestDatabase
let pool: pg.Pool
let root: pg.Client

beforeAll(async () => {
  database = await startTestDatabase({ migrations: false })
  pool = authPool(database.urlFor('supabase_auth_admin'))
  root = new pg.Client({ connectionString: database.urlFor('supabase_admin') })
  await root.connect()
})
afterAll(async () => {
  await root.end()
  await pool.end()
  await database.stop()
})

let count = 0
const freshEmail = () => `person-${String((count += 1))}@example.org`

/** Signs up without confirmation, because these tests have no mail server. */
const withoutMail = { email: { enable_confirmations: false } }
const mount = (changes: object = {}, options = {}) =>
  mountAuth(pool, { ...withoutMail, ...changes }, options)

interface Tokens {
  access_token: string
  refresh_token: string
}

async function signUp(auth: TestAuth, email = freshEmail()): Promise<Tokens> {
  const answer = await auth.call('/signup', { method: 'POST', body: { email, password } })
  expect(answer.status).toBe(200)
  return answer.body as Tokens // a session, as the status says
}

const refresh = (auth: TestAuth, token: string) =>
  auth.call('/token?grant_type=refresh_token', { method: 'POST', body: { refresh_token: token } })

describe('confirmations off', () => {
  it('signs in at sign-up, and says so when an address is taken', async () => {
    const auth = mount()
    const email = freshEmail()
    expect(decodeJwt((await signUp(auth, email)).access_token)).toMatchObject({ email })
    const again = await auth.call('/signup', { method: 'POST', body: { email, password } })
    expect(again).toMatchObject({ status: 422, body: { error_code: 'user_already_exists' } })
  })
})

describe('ways to sign in that the project opens or closes', () => {
  it('sign-up', async () => {
    const auth = mount({ enable_signup: false })
    const body = { email: freshEmail(), password }
    expect(await auth.call('/signup', { method: 'POST', body })).toMatchObject({
      status: 422,
      body: { error_code: 'signup_disabled' },
    })
  })

  it('sign-in by address', async () => {
    const auth = mountAuth(pool, { email: { enabled: false } })
    const body = { email: freshEmail(), password }
    const path = '/token?grant_type=password'
    expect(await auth.call(path, { method: 'POST', body })).toMatchObject({
      status: 422,
      body: { error_code: 'email_provider_disabled' },
    })
  })

  it('second factors', async () => {
    const auth = mount({ mfa: { totp: { enroll_enabled: false } } })
    const { access_token: token } = await signUp(auth)
    const body = { factor_type: 'totp', friendly_name: 'x' }
    expect(await auth.call('/factors', { method: 'POST', token, body })).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_totp_enroll_not_enabled' },
    })
  })

  it('anonymous users, who get a session but no factors', async () => {
    const auth = mount({ enable_anonymous_sign_ins: true })
    const answer = await auth.call('/signup', { method: 'POST', body: { data: { a: 1 } } })
    const { access_token: token } = answer.body as Tokens // a session
    expect(decodeJwt(token)).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] })
    const body = { factor_type: 'totp', friendly_name: 'x' }
    expect(await auth.call('/factors', { method: 'POST', token, body })).toMatchObject({
      status: 403,
      body: { error_code: 'no_authorization' },
    })
    expect(await auth.call('/user', { method: 'PUT', token, body: { password } })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    })
  })

  it('linking by hand, which never takes the last identity', async () => {
    const closed = mount()
    const { access_token: token } = await signUp(closed)
    const user = (await closed.call('/user', { token })).body as {
      identities: { identity_id: string }[]
    } // a user
    const path = `/user/identities/${user.identities[0]?.identity_id ?? ''}`
    expect(await closed.call(path, { method: 'DELETE', token })).toMatchObject({
      status: 404,
      body: { error_code: 'manual_linking_disabled' },
    })
    const open = mount({ enable_manual_linking: true })
    expect(await open.call(path, { method: 'DELETE', token })).toMatchObject({
      status: 422,
      body: { error_code: 'single_identity_not_deletable' },
    })
    await open.call('/user', { method: 'PUT', token, body: { phone: '+27821230001' } })
    expect((await open.call(path, { method: 'DELETE', token })).status).toBe(200)
    const left = (await open.call('/user', { token })).body
    expect(left).toMatchObject({ app_metadata: { provider: 'phone', providers: ['phone'] } })
  })
})

describe('refresh tokens used again', () => {
  it('end the whole session once the interval is over', async () => {
    const auth = mount({ refresh_token_reuse_interval: 0 })
    const first = await signUp(auth)
    const second = (await refresh(auth, first.refresh_token)).body as Tokens // a session
    const third = (await refresh(auth, second.refresh_token)).body as Tokens // a session
    expect(await refresh(auth, first.refresh_token)).toMatchObject({
      status: 400,
      body: {
        error_code: 'refresh_token_already_used',
        msg: 'Invalid Refresh Token: Already Used',
      },
    })
    expect((await refresh(auth, third.refresh_token)).body).toMatchObject({
      error_code: 'refresh_token_already_used',
    })
  })

  it('are forgiven within the interval', async () => {
    const auth = mount()
    const first = await signUp(auth)
    const second = (await refresh(auth, first.refresh_token)).body as Tokens // a session
    await refresh(auth, second.refresh_token)
    expect((await refresh(auth, first.refresh_token)).status).toBe(200)
  })

  it('only fail themselves when rotation is off', async () => {
    const auth = mount({ refresh_token_reuse_interval: 0, enable_refresh_token_rotation: false })
    const first = await signUp(auth)
    const second = (await refresh(auth, first.refresh_token)).body as Tokens // a session
    const third = (await refresh(auth, second.refresh_token)).body as Tokens // a session
    expect((await refresh(auth, first.refresh_token)).status).toBe(400)
    expect((await refresh(auth, third.refresh_token)).status).toBe(200)
  })
})

describe('the length of sessions', () => {
  it.each([
    [{ timebox: '1ms' }, 'Invalid Refresh Token: Session Expired'],
    [{ inactivity_timeout: '1ms' }, 'Invalid Refresh Token: Session Expired (Inactivity)'],
  ])('%o', async (sessions, msg) => {
    const auth = mount({ sessions })
    const { refresh_token: token } = await signUp(auth)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await refresh(auth, token)).toMatchObject({
      status: 400,
      body: { error_code: 'session_expired', msg },
    })
  })
})

describe('limits', () => {
  it('of sign-ins count per network address', async () => {
    const auth = mount({ rate_limit: { sign_in_sign_ups: 2 } })
    const attempt = (from: string) =>
      auth.call('/token?grant_type=password', {
        method: 'POST',
        headers: { 'x-forwarded-for': from },
        body: { email: 'nobody@example.org', password },
      })
    expect((await attempt('203.0.113.1')).status).toBe(400)
    expect((await attempt('203.0.113.1')).status).toBe(400)
    expect(await attempt('203.0.113.1')).toMatchObject({
      status: 429,
      body: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    })
    expect((await attempt('203.0.113.2')).status).toBe(400)
  })

  it('of mails count for the whole project', async () => {
    const auth = mountAuth(pool, { rate_limit: { email_sent: 1 } })
    const attempt = () =>
      auth.call('/signup', { method: 'POST', body: { email: freshEmail(), password } })
    await attempt()
    expect(await attempt()).toMatchObject({
      status: 429,
      body: { error_code: 'over_email_send_rate_limit', msg: 'email rate limit exceeded' },
    })
  })
})

describe('a mail server that is down', () => {
  it('fails the sign-up and leaves no user behind', async () => {
    const email = freshEmail()
    const answer = await mountAuth(pool).call('/signup', {
      method: 'POST',
      body: { email, password },
    })
    expect(answer).toMatchObject({
      status: 500,
      body: { error_code: 'unexpected_failure', msg: 'Error sending confirmation email' },
    })
    const rows = await root.query('select 1 from auth.users where email = $1', [email])
    expect(rows.rowCount).toBe(0)
  })
})

describe('a trigger of the project that refuses', () => {
  it('is reported as GoTrue reports it', async () => {
    await root.query(`
      create function public.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger refuse before insert on auth.users for each row
        when (new.email like 'refused%') execute function public.refuse();`)
    const body = { email: 'refused@example.org', password }
    expect(await mount().call('/signup', { method: 'POST', body })).toMatchObject({
      status: 500,
      body: { error_code: 'unexpected_failure', msg: 'Database error saving new user' },
    })
  })

  it('with a status of its own is answered with that, and its words', async () => {
    await root.query(`
      create function public.refuse_kindly() returns trigger language plpgsql as $$
      begin raise exception 'email_invalid' using errcode = 'PT422'; end $$;
      create trigger refuse_kindly before insert on auth.users for each row
        when (new.email like 'kindly%') execute function public.refuse_kindly();`)
    const body = { email: 'kindly@example.org', password }
    expect(await mount().call('/signup', { method: 'POST', body })).toMatchObject({
      status: 422,
      body: { error_code: 'PT422', msg: 'email_invalid' },
    })
  })
})

describe('captcha', () => {
  let url: string
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const form = new URLSearchParams(body)
      const success = form.get('secret') === 'the-secret' && form.get('response') === 'human'
      response.end(
        JSON.stringify(success ? { success } : { success, 'error-codes': ['invalid-input'] }),
      )
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/siteverify` // listens on a port
  })
  afterAll(() => server.close())

  const guarded = (captchaVerifyUrl = url) =>
    mount(
      { captcha: { enabled: true, provider: 'hcaptcha', secret: 'the-secret' } },
      { captchaVerifyUrl },
    )
  const attempt = (auth: TestAuth, token: string | undefined, key = config.keys.publishable) =>
    auth.call('/signup', {
      method: 'POST',
      key,
      body: { email: freshEmail(), password, gotrue_meta_security: { captcha_token: token } },
    })

  it('admits callers that the provider considers human', async () => {
    expect((await attempt(guarded(), 'human')).status).toBe(200)
  })

  it.each([
    [
      undefined,
      'captcha protection: request disallowed (no captcha response (captcha_token) found in request)',
    ],
    ['robot', 'captcha protection: request disallowed (invalid-input)'],
  ])('refuses %s', async (token, msg) => {
    expect(await attempt(guarded(), token)).toMatchObject({
      status: 400,
      body: { error_code: 'captcha_failed', msg },
    })
  })

  it('is not required of the service role, nor for a refresh', async () => {
    const auth = guarded()
    const made = await attempt(auth, undefined, config.keys.secret)
    expect(made.status).toBe(200)
    const { refresh_token: token } = made.body as Tokens // a session
    expect((await refresh(auth, token)).status).toBe(200)
  })

  it('refuses everybody when the provider cannot be reached', async () => {
    const auth = guarded('http://127.0.0.1:1/siteverify')
    expect(await attempt(auth, 'human')).toMatchObject({
      status: 500,
      body: { msg: 'captcha verification process failed' },
    })
  })
})

describe('the access token hook', () => {
  beforeAll(() =>
    root.query(`
      create schema hooks;
      grant usage on schema hooks to supabase_auth_admin;
      create function hooks.add_groups(event jsonb) returns jsonb language sql as $$
        select jsonb_build_object('claims', event -> 'claims' || jsonb_build_object(
          'user_groups', '["teacher"]'::jsonb, 'via', event ->> 'authentication_method')) $$;
      create function hooks.refuse(event jsonb) returns jsonb language sql as $$
        select '{"error": {"http_code": 403, "message": "not today"}}'::jsonb $$;
      create function hooks.forget(event jsonb) returns jsonb language sql as $$
        select jsonb_build_object('claims', (event -> 'claims') - 'role') $$;
      create function hooks.sleep(event jsonb) returns jsonb language sql as $$
        select event from pg_sleep(5) $$;`),
  )
  const hooked = (name: string) =>
    mount({
      hook: {
        custom_access_token: { enabled: true, uri: `pg-functions://postgres/hooks/${name}` },
      },
    })
  const attempt = (name: string) =>
    hooked(name).call('/signup', { method: 'POST', body: { email: freshEmail(), password } })

  it('adds claims at sign-in and at refresh', async () => {
    const auth = hooked('add_groups')
    const session = await signUp(auth)
    expect(decodeJwt(session.access_token)).toMatchObject({
      user_groups: ['teacher'],
      via: 'password',
      role: 'authenticated',
    })
    const refreshed = (await refresh(auth, session.refresh_token)).body as Tokens // a session
    expect(decodeJwt(refreshed.access_token)).toMatchObject({ via: 'token_refresh' })
  })

  it('may refuse', async () => {
    expect(await attempt('refuse')).toMatchObject({ status: 403, body: { msg: 'not today' } })
  })

  it('must keep the required claims', async () => {
    const { status, body } = await attempt('forget')
    expect(status).toBe(500)
    expect(body).toMatchObject({
      msg: 'output claims do not conform to the expected schema: \n- (root): role is required',
    })
  })

  it('has two seconds', async () => {
    const start = Date.now()
    expect(await attempt('sleep')).toMatchObject({
      status: 422,
      body: { error_code: 'hook_timeout' },
    })
    expect(Date.now() - start).toBeLessThan(4_000)
  })
})

describe('a configuration with a mistake', () => {
  it.each([
    { password_requirements: 'strong' },
    { email: { max_frequency: 'often' } },
    { email: { template: { recovery: { content_path: './nowhere.html' } } } },
  ])('stops the start: %o', (changes) => {
    expect(() => mount(changes)).toThrow()
  })
})
