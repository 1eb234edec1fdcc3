import { TOTP } from 'otpauth'
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

const codeOf = (secret: string): string => new TOTP({ secret }).generate()

const wrongCode = (secret: string): string => {
  const near = [-1, 0, 1].map((step) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 }),
  )
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? ''
}

async function enrolled(person: SignedIn, friendlyName = 'phone') {
  const { data, error } = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error !== null) throw error
  return data
}

/** A person whose session has verified a second factor. */
async function withFactor() {
  const person = await newSignedIn()
  const factor = await enrolled(person)
  const { data, error } = await person.client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(factor.totp.secret),
  })
  if (error !== null) throw error
  return { ...person, factor, raised: data }
}

describe('enrolling', () => {
  it('returns a secret, an address for authenticator apps and a picture that browsers can show', async () => {
    const person = await newSignedIn()
    const factor = await enrolled(person)
    expect(factor).toMatchObject({ type: 'totp', friendly_name: 'phone' })
    const uri = new URL(factor.totp.uri)
    expect(uri.searchParams.get('secret')).toBe(factor.totp.secret)
    expect(decodeURIComponent(uri.pathname)).toContain(person.email)
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,.*<svg/)
    // A `#` would cut the data URL short.
    expect(factor.totp.qr_code).not.toContain('#')
  })

  it('has no effect until a code is verified', async () => {
    const person = await newSignedIn()
    await enrolled(person)
    const { data } = await person.client.auth.mfa.listFactors()
    expect(data?.totp).toEqual([])
    expect(data?.all).toHaveLength(1)
    const level = await person.client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })

  it('needs a unique name', async () => {
    const person = await newSignedIn()
    await enrolled(person)
    const { error } = await person.client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'phone',
    })
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  })

  it('stops at ten', async () => {
    const person = await newSignedIn()
    for (let number = 0; number < 10; number += 1)
      await enrolled(person, `device ${String(number)}`)
    const { error } = await person.client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'one more',
    })
    expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  })
})

describe('verifying', () => {
  it('raises the session’s level and lists the methods in the claims', async () => {
    const { raised, session, client } = await withFactor()
    expect(claimsOf(raised)).toMatchObject({
      aal: 'aal2',
      session_id: claimsOf(session)['session_id'],
      amr: expect.arrayContaining([
        expect.objectContaining({ method: 'totp' }),
        expect.objectContaining({ method: 'password' }),
      ]) as object,
    })
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.totp).toMatchObject([{ friendly_name: 'phone', status: 'verified' }])
  })

  it('stays raised after a refresh', async () => {
    const { raised } = await withFactor()
    const { data } = await newClient().auth.refreshSession(raised)
    expect(claimsOf(data.session)).toMatchObject({ aal: 'aal2' })
  })

  it('ends the person’s sessions of the first level', async () => {
    const person = await newPerson()
    const [here, there] = [await signIn(person), await signIn(person)]
    const factor = await enrolled(here)
    await here.client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.totp.secret),
    })
    const { error } = await newClient().auth.refreshSession(there.session)
    expect(error).toMatchObject({ code: 'refresh_token_not_found' })
  })

  it('is asked for again at the next sign-in', async () => {
    const { email, password } = await withFactor()
    const client = newClient()
    const { data } = await client.auth.signInWithPassword({ email, password })
    expect(claimsOf(data.session)).toMatchObject({ aal: 'aal1' })
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  })

  it('refuses a wrong code and leaves the challenge open', async () => {
    const person = await newSignedIn()
    const factor = await enrolled(person)
    const challenge = await person.client.auth.mfa.challenge({ factorId: factor.id })
    expect(challenge.data).toMatchObject({ type: 'totp' })
    const seconds = (challenge.data?.expires_at ?? 0) - Date.now() / 1_000
    expect(seconds).toBeGreaterThan(290)
    expect(seconds).toBeLessThan(301)
    const answer = (code: string) =>
      person.client.auth.mfa.verify({
        factorId: factor.id,
        challengeId: challenge.data?.id ?? '',
        code,
      })
    const wrong = await answer(wrongCode(factor.totp.secret))
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect((await answer(codeOf(factor.totp.secret))).error).toBeNull()
    const twice = await answer(codeOf(factor.totp.secret))
    expect(twice.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' })
  })

  it('accepts the code only from the address that asked for the challenge', async () => {
    const person = await newSignedIn()
    const factor = await enrolled(person)
    const challenge = await person.client.auth.mfa.challenge({ factorId: factor.id })
    const answer = await call(`/factors/${factor.id}/verify`, {
      method: 'POST',
      token: person.session.access_token,
      headers: { 'x-forwarded-for': '203.0.113.7' },
      body: { challenge_id: challenge.data?.id, code: codeOf(factor.totp.secret) },
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error_code: 'mfa_ip_address_mismatch' })
  })

  it('finds only the caller’s own factors', async () => {
    const [one, other] = [await newSignedIn(), await newSignedIn()]
    const factor = await enrolled(one)
    const { error } = await other.client.auth.mfa.challenge({ factorId: factor.id })
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  })
})

describe('a session of the first level of someone with a factor', () => {
  async function lowSession() {
    const { email, password, id, factor } = await withFactor()
    return { factor, ...(await signIn({ email, password, id })) }
  }

  it('may not enrol another', async () => {
    const { client } = await lowSession()
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'tablet' })
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  })

  it('may not take the factor away', async () => {
    const { client, factor } = await lowSession()
    const { error } = await client.auth.mfa.unenroll({ factorId: factor.id })
    expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  })

  it('may not change the password or the address', async () => {
    const { client } = await lowSession()
    const { error } = await client.auth.updateUser({ password: otherPassword })
    expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' })
  })
})

describe('taking a factor away', () => {
  it('lowers the session at its next refresh', async () => {
    const { client, factor, raised } = await withFactor()
    const { data, error } = await client.auth.mfa.unenroll({ factorId: factor.id })
    expect(error).toBeNull()
    expect(data).toEqual({ id: factor.id })
    const refreshed = await newClient().auth.refreshSession(raised)
    expect(claimsOf(refreshed.data.session)).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    })
  })

  it('is possible for an administrator, when the device is lost', async () => {
    const { id, factor, email, password } = await withFactor()
    const listed = await admin.mfa.listFactors({ userId: id })
    expect(listed.data?.factors).toMatchObject([{ id: factor.id, status: 'verified' }])
    expect(JSON.stringify(listed.data)).not.toContain(factor.totp.secret)
    const { error } = await admin.mfa.deleteFactor({ userId: id, id: factor.id })
    expect(error).toBeNull()
    const client = newClient()
    await client.auth.signInWithPassword({ email, password })
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ nextLevel: 'aal1' })
  })
})
