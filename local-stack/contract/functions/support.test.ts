import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { expect, inject, it } from 'vitest'
import { createMailbox } from '../../testing/mailbox.ts'

const { url, publishableKey, secretKey, mailUrl } = inject('supabase')
const auth = { persistSession: false, autoRefreshToken: false }

const form = {
  name: 'Thandi Nkosi',
  email: 'office@school.example.org',
  subject: 'Printing',
  category: 'Technical',
  message: 'The memo prints twice.',
}

async function signedIn() {
  const email = `person-${randomUUID()}@example.org`
  const password = `Kryt-${randomUUID()}-A1!`
  const admin = createClient(url, secretKey, { auth })
  const created = await admin.auth.admin.createUser({ email, password, email_confirm: true })
  if (created.error !== null) throw created.error
  const client = createClient(url, publishableKey, { auth })
  const session = await client.auth.signInWithPassword({ email, password })
  if (session.error !== null) throw session.error
  return { email, client }
}

it('a visitor is refused before the body is read', async () => {
  const response = await fetch(`${url}/functions/v1/support`, {
    method: 'POST',
    headers: { apikey: publishableKey },
    body: JSON.stringify({ ...form, recaptchaToken: 'x' }),
  })
  expect(response.status).toBe(401)
})

it('a form without a category is refused with an error word', async () => {
  const { client } = await signedIn()
  const result = await client.functions.invoke<unknown>('support', {
    body: { ...form, category: '', recaptchaToken: 'x' },
  })
  const { context: response } = result.error as { context: Response } // the response that the client wraps
  expect([response.status, await response.json()]).toEqual([422, { error: 'category_required' }])
})

// A hosted project has neither this mailbox nor a captcha that a script can pass.
it.runIf(mailUrl !== null)(
  'a teacher reaches the support address; replies go to the address in the form',
  async () => {
    const { email, client } = await signedIn()
    const asked = await fetch(`${url}/captcha/token`, {
      method: 'POST',
      body: JSON.stringify({ siteKey: 'kryt-development-site-key', action: 'submit' }),
    })
    const { token } = (await asked.json()) as { token: string } // an answer that the captcha double accepts
    const subject = `Printing ${randomUUID()}`
    const result = await client.functions.invoke<unknown>('support', {
      body: { ...form, subject, recaptchaToken: token },
    })
    expect(result).toMatchObject({ data: { success: true }, error: null })
    const mail = await createMailbox(mailUrl ?? '').waitForMail({
      to: 'support@kryt.local',
      subject: `Support (Technical): ${subject}`,
    })
    expect(mail.text).toContain(`Account: ${email}`)
    expect(mail.source).toContain('Reply-To: Thandi Nkosi <office@school.example.org>')
  },
)
