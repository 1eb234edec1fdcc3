import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import {
  admin,
  allowedTarget,
  call,
  canReadMail,
  follow,
  fragmentOf,
  freshEmail,
  goodPassword,
  mailTo,
  newClient,
  newPerson,
  newSignedIn,
} from './people.ts'

const { secretKey } = inject('supabase')
const asAdmin = { apikey: secretKey }

describe('the administration API', () => {
  it('is closed to visitors and people', async () => {
    const { session } = await newSignedIn()
    for (const token of [undefined, session.access_token]) {
      const answer = await call('/admin/users', token === undefined ? {} : { token })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({
        error_code: 'not_admin',
        msg: 'User not allowed',
      })
    }
  })
})

describe('creating users', () => {
  it('sets everything at once and sends no mail', async () => {
    const id = randomUUID()
    const email = freshEmail()
    const { data, error } = await admin.createUser({
      id,
      email,
      password: 'x',
      email_confirm: true,
      user_metadata: { language: 'af' },
      app_metadata: { school: 'A' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id,
      email,
      app_metadata: { provider: 'email', providers: ['email'], school: 'A' },
      user_metadata: { language: 'af', email_verified: true },
      identities: [{ provider: 'email', identity_data: { sub: id, email } }],
    })
    expect(data.user?.confirmation_sent_at).toBeUndefined()
  })

  it('refuses an address twice, whatever its case', async () => {
    const { email } = await newPerson()
    const { error } = await admin.createUser({ email: email.toUpperCase() })
    expect(error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    })
  })

  it('needs an email address or phone number, and a valid ban duration', async () => {
    const nothing = await admin.createUser({ password: goodPassword })
    expect(nothing.error).toMatchObject({ status: 400, code: 'validation_failed' })
    const forever = await admin.createUser({ email: freshEmail(), ban_duration: 'for ever' })
    expect(forever.error).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(forever.error?.message).toMatch(/^invalid format for ban duration/)
  })

  it('accepts a bcrypt hash instead of a password', async () => {
    const email = freshEmail()
    // bcrypt of "password", cost 10
    const hash = '$2b$10$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK'
    const { error } = await admin.createUser({ email, password_hash: hash, email_confirm: true })
    expect(error).toBeNull()
    const signedIn = await newClient().auth.signInWithPassword({ email, password: 'password' })
    expect(signedIn.error).toBeNull()
    const other = await admin.createUser({ email: freshEmail(), password_hash: 'plain' })
    expect(other.error).toMatchObject({ status: 400 })
  })

  it('accepts one of two simultaneous requests for the same address', async () => {
    const email = freshEmail()
    const answers = await Promise.all([admin.createUser({ email }), admin.createUser({ email })])
    expect(answers.map(({ error }) => error?.code ?? 'made').sort()).toEqual([
      'email_exists',
      'made',
    ])
  })
})

describe('listing users', () => {
  it('pages, newest first, with the total', async () => {
    const people = [await newPerson(), await newPerson(), await newPerson()]
    const { data, error } = await admin.listUsers({ page: 1, perPage: 2 })
    expect(error).toBeNull()
    expect(data.users).toHaveLength(2)
    expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2 })
    expect(data).toHaveProperty('total')
    const seen = data.users.map(({ created_at: moment }) => moment)
    expect(seen).toEqual([...seen].sort().reverse())
    const beyond = await admin.listUsers({ page: 100_000, perPage: 2 })
    expect(beyond.data.users).toEqual([])
    expect(people).toHaveLength(3)
  })

  it('finds users by a part of the address or the full name', async () => {
    const mark = randomUUID().slice(0, 8)
    const { id } = await newPerson({ user_metadata: { full_name: `Thandi ${mark}` } })
    const named = await call(`/admin/users?filter=${mark}`, { headers: asAdmin })
    expect(await named.json()).toMatchObject({ users: [{ id }] })
    expect(named.headers.get('x-total-count')).toBe('1')
    expect(named.headers.get('link')).toMatch(/rel="last"$/)
  })

  it('refuses a page that is not a number', async () => {
    const answer = await call('/admin/users?page=two', { headers: asAdmin })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' })
  })
})

describe('one user', () => {
  it('is found by id only', async () => {
    const { id } = await newPerson()
    expect((await admin.getUserById(id)).data.user?.id).toBe(id)
    const unknown = await admin.getUserById(randomUUID())
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' })
    const answer = await call('/admin/users/me', { headers: asAdmin })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' })
  })

  it('is updated without mails: address, metadata, role', async () => {
    const { id, password } = await newPerson()
    const email = freshEmail()
    const { data, error } = await admin.updateUserById(id, {
      email,
      email_confirm: true,
      user_metadata: { grade: 4 },
      app_metadata: { school: 'B' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email,
      user_metadata: { grade: 4 },
      app_metadata: { provider: 'email', school: 'B' },
      identities: [{ email, identity_data: { email, email_verified: true } }],
    })
    expect((await newClient().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  it('applies the password policy to updates, unlike to creation', async () => {
    const { id } = await newPerson()
    const { error } = await admin.updateUserById(id, { password: 'weak' })
    expect(error).toMatchObject({ status: 422, code: 'weak_password' })
  })

  it('cannot take the address of another', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    const { error } = await admin.updateUserById(one.id, { email: other.email })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('is gone after deletion', async () => {
    const person = await newPerson()
    const { error } = await admin.deleteUser(person.id)
    expect(error).toBeNull()
    expect((await admin.getUserById(person.id)).error).toMatchObject({ code: 'user_not_found' })
    const again = await admin.deleteUser(person.id)
    expect(again.error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect((await admin.createUser({ email: person.email })).error).toBeNull()
  })

  it('soft deletion leaves a row without personal data and frees the address', async () => {
    const person = await newPerson({ user_metadata: { full_name: 'Thandi' } })
    await admin.deleteUser(person.id, true)
    const { data } = await admin.getUserById(person.id)
    expect(data.user).toMatchObject({ id: person.id, user_metadata: {}, app_metadata: {} })
    expect(data.user?.deleted_at).toEqual(expect.any(String))
    expect(JSON.stringify(data.user)).not.toContain(person.email)
    const signedIn = await newClient().auth.signInWithPassword(person)
    expect(signedIn.error).toMatchObject({ code: 'invalid_credentials' })
    expect((await admin.createUser({ email: person.email })).error).toBeNull()
  })
})

describe('inviting', () => {
  it('refuses a confirmed user', async () => {
    const { email } = await newPerson()
    const { error } = await admin.inviteUserByEmail(email)
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it.runIf(canReadMail)('sends a link that signs in and confirms', async () => {
    const email = freshEmail()
    const after = new Date()
    const invited = await admin.inviteUserByEmail(email, {
      redirectTo: allowedTarget,
      data: { language: 'af' },
    })
    expect(invited.data.user?.invited_at).toEqual(expect.any(String))
    const target = await follow((await mailTo(email, after)).link)
    expect(target.href).toMatch(new RegExp(`^${allowedTarget}#`))
    expect(fragmentOf(target)).toMatchObject({ type: 'invite' })
    const { data } = await admin.getUserById(invited.data.user?.id ?? '')
    expect(data.user).toMatchObject({ user_metadata: { language: 'af', email_verified: true } })
  })
})

describe('links that the project sends itself', () => {
  it('sign up', async () => {
    const email = freshEmail()
    const { data, error } = await admin.generateLink({
      type: 'signup',
      email,
      password: goodPassword,
      options: { data: { language: 'af' }, redirectTo: allowedTarget },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { language: 'af' } })
    expect(data.properties).toMatchObject({
      verification_type: 'signup',
      redirect_to: allowedTarget,
      email_otp: expect.stringMatching(/^\d{6}$/) as string,
    })
    expect(data.properties?.action_link).toContain(data.properties?.hashed_token ?? 'none')
    expect(fragmentOf(await follow(data.properties?.action_link ?? ''))).toMatchObject({
      type: 'signup',
    })
  })

  it('sign an unknown person up when a magic link is requested', async () => {
    const email = freshEmail()
    const { data } = await admin.generateLink({ type: 'magiclink', email })
    expect(data.properties?.verification_type).toBe('signup')
    const token = data.properties?.email_otp ?? ''
    const { error } = await newClient().auth.verifyOtp({ email, token, type: 'email' })
    expect(error).toBeNull()
  })

  it.each(['magiclink', 'recovery'] as const)('sign in as %s by hash', async (type) => {
    const { email, id } = await newPerson()
    const { data } = await admin.generateLink({ type, email })
    const token_hash = data.properties?.hashed_token ?? ''
    const verified = await newClient().auth.verifyOtp({ token_hash, type })
    expect(verified.data.user?.id).toBe(id)
  })

  it('let in only one of several browsers that open them at the same time', async () => {
    const { email } = await newPerson()
    const { data } = await admin.generateLink({ type: 'recovery', email })
    const link = data.properties?.action_link ?? ''
    const targets = await Promise.all(Array.from({ length: 8 }, () => follow(link)))
    const words = targets.map((target) => Object.keys(fragmentOf(target))[0])
    expect(words.filter((word) => word === 'access_token')).toHaveLength(1)
  })

  it('are not used up by a mail scanner that sends HEAD', async () => {
    const { email } = await newPerson()
    const { data } = await admin.generateLink({ type: 'recovery', email })
    const link = data.properties?.action_link ?? ''
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(405)
    expect(fragmentOf(await follow(link))).toMatchObject({ type: 'recovery' })
  })

  it('invite', async () => {
    const email = freshEmail()
    const { data } = await admin.generateLink({ type: 'invite', email })
    expect(fragmentOf(await follow(data.properties?.action_link ?? ''))).toMatchObject({
      type: 'invite',
    })
    const again = await admin.generateLink({ type: 'invite', email })
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('change an address with both halves', async () => {
    const { email, id } = await newPerson()
    const newEmail = freshEmail()
    const one = await admin.generateLink({ type: 'email_change_current', email, newEmail })
    const two = await admin.generateLink({ type: 'email_change_new', email, newEmail })
    await follow(one.data.properties?.action_link ?? '')
    await follow(two.data.properties?.action_link ?? '')
    expect((await admin.getUserById(id)).data.user?.email).toBe(newEmail)
  })

  it('are not created for unknown people', async () => {
    const { error } = await admin.generateLink({ type: 'recovery', email: freshEmail() })
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('lead only to allowed addresses', async () => {
    const { email } = await newPerson()
    const { data } = await admin.generateLink({
      type: 'magiclink',
      email,
      options: { redirectTo: 'https://evil.example' },
    })
    expect(data.properties?.redirect_to).not.toContain('evil')
  })
})

describe('the audit log', () => {
  it('lists who did what, newest first', async () => {
    const { id } = await newPerson()
    const answer = await call('/admin/audit?per_page=20', { headers: asAdmin })
    const entries = (await answer.json()) as { payload: { action: string; traits?: object } }[] // rows of the log
    expect(entries.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({
        action: 'user_signedup',
        traits: expect.objectContaining({ user_id: id }) as object,
      }),
    )
  })
})
