import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { expect, inject, it } from 'vitest'
import { createMailbox } from '../../testing/mailbox.ts'

const { url, publishableKey, mailUrl } = inject('supabase')

// A hosted project has neither this mailbox nor a captcha that a script can pass.
it.runIf(mailUrl !== null)(
  'a visitor who is not signed in reaches the support address',
  async () => {
    const asked = await fetch(`${url}/captcha/token`, {
      method: 'POST',
      body: JSON.stringify({ siteKey: 'kryt-development-site-key', action: 'submit' }),
    })
    const { token } = (await asked.json()) as { token: string } // an answer that the captcha double accepts
    const subject = `Order ${randomUUID()}`
    const result = await createClient(url, publishableKey).functions.invoke<unknown>('contact', {
      body: {
        name: 'Thandi',
        email: 'thandi@example.org',
        subject,
        message: 'Where is it?',
        recaptchaToken: token,
      },
    })
    expect(result).toMatchObject({ data: { success: true }, error: null })
    const mail = await createMailbox(mailUrl ?? '').waitForMail({
      to: 'support@kryt.local',
      subject: `Contact form: ${subject}`,
    })
    expect(mail.text).toContain('Where is it?')
  },
)
