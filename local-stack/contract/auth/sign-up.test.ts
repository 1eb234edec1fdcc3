import { describe, expect, it } from 'vitest'
import {
  admin,
  allowedTarget,
  canReadMail,
  claimsOf,
  follow,
  fragmentOf,
  freshEmail,
  goodPassword,
  mailTo,
  newClient,
  newPerson,
  untilNextMail,
} from './people.ts'

describe('signing up', () => {
  it('creates an unconfirmed user and no session', async () => {
    const email = freshEmail()
    const { data, error } = await newClient().auth.signUp({
      email: email.toUpperCase(),
      password: goodPassword,
      options: { data: { language: 'af' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { language: 'af', email, email_verified: false, phone_verified: false },
      is_anonymous: false,
    })
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect(data.user?.identities).toEqual([
      expect.objectContaining({ provider: 'email', email, user_id: data.user?.id }),
    ])
  })

  it('answers for a taken address as if it were free, and changes nothing', async () => {
    const person = await newPerson()
    const { data, error } = await newClient().auth.signUp({
      email: person.email,
      password: 'Another-password-9',
      options: { data: { language: 'af' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toEqual([])
    expect(data.user?.id).not.toBe(person.id)
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect(data.user?.user_metadata).toEqual({ language: 'af' })
    const signedIn = await newClient().auth.signInWithPassword(person)
    expect(signedIn.error).toBeNull()
  })

  it.each([
    ['Ab1!', ['length']],
    ['alllowercase', ['characters']],
    ['NoSymbolsHere1', ['characters']],
    ['short', ['length', 'characters']],
  ])('refuses the weak password %s', async (password, reasons) => {
    const { error } = await newClient().auth.signUp({ email: freshEmail(), password })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons })
  })

  it('measures a password in bytes: 72 are accepted, 73 are not', async () => {
    const seventyTwo = `${'é'.repeat(34)}Aa1!`
    const good = await newClient().auth.signUp({ email: freshEmail(), password: seventyTwo })
    expect(good.error).toBeNull()
    const { error } = await newClient().auth.signUp({
      email: freshEmail(),
      password: `${seventyTwo}x`,
    })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('refuses a malformed address', async () => {
    const { error } = await newClient().auth.signUp({ email: 'nobody', password: goodPassword })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    })
  })

  it('refuses sign-up by phone and anonymous sign-up', async () => {
    const phone = await newClient().auth.signUp({ phone: '27821234567', password: goodPassword })
    expect(phone.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
    const anonymous = await newClient().auth.signInAnonymously()
    expect(anonymous.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
  })

  it('does not send two mails within a second', async () => {
    const email = freshEmail()
    const client = newClient()
    await client.auth.signUp({ email, password: goodPassword })
    const { error } = await client.auth.signUp({ email, password: goodPassword })
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    )
  })
})

describe.runIf(canReadMail)('confirming by mail', () => {
  async function signedUp(options: { emailRedirectTo?: string } = {}) {
    const email = freshEmail()
    const after = new Date()
    const { data } = await newClient().auth.signUp({ email, password: goodPassword, options })
    return { email, id: data.user?.id, ...(await mailTo(email, after)) }
  }

  it('signs the browser in that opens the link', async () => {
    const { link, id, email } = await signedUp({ emailRedirectTo: allowedTarget })
    const target = await follow(link)
    expect(target.href.split('#')[0]).toBe(allowedTarget)
    const fragment = fragmentOf(target)
    expect(Object.keys(fragment)).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'type',
    ])
    expect(fragment).toMatchObject({ type: 'signup', token_type: 'bearer', expires_in: '3600' })
    expect(claimsOf({ access_token: fragment['access_token'] ?? '' })).toMatchObject({
      sub: id,
      email,
      amr: [{ method: 'otp' }],
      user_metadata: { email_verified: true },
    })
    const { data } = await admin.getUserById(id ?? '')
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String))
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
  })

  it('works once: the second time it redirects with an error', async () => {
    const { link } = await signedUp()
    await follow(link)
    expect(fragmentOf(await follow(link))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
  })

  it('redirects to the site when the requested target is not allowed', async () => {
    const { link } = await signedUp({ emailRedirectTo: 'https://evil.example/steal' })
    expect(new URL(link).searchParams.get('redirect_to')).not.toContain('evil')
    const moved = new URL(link)
    moved.searchParams.set('redirect_to', 'https://evil.example/steal')
    expect((await follow(moved.href)).host).not.toContain('evil')
  })

  it.each(['signup', 'email'] as const)('accepts the code with its address as %s', async (type) => {
    const { email, code } = await signedUp()
    const { data, error } = await newClient().auth.verifyOtp({ email, token: code, type })
    expect(error).toBeNull()
    expect(data.session?.user.email_confirmed_at).toEqual(expect.any(String))
  })

  it.each(['signup', 'email'] as const)('accepts the hash of the link as %s', async (type) => {
    const { tokenHash, id } = await signedUp()
    const { data } = await newClient().auth.verifyOtp({ token_hash: tokenHash, type })
    expect(data.user?.id).toBe(id)
  })

  it('refuses a wrong code, and a code of another kind', async () => {
    const { email, code } = await signedUp()
    const wrong = code === '123456' ? '654321' : '123456'
    const client = newClient()
    const { error } = await client.auth.verifyOtp({ email, token: wrong, type: 'signup' })
    expect(error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
    const other = await client.auth.verifyOtp({ email, token: code, type: 'recovery' })
    expect(other.error).toMatchObject({ code: 'otp_expired' })
  })

  it('sends another mail on request, which makes the older link invalid', async () => {
    const first = await signedUp()
    await untilNextMail()
    const after = new Date()
    const { error } = await newClient().auth.resend({ type: 'signup', email: first.email })
    expect(error).toBeNull()
    const second = await mailTo(first.email, after)
    expect(fragmentOf(await follow(first.link))).toMatchObject({ error_code: 'otp_expired' })
    expect(fragmentOf(await follow(second.link))).toMatchObject({ type: 'signup' })
  })

  it('answers the same when there is nothing to send again', async () => {
    const person = await newPerson()
    for (const email of [person.email, freshEmail()]) {
      const { error } = await newClient().auth.resend({ type: 'signup', email })
      expect(error).toBeNull()
    }
  })
})

describe.runIf(canReadMail)('confirming by mail with PKCE', () => {
  async function signedUp() {
    const client = newClient('pkce')
    const email = freshEmail()
    const after = new Date()
    await client.auth.signUp({
      email,
      password: goodPassword,
      options: { emailRedirectTo: allowedTarget },
    })
    return { client, email, ...(await mailTo(email, after)) }
  }

  it('redirects with a code that the requesting browser redeems', async () => {
    const { client, email, link, tokenHash } = await signedUp()
    expect(tokenHash).toMatch(/^pkce_/)
    const target = await follow(link)
    expect(target.hash).toBe('')
    const code = target.searchParams.get('code') ?? ''
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect(claimsOf(data.session)).toMatchObject({ amr: [{ method: 'email/signup' }] })
  })

  it('refuses the code to a browser that did not request it', async () => {
    const { link } = await signedUp()
    const code = (await follow(link)).searchParams.get('code') ?? ''
    const other = newClient('pkce')
    await other.auth.signUp({ email: freshEmail(), password: goodPassword })
    const { error } = await other.auth.exchangeCodeForSession(code)
    expect(error).toMatchObject({ status: 400, code: 'bad_code_verifier' })
  })

  it('also puts an error into the query', async () => {
    const { link } = await signedUp()
    await follow(link)
    const target = await follow(link)
    expect(target.searchParams.get('error_code')).toBe('otp_expired')
    expect(fragmentOf(target)).toMatchObject({ error_code: 'otp_expired' })
  })
})
