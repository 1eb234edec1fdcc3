import { beforeEach, describe, expect, it } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import type { SupportMail } from '../_shared/mail/send.ts'
import { handleSupport, type SupportDeps } from './handler.ts'

const form = {
  name: 'Thandi Nkosi',
  email: 'thandi@school.example',
  subject: 'Printing',
  category: 'Technical',
  message: 'The memo prints\ntwice.',
  recaptchaToken: 'token-1',
}

let sent: SupportMail[]
let checked: object[]
let counted: string[]
let deps: SupportDeps
beforeEach(() => {
  sent = []
  checked = []
  counted = []
  deps = {
    findCaller: async () => Promise.resolve({ id: 'user-1', email: 'thandi@kryt.example' }),
    takeRequest: async (kind, id) => {
      expect(kind).toBe('support by person')
      counted.push(id)
      return Promise.resolve()
    },
    verifyCaptcha: async (captcha) => {
      checked.push(captcha)
      return Promise.resolve()
    },
    sendMail: async (mail) => {
      sent.push(mail)
      return Promise.resolve()
    },
  }
})

const post = async (body: unknown) =>
  handleSupport(
    new Request('http://api/support', {
      method: 'POST',
      headers: { 'x-real-ip': '196.1.2.3' },
      body: JSON.stringify(body),
    }),
    deps,
  )

async function expectRefusal(response: Response, status: number, word: string): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, { error: word }])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(sent).toEqual([])
}

describe('support', () => {
  it('mails the support address with the account’s name; replies go to the address in the form', async () => {
    const response = await post(form)
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    expect(counted).toEqual(['user-1'])
    expect(checked).toEqual([{ token: 'token-1', action: 'submit', address: '196.1.2.3' }])
    expect(sent).toEqual([
      {
        replyTo: { name: 'Thandi Nkosi', address: 'thandi@school.example' },
        subject: 'Support (Technical): Printing',
        text: `From: Thandi Nkosi <thandi@school.example>
Account: thandi@kryt.example (user-1)
Category: Technical
Subject: Printing

The memo prints
twice.
`,
      },
    ])
  })

  it.each(['General', 'Technical', 'Subscription'])('accepts the category %s', async (category) => {
    expect((await post({ ...form, category })).status).toBe(200)
    expect(sent[0]?.subject).toBe(`Support (${category}): Printing`)
  })

  it.each([
    [{ category: '' }, 'category_required'],
    [{ category: undefined }, 'category_required'],
    [{ category: 'Billing' }, 'category_required'],
    [{ name: ' ' }, 'name_required'],
    [{ email: '' }, 'email_required'],
    [{ email: 'thandi@' }, 'email_invalid'],
    [{ subject: '' }, 'subject_required'],
    [{ message: ' ' }, 'message_required'],
    [{ recaptchaToken: '' }, 'captcha_required'],
  ])('refuses %o and does not count it', async (change, word) => {
    await expectRefusal(await post({ ...form, ...change }), 422, word)
    expect([checked, counted]).toEqual([[], []])
  })

  it('refuses callers who are not signed in', async () => {
    deps.findCaller = async () => Promise.reject(new FunctionError(401, 'not_signed_in'))
    await expectRefusal(await post(form), 401, 'not_signed_in')
    expect(checked).toEqual([])
  })

  it('sends nothing after too many requests, and then does not ask the captcha provider', async () => {
    deps.takeRequest = async () => Promise.reject(new FunctionError(429, 'too_many_requests', 60))
    await expectRefusal(await post(form), 429, 'too_many_requests')
    expect(checked).toEqual([])
  })

  it('sends nothing when the captcha fails', async () => {
    deps.verifyCaptcha = async () => Promise.reject(new FunctionError(422, 'captcha_failed'))
    await expectRefusal(await post(form), 422, 'captcha_failed')
  })

  it('reports an error when the mail server refuses the mail', async () => {
    deps.sendMail = async () => Promise.reject(new FunctionError(503, 'mail_not_sent'))
    await expectRefusal(await post(form), 503, 'mail_not_sent')
  })
})
