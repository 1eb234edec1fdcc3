import { describe, expect, it } from 'vitest'
import {
  admin,
  authUrl,
  call,
  claimsOf,
  freshEmail,
  goodPassword,
  newClient,
  newPerson,
  signIn,
} from './people.ts'

describe('signing in with a password', () => {
  it('issues a token with exactly the claims of Auth', async () => {
    const person = await newPerson({ user_metadata: { language: 'af' } })
    const { session } = await signIn(person)
    const claims = claimsOf(session)
    const issued = claims.iat ?? 0
    expect(claims).toEqual({
      iss: authUrl,
      sub: person.id,
      aud: 'authenticated',
      exp: issued + 3600,
      iat: issued,
      email: person.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { language: 'af', email_verified: true },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) as number }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      is_anonymous: false,
    })
  })

  it('answers with a session and the user', async () => {
    const person = await newPerson()
    const { session } = await signIn(person)
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(session.expires_at).toBe(claimsOf(session).exp)
    expect(session.user).toMatchObject({ id: person.id, email: person.email })
    expect(session.user.last_sign_in_at).toEqual(expect.any(String))
  })

  it('ignores the letter case of the address', async () => {
    const person = await newPerson()
    const { error } = await newClient().auth.signInWithPassword({
      ...person,
      email: person.email.toUpperCase(),
    })
    expect(error).toBeNull()
  })

  it('answers a wrong password and an unknown address identically', async () => {
    const person = await newPerson()
    const attempts = [
      { email: person.email, password: 'Wrong-password-1' },
      { email: freshEmail(), password: goodPassword },
    ]
    for (const attempt of attempts) {
      const { error } = await newClient().auth.signInWithPassword(attempt)
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
    }
  })

  it('refuses an unconfirmed address', async () => {
    const email = freshEmail()
    await newClient().auth.signUp({ email, password: goodPassword })
    const { error } = await newClient().auth.signInWithPassword({ email, password: goodPassword })
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
  })

  it('refuses a banned person until the ban is lifted', async () => {
    const person = await newPerson()
    await admin.updateUserById(person.id, { ban_duration: '1h30m' })
    const refused = await newClient().auth.signInWithPassword(person)
    expect(refused.error).toMatchObject({ status: 400, code: 'user_banned' })
    await admin.updateUserById(person.id, { ban_duration: 'none' })
    const again = await newClient().auth.signInWithPassword(person)
    expect(again.error).toBeNull()
  })

  it('accepts a password that is too weak by today’s policy, with a warning', async () => {
    const person = { ...(await newPerson({ password: 'weak' })), password: 'weak' }
    const { data, error } = await newClient().auth.signInWithPassword(person)
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
    expect(data.weakPassword?.reasons).toEqual(['length', 'characters'])
  })

  it.each([
    ['guess', 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['web3', 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ])('refuses the grant type %s', async (type, status, code, message) => {
    const answer = await call(`/token?grant_type=${type}`, { method: 'POST', body: {} })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error_code: code, msg: message })
  })

  // As a project without other providers answers.
  it.each([
    [{}, { error: 'invalid request', error_description: 'id_token required' }],
    [
      { id_token: 'x' },
      {
        error: 'invalid request',
        error_description: 'provider or client_id and issuer required',
      },
    ],
    [{ id_token: 'x', provider: 'google' }, { error_code: 'provider_disabled' }],
    [{ id_token: 'x', provider: 'mine' }, { error_code: 'validation_failed' }],
  ])('refuses the token of another provider %j', async (body, refusal) => {
    const answer = await call('/token?grant_type=id_token', { method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject(refusal)
  })

  it.each([
    ['what', 400, 'validation_failed'],
    ['+27821234567', 403, 'otp_expired'],
  ])('refuses a code for the phone number %s', async (phone, status, code) => {
    const body = { type: 'sms', phone, token: '123456' }
    const answer = await call('/verify', { method: 'POST', body })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error_code: code })
  })
})
