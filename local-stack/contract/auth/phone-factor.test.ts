import { describe, expect, inject, it } from 'vitest'
import { createMailbox } from '../../testing/mailbox.ts'
import { call, claimsOf, newSignedIn, type SignedIn } from './people.ts'

const { mailUrl } = inject('supabase')
const freshPhone = () => `2782${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`
/** `max_frequency` of config.toml. */
const untilNextMessage = () => new Promise((resolve) => setTimeout(resolve, 5_100))

async function enrolled(person: SignedIn, phone: string) {
  const { data, error } = await person.client.auth.mfa.enroll({
    factorType: 'phone',
    phone: `+${phone}`,
    friendlyName: phone,
  })
  if (error !== null) throw error
  return data
}

async function challenged(person: SignedIn, factorId: string) {
  const { data, error } = await person.client.auth.mfa.challenge({ factorId, channel: 'sms' })
  if (error !== null) throw error
  return data
}

async function codeSentTo(phone: string): Promise<string> {
  const { text } = await createMailbox(mailUrl ?? '').waitForMail({ to: `${phone}@sms.local` })
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}

// A hosted project sends messages that cost money and cannot be read here.
describe.runIf(mailUrl !== null)('a second factor by SMS', () => {
  it('takes effect with the code of a message, and raises the session', async () => {
    const person = await newSignedIn()
    const phone = freshPhone()
    const factor = await enrolled(person, phone)
    expect(factor).toMatchObject({ type: 'phone', phone: `+${phone}`, friendly_name: phone })
    const sent = await challenged(person, factor.id)
    expect(sent.type).toBe('phone')
    const code = await codeSentTo(phone)
    const verify = (typed: string) =>
      person.client.auth.mfa.verify({ factorId: factor.id, challengeId: sent.id, code: typed })
    const wrong = await verify(code === '000000' ? '111111' : '000000')
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    const { data, error } = await verify(code)
    expect(error).toBeNull()
    expect(claimsOf(data)).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([expect.objectContaining({ method: 'mfa/phone' })]) as unknown,
    })
    const again = await verify(code)
    expect(again.error?.code).toBe('mfa_ip_address_mismatch')
    const { data: factors } = await person.client.auth.mfa.listFactors()
    expect(factors?.phone).toMatchObject([{ phone, status: 'verified' }])
  })

  it('sends one message in five seconds, and the newest code counts for its challenge only', async () => {
    const person = await newSignedIn()
    const phone = freshPhone()
    const factor = await enrolled(person, phone)
    const first = await challenged(person, factor.id)
    const firstCode = await codeSentTo(phone)
    const soon = await person.client.auth.mfa.challenge({ factorId: factor.id, channel: 'sms' })
    expect(soon.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    await untilNextMessage()
    const second = await challenged(person, factor.id)
    expect(second.id).not.toBe(first.id)
    const { error } = await person.client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: first.id,
      code: firstCode,
    })
    expect(error).toBeNull()
  })

  it('tries ten codes in five minutes', async () => {
    const person = await newSignedIn()
    const phone = freshPhone()
    const factor = await enrolled(person, phone)
    const { id } = await challenged(person, factor.id)
    const code = await codeSentTo(phone)
    const wrong = code === '000000' ? '111111' : '000000'
    const verify = (typed: string) =>
      person.client.auth.mfa.verify({ factorId: factor.id, challengeId: id, code: typed })
    for (let time = 0; time < 10; time += 1) {
      expect((await verify(wrong)).error?.status).toBe(422)
    }
    expect((await verify(code)).error).toMatchObject({ code: 'over_request_rate_limit' })
  })

  it('needs a number, and no verified factor of it', async () => {
    const person = await newSignedIn()
    const body = (phone: string) => ({ factor_type: 'phone', friendly_name: phone, phone })
    const attempt = async (phone: string, token = person.session.access_token) => {
      const answer = await call('/factors', { method: 'POST', token, body: body(phone) })
      return { status: answer.status, body: await answer.json() }
    }
    expect(await attempt('')).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    })
    expect(await attempt('082')).toMatchObject({ status: 400 })
    const phone = freshPhone()
    const factor = await enrolled(person, phone)
    const { id } = await challenged(person, factor.id)
    const { data } = await person.client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: id,
      code: await codeSentTo(phone),
    })
    expect(await attempt(phone, data?.access_token)).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_verified_factor_exists' },
    })
  })

  it('is announced by the settings', async () => {
    const answer = await call('/settings')
    expect(await answer.json()).toMatchObject({ sms_provider: 'catcher' })
  })
})
