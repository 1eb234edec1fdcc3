import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { createMailbox } from '../../testing/mailbox.ts'

const { url, publishableKey, mailUrl } = inject('supabase')

async function captchaToken(): Promise<string> {
  const asked = await fetch(`${url}/captcha/token`, {
    method: 'POST',
    body: JSON.stringify({ siteKey: 'kryt-development-site-key', action: 'submit' }),
  })
  return ((await asked.json()) as { token: string }).token // an answer that the captcha double accepts
}

const submit = async (subject: string, recaptchaToken: string) =>
  fetch(`${url}/functions/v1/contact`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Pieter Botha',
      email: 'pieter@example.co.za',
      subject,
      message: 'Is daar ’n proefvraestel?',
      recaptchaToken,
    }),
  })

// A hosted project has neither this mailbox nor a captcha that a script can pass.
describe.runIf(mailUrl !== null)('contact', () => {
  it('takes a visitor’s form to the support address, once per captcha token', async () => {
    const token = await captchaToken()
    const subject = `Wiskunde ${randomUUID()}`
    const response = await submit(subject, token)
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    const mail = await createMailbox(mailUrl ?? '').waitForMail({
      to: 'support@kryt.local',
      subject: `Contact form: ${subject}`,
    })
    expect(mail.text).toContain('Is daar ’n proefvraestel?')
    expect(mail.source).toContain('Reply-To: Pieter Botha <pieter@example.co.za>')

    const again = await submit(subject, token)
    expect([again.status, await again.json()]).toEqual([422, { error: 'captcha_failed' }])
  })

  it('lets a browser on another origin read refusals', async () => {
    const refused = await submit('Wiskunde', 'invented')
    expect(refused.status).toBe(422)
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  })
})
