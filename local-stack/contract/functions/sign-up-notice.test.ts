import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, inject, it } from 'vitest'
import { createMailbox } from '../../testing/mailbox.ts'

const { url, publishableKey, secretKey, mailUrl } = inject('supabase')
const auth = { persistSession: false, autoRefreshToken: false }
const service = createClient(url, secretKey, { auth })

const someone = (kind: string) => `${kind}-${randomUUID()}@kryt.example`

/** Status and body of the answer to a visitor. */
async function notify(email: string): Promise<unknown> {
  const response = await fetch(`${url}/functions/v1/sign-up-notice`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, language: 'af' }),
  })
  return [response.status, await response.json()]
}

// A hosted project does not have this mailbox.
describe.runIf(mailUrl !== null)('sign-up-notice', () => {
  it('mails the owner of a confirmed address, and nobody else; all get the same answer', async () => {
    const known = someone('known')
    const { error } = await service.auth.admin.createUser({ email: known, email_confirm: true })
    expect(error).toBeNull()
    const unconfirmed = someone('unconfirmed')
    await service.auth.admin.createUser({ email: unconfirmed, email_confirm: false })
    for (const email of [unconfirmed, someone('nobody'), known.toUpperCase()]) {
      expect(await notify(email)).toEqual([200, { success: true }])
    }
    const mailbox = createMailbox(mailUrl ?? '')
    const mail = await mailbox.waitForMail({ to: known })
    expect(mail.subject).toBe('Jy het reeds ’n rekening by Kryt')
    expect(mail.links.some((link) => link.endsWith('/auth/forgotten-password'))).toBe(true)
    await expect(mailbox.waitForMail({ to: unconfirmed, timeoutMs: 300 })).rejects.toThrow()
  })

  it('sends at most three a day to one address', async () => {
    const email = someone('nobody')
    for (let time = 0; time < 3; time += 1) {
      expect(await notify(email)).toEqual([200, { success: true }])
    }
    expect(await notify(email)).toEqual([429, { error: 'too_many_requests' }])
  })
})
