import { describe, expect, it } from 'vitest'
import {
  admin,
  call,
  claimsOf,
  newClient,
  newPerson,
  newSignedIn,
  otherPassword,
  signIn,
  type SignedIn,
} from './people.ts'

const refresh = (token: string) => newClient().auth.refreshSession({ refresh_token: token })

async function stillSignedIn({ session }: SignedIn): Promise<boolean> {
  return (await refresh(session.refresh_token)).error === null
}

describe('refreshing', () => {
  it('gives new tokens for the same session', async () => {
    const { session, id } = await newSignedIn()
    const { data, error } = await refresh(session.refresh_token)
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(data.session?.user.id).toBe(id)
    expect(claimsOf(data.session)).toMatchObject({
      session_id: claimsOf(session)['session_id'],
      amr: claimsOf(session)['amr'],
    })
  })

  it('accepts the previous token once more, because its answer may have been lost', async () => {
    const { session } = await newSignedIn()
    const first = await refresh(session.refresh_token)
    const second = await refresh(session.refresh_token)
    expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token)
  })

  it('gives several tabs that refresh at the same moment the same token', async () => {
    const { session } = await newSignedIn()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call('/token?grant_type=refresh_token', {
          method: 'POST',
          body: { refresh_token: session.refresh_token },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    const tokens = bodies.map((body) => (body as { refresh_token: string }).refresh_token) // a session
    expect(new Set(tokens).size).toBe(1)
  })

  it('reflects changes made since sign-in', async () => {
    const { session, id } = await newSignedIn()
    await admin.updateUserById(id, { app_metadata: { school: 'Laerskool' } })
    const { data } = await refresh(session.refresh_token)
    expect(claimsOf(data.session)).toMatchObject({ app_metadata: { school: 'Laerskool' } })
  })

  it('refuses a token that it never issued', async () => {
    const { error } = await refresh('aaaaaaaaaaaa')
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    expect(error?.message).toBe('Invalid Refresh Token: Refresh Token Not Found')
  })

  it('stops when the user is banned', async () => {
    const { session, id } = await newSignedIn()
    await admin.updateUserById(id, { ban_duration: '24h' })
    const { error } = await refresh(session.refresh_token)
    expect(error).toMatchObject({ status: 400, code: 'user_banned' })
  })
})

describe('signing out', () => {
  it('locally ends this session only', async () => {
    const person = await newPerson()
    const [here, there] = [await signIn(person), await signIn(person)]
    const { error } = await here.client.auth.signOut({ scope: 'local' })
    expect(error).toBeNull()
    expect(await stillSignedIn(here)).toBe(false)
    expect(await stillSignedIn(there)).toBe(true)
  })

  it('globally ends all sessions', async () => {
    const person = await newPerson()
    const [here, there] = [await signIn(person), await signIn(person)]
    await here.client.auth.signOut()
    expect(await stillSignedIn(here)).toBe(false)
    expect(await stillSignedIn(there)).toBe(false)
  })

  it('others ends all other sessions', async () => {
    const person = await newPerson()
    const [here, there] = [await signIn(person), await signIn(person)]
    await here.client.auth.signOut({ scope: 'others' })
    expect(await stillSignedIn(there)).toBe(false)
    expect(await stillSignedIn(here)).toBe(true)
  })

  it('makes the access token invalid for Auth at once', async () => {
    const here = await newSignedIn()
    await admin.signOut(here.session.access_token, 'local')
    const { error } = await newClient().auth.getUser(here.session.access_token)
    expect(error?.name).toBe('AuthSessionMissingError')
    const answer = await call('/user', { token: here.session.access_token })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('x-sb-error-code')).toBe('session_not_found')
  })

  it('accepts three scopes', async () => {
    const { session } = await newSignedIn()
    const answer = await call('/logout?scope=nowhere', {
      method: 'POST',
      token: session.access_token,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'Unsupported logout scope "nowhere"',
    })
  })
})

describe('other causes that end sessions', () => {
  it('a new password ends the other sessions', async () => {
    const person = await newPerson()
    const [here, there] = [await signIn(person), await signIn(person)]
    const { error } = await here.client.auth.updateUser({ password: otherPassword })
    expect(error).toBeNull()
    expect(await stillSignedIn(there)).toBe(false)
    expect(await stillSignedIn(here)).toBe(true)
  })

  it('a password set by an administrator ends all sessions', async () => {
    const here = await newSignedIn()
    await admin.updateUserById(here.id, { password: otherPassword })
    expect(await stillSignedIn(here)).toBe(false)
  })

  it.each([false, true])('deleting the user ends all sessions (softly: %s)', async (softly) => {
    const here = await newSignedIn()
    await admin.deleteUser(here.id, softly)
    const { error } = await refresh(here.session.refresh_token)
    expect(error).toMatchObject({ code: 'refresh_token_not_found' })
  })

  it('deleting the user makes the access token invalid for Auth', async () => {
    const here = await newSignedIn()
    await admin.deleteUser(here.id)
    const { error } = await newClient().auth.getUser(here.session.access_token)
    expect(error).toMatchObject({ status: 403, code: 'user_not_found' })
  })
})
