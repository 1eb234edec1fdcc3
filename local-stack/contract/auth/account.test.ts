import { describe, expect, it } from 'vitest'
import {
  allowedTarget,
  call,
  canReadMail,
  follow,
  fragmentOf,
  freshEmail,
  goodPassword,
  mailbox,
  mailTo,
  newClient,
  newPerson,
  newSignedIn,
  otherPassword,
} from './people.ts'

describe('reading oneself', () => {
  it('shows the user as stored in the database', async () => {
    const { client, id } = await newSignedIn()
    const { data } = await client.auth.getUser()
    expect(data.user).toMatchObject({ id, identities: [{ provider: 'email' }] })
    expect(data.user).not.toHaveProperty('encrypted_password')
  })

  it('needs a signed-in person, not only an API key', async () => {
    const answer = await call('/user')
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      code: 403,
      error_code: 'bad_jwt',
      msg: 'invalid claim: missing sub claim',
    })
  })

  it.each([
    ['no token at all', 'nonsense', /token is malformed/],
    ['a token of another project', token('{"sub":"x"}'), /signature is invalid/],
  ])('refuses %s', async (_, bearer, words) => {
    const answer = await call('/user', { token: bearer })
    expect(answer.status).toBe(403)
    const body = (await answer.json()) as { error_code: string; msg: string } // checked below
    expect(body.error_code).toBe('bad_jwt')
    expect(body.msg).toMatch(words)
  })
})

function token(payload: string): string {
  const part = (text: string) => Buffer.from(text).toString('base64url')
  return `${part('{"alg":"HS256","typ":"JWT"}')}.${part(payload)}.${part('not the signature')}`
}

describe('metadata', () => {
  it('merges the keys that are sent, and removes those that are null', async () => {
    const { client } = await newSignedIn()
    await client.auth.updateUser({ data: { language: 'af', school: 'A' } })
    const { data } = await client.auth.updateUser({ data: { school: null, grade: 4 } })
    expect(data.user?.user_metadata).toMatchObject({ language: 'af', grade: 4 })
    expect(data.user?.user_metadata).not.toHaveProperty('school')
  })

  it('of the application is for administrators', async () => {
    const { session } = await newSignedIn()
    const answer = await call('/user', {
      method: 'PUT',
      token: session.access_token,
      body: { app_metadata: { role: 'superadmin' } },
    })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error_code: 'not_admin' })
  })
})

describe('a new password', () => {
  it('replaces the old one', async () => {
    const { client, email, password } = await newSignedIn()
    await client.auth.updateUser({ password: otherPassword })
    const old = await newClient().auth.signInWithPassword({ email, password })
    expect(old.error).toMatchObject({ code: 'invalid_credentials' })
    const now = await newClient().auth.signInWithPassword({ email, password: otherPassword })
    expect(now.error).toBeNull()
  })

  it('has to follow the policy', async () => {
    const { client } = await newSignedIn()
    const { error } = await client.auth.updateUser({ password: 'weak' })
    expect(error).toMatchObject({
      status: 422,
      code: 'weak_password',
      reasons: ['length', 'characters'],
    })
  })

  it('has to be another one', async () => {
    const { client, password } = await newSignedIn()
    const { error } = await client.auth.updateUser({ password })
    expect(error).toMatchObject({ status: 422, code: 'same_password' })
  })

  it.runIf(canReadMail)('is announced by mail', async () => {
    const { client, email } = await newSignedIn()
    const after = new Date()
    await client.auth.updateUser({ password: otherPassword })
    const mail = await mailbox.waitForMail({ to: email, after })
    expect(mail.subject).toBe('Your password was changed / Jou wagwoord is verander')
    expect(mail.html).toContain(email)
  })
})

describe('a phone number', () => {
  it('is kept in E.164 without its plus', async () => {
    const { client } = await newSignedIn()
    const digits = `2782${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
    const { data, error } = await client.auth.updateUser({ phone: `+${digits}` })
    expect(error).toBeNull()
    expect(data.user?.phone).toBe(digits)
    const other = await newSignedIn()
    const taken = await other.client.auth.updateUser({ phone: digits })
    expect(taken.error).toMatchObject({ status: 422, code: 'phone_exists' })
  })

  it('in the national form is refused', async () => {
    const { client } = await newSignedIn()
    const { error } = await client.auth.updateUser({ phone: '082 123 4567' })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Invalid phone number format (E.164 required)',
    })
  })
})

describe('a new address', () => {
  it('must be free', async () => {
    const { client } = await newSignedIn()
    const { email } = await newPerson()
    const { error } = await client.auth.updateUser({ email })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it.runIf(canReadMail)('takes effect when both addresses have confirmed it', async () => {
    const { client, email: old, id } = await newSignedIn()
    const email = freshEmail()
    const after = new Date()
    const asked = await client.auth.updateUser({ email }, { emailRedirectTo: allowedTarget })
    expect(asked.data.user).toMatchObject({ id, email: old, new_email: email })

    const first = await follow((await mailTo(email, after)).link)
    expect(fragmentOf(first)).toEqual({
      message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    })
    expect((await client.auth.getUser()).data.user?.email).toBe(old)

    const second = await follow((await mailTo(old, after)).link)
    expect(fragmentOf(second)).toMatchObject({ type: 'email_change' })
    const { data } = await client.auth.getUser()
    expect(data.user).toMatchObject({ email, identities: [{ email }] })
    const signedIn = await newClient().auth.signInWithPassword({ email, password: goodPassword })
    expect(signedIn.error).toBeNull()
  })

  it.runIf(canReadMail)(
    'can be confirmed with the hashes of the links, from the old address first',
    async () => {
      const { client, email: old } = await newSignedIn()
      const email = freshEmail()
      const after = new Date()
      await client.auth.updateUser({ email })
      const verify = async (address: string) => {
        const { tokenHash } = await mailTo(address, after)
        return newClient().auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
      }
      const first = await verify(old)
      expect(first.error).toBeNull()
      expect(first.data.session).toBeNull()
      const second = await verify(email)
      expect(second.data.user?.email).toBe(email)
    },
  )

  it.runIf(canReadMail)('is announced to the old address', async () => {
    const { client, email: old } = await newSignedIn()
    const email = freshEmail()
    const after = new Date()
    await client.auth.updateUser({ email })
    await follow((await mailTo(old, after)).link)
    await follow((await mailTo(email, after)).link)
    const told = await mailbox.waitForMail({ to: old, after, subject: /^Your address was changed/ })
    expect(told.html).toContain(email)
  })
})

describe.runIf(canReadMail)('reauthentication', () => {
  it('sends a code in the subject and the mail', async () => {
    const { client, email } = await newSignedIn()
    const after = new Date()
    const { error } = await client.auth.reauthenticate()
    expect(error).toBeNull()
    const mail = await mailbox.waitForMail({ to: email, after })
    const code = /^Your code is (\d{6}) /.exec(mail.subject)?.[1] ?? 'none'
    expect(mail.html).toContain(code)
  })
})
