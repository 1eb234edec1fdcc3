import { describe, expect, it } from 'vitest'
import {
  admin,
  allowedTarget,
  canReadMail,
  claimsOf,
  follow,
  fragmentOf,
  freshEmail,
  mailTo,
  newClient,
  newPerson,
  otherPassword,
} from './people.ts'

describe('asking for a new password', () => {
  it('answers the same for unknown and known addresses', async () => {
    const { error } = await newClient().auth.resetPasswordForEmail(freshEmail())
    expect(error).toBeNull()
  })

  it.runIf(canReadMail)('signs in by the link, after which a new password can be set', async () => {
    const person = await newPerson()
    const after = new Date()
    const options = { redirectTo: allowedTarget }
    await newClient().auth.resetPasswordForEmail(person.email, options)
    const target = await follow((await mailTo(person.email, after)).link)
    const fragment = fragmentOf(target)
    expect(fragment).toMatchObject({ type: 'recovery' })

    const client = newClient()
    await client.auth.setSession({
      access_token: fragment['access_token'] ?? '',
      refresh_token: fragment['refresh_token'] ?? '',
    })
    const weak = await client.auth.updateUser({ password: 'weak' })
    expect(weak.error).toMatchObject({ code: 'weak_password' })
    const changed = await client.auth.updateUser({ password: otherPassword })
    expect(changed.error).toBeNull()
    const { error } = await newClient().auth.signInWithPassword({
      email: person.email,
      password: otherPassword,
    })
    expect(error).toBeNull()
  })

  it.runIf(canReadMail)('also accepts the code, once', async () => {
    const { email } = await newPerson()
    const after = new Date()
    await newClient().auth.resetPasswordForEmail(email)
    const { code } = await mailTo(email, after)
    const verify = () => newClient().auth.verifyOtp({ email, token: code, type: 'recovery' })
    expect((await verify()).data.session).not.toBeNull()
    expect((await verify()).error).toMatchObject({ code: 'otp_expired' })
  })

  it.runIf(canReadMail)('works with PKCE', async () => {
    const { email } = await newPerson()
    const client = newClient('pkce')
    const after = new Date()
    await client.auth.resetPasswordForEmail(email)
    const target = await follow((await mailTo(email, after)).link)
    const code = target.searchParams.get('code') ?? ''
    const { data } = await client.auth.exchangeCodeForSession(code)
    expect(claimsOf(data.session)).toMatchObject({ email, amr: [{ method: 'recovery' }] })
    const again = await newClient().auth.getUser(data.session?.access_token ?? '')
    expect(again.data.user?.email).toBe(email)
  })

  it.runIf(canReadMail)('refuses a person who was banned in the meantime', async () => {
    const { email, id } = await newPerson()
    const after = new Date()
    await newClient().auth.resetPasswordForEmail(email)
    const { link } = await mailTo(email, after)
    await admin.updateUserById(id, { ban_duration: '1h' })
    expect(fragmentOf(await follow(link))).toMatchObject({
      error: 'access_denied',
      error_code: 'user_banned',
    })
  })
})

describe('signing in without a password', () => {
  it('does not sign up when asked not to', async () => {
    const { error } = await newClient().auth.signInWithOtp({
      email: freshEmail(),
      options: { shouldCreateUser: false },
    })
    expect(error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    })
  })

  it('by phone is not available', async () => {
    const { error } = await newClient().auth.signInWithOtp({ phone: '27821234567' })
    expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
  })

  it.runIf(canReadMail)('sends a link to a known person', async () => {
    const { email, id } = await newPerson()
    const after = new Date()
    await newClient().auth.signInWithOtp({ email, options: { emailRedirectTo: allowedTarget } })
    const { link } = await mailTo(email, after)
    expect(new URL(link).searchParams.get('type')).toBe('magiclink')
    const fragment = fragmentOf(await follow(link))
    expect(claimsOf({ access_token: fragment['access_token'] ?? '' }).sub).toBe(id)
  })

  it.runIf(canReadMail)('signs an unknown person up, with one code', async () => {
    const email = freshEmail()
    const after = new Date()
    await newClient().auth.signInWithOtp({ email, options: { data: { language: 'af' } } })
    const { code } = await mailTo(email, after)
    const { data } = await newClient().auth.verifyOtp({ email, token: code, type: 'email' })
    expect(data.user).toMatchObject({ email, user_metadata: { language: 'af' } })
  })
})

describe('the mails', () => {
  it.runIf(canReadMail)('are in English and Afrikaans, and escape what people typed', async () => {
    const email = freshEmail()
    const after = new Date()
    const { error } = await admin.inviteUserByEmail(email, { data: { name: '<b>x</b>' } })
    expect(error).toBeNull()
    const { page } = await mailTo(email, after)
    expect(page).toMatch(/\/auth\/confirm#token_hash=[0-9a-f]{56}&type=invite&redirect_to=http/)
  })
})
