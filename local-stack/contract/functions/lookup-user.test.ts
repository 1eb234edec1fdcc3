import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { createMailbox } from '../../testing/mailbox.ts'

const { url, publishableKey, secretKey, mailUrl } = inject('supabase')
const auth = { persistSession: false, autoRefreshToken: false }
const service = createClient(url, secretKey, { auth })
const password = 'Chalk-and-talk-1'

async function captchaToken(): Promise<string> {
  const asked = await fetch(`${url}/captcha/token`, {
    method: 'POST',
    body: JSON.stringify({ siteKey: 'kryt-development-site-key', action: 'lookup' }),
  })
  return ((await asked.json()) as { token: string }).token // an answer that the captcha double accepts
}

/** Status and body of the answer to a visitor. */
async function lookUp(email: unknown, recaptchaToken?: string): Promise<unknown> {
  const response = await fetch(`${url}/functions/v1/lookup-user`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, recaptchaToken: recaptchaToken ?? (await captchaToken()) }),
  })
  return [response.status, await response.json()]
}

const someone = (kind: string) => `${kind}-${randomUUID()}@kryt.example`

async function newUser(kind: string): Promise<string> {
  const email = someone(kind)
  const { error } = await service.auth.admin.createUser({ email, password, email_confirm: true })
  if (error !== null) throw error
  return email
}

// A hosted project has neither this mailbox nor a captcha that a script can pass.
describe.runIf(mailUrl !== null)('lookup-user', () => {
  it('finds somebody who has signed in before, whatever the letter case of the address', async () => {
    const email = await newUser('existing')
    const { error } = await createClient(url, publishableKey, { auth }).auth.signInWithPassword({
      email,
      password,
    })
    expect(error).toBeNull()
    expect(await lookUp(` ${email.toUpperCase()} `)).toEqual([200, { result: 'existing' }])
  })

  it('mails a link to a customer of the old shop and to somebody who never signed in', async () => {
    const customer = someone('customer')
    const { error } = await service
      .from('teacher_profile')
      .insert({ user_id: null, owner: `${randomUUID()}::${customer}` })
    expect(error).toBeNull()
    for (const email of [customer, await newUser('never')]) {
      expect(await lookUp(email)).toEqual([200, { result: 'matched' }])
      const mail = await createMailbox(mailUrl ?? '').waitForMail({ to: email })
      const link = new URL(mail.links.find((each) => each.includes('token')) ?? '')
      expect([link.pathname, link.search]).toEqual(['/auth/confirm', ''])
      const fragment = new URLSearchParams(link.hash.slice(1))
      const token = fragment.get('token_hash') ?? ''
      const type = z.enum(['invite', 'recovery']).parse(fragment.get('type'))
      const browser = createClient(url, publishableKey, { auth })
      for (const method of ['HEAD', 'GET']) await fetch(link, { method }).catch(() => null)
      expect((await browser.auth.verifyOtp({ token_hash: token, type })).data.user?.email).toBe(
        email,
      )
    }
  })

  it('answers none for an unknown address, and mails nothing', async () => {
    const email = someone('nobody')
    expect(await lookUp(email)).toEqual([200, { result: 'none' }])
    const mail = createMailbox(mailUrl ?? '').waitForMail({ to: email, timeoutMs: 500 })
    await expect(mail).rejects.toThrow('no mail to')
  })

  it('refuses a failed captcha, and a captcha token that was used before', async () => {
    const email = await newUser('existing')
    expect(await lookUp(email, '')).toEqual([422, { error: 'captcha_required' }])
    expect(await lookUp(email, 'invented')).toEqual([422, { error: 'captcha_failed' }])
    const token = await captchaToken()
    expect(await lookUp(someone('nobody'), token)).toEqual([200, { result: 'none' }])
    expect(await lookUp(email, token)).toEqual([422, { error: 'captcha_failed' }])
  })

  it.each([
    ['', 'email_required'],
    ['thandi@', 'email_invalid'],
    [7, 'email_required'],
  ])('refuses the address %j', async (email, word) => {
    expect(await lookUp(email)).toEqual([422, { error: word }])
  })

  it('refuses the sixth request for one address within an hour', async () => {
    const email = someone('nobody')
    for (let time = 0; time < 5; time += 1) {
      expect(await lookUp(email)).toEqual([200, { result: 'none' }])
    }
    expect(await lookUp(email)).toEqual([429, { error: 'too_many_requests' }])
  })
})
