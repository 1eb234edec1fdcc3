import { beforeEach, describe, expect, it } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import type { SupportMail } from '../_shared/mail/send.ts'
import { handleContact, type ContactDeps } from './handler.ts'

const form = {
  name: 'Thandi Nkosi',
  email: 'thandi@example.co.za',
  subject: 'Order',
  message: 'Where is my\nparcel?',
  recaptchaToken: 'token-1',
}

let sent: SupportMail[]
let checked: object[]
let deps: ContactDeps
beforeEach(() => {
  sent = []
  checked = []
  deps = {
    takeRequest: async () => Promise.resolve(),
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

const post = async (body: unknown, headers: Record<string, string> = {}) =>
  handleContact(
    new Request('http://api/contact', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    deps,
  )

async function expectRefusal(response: Response, status: number, word: string): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, { error: word }])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(sent).toEqual([])
}

describe('contact', () => {
  it('mails the support address, which can reply to the visitor', async () => {
    const response = await post(form, { 'x-real-ip': '196.1.2.3' })
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(checked).toEqual([{ token: 'token-1', action: 'submit', address: '196.1.2.3' }])
    expect(sent).toEqual([
      {
        replyTo: { name: 'Thandi Nkosi', address: 'thandi@example.co.za' },
        subject: 'Contact form: Order',
        text: 'From: Thandi Nkosi <thandi@example.co.za>\nSubject: Order\n\nWhere is my\nparcel?\n',
      },
    ])
  })

  it.each([
    [{ name: '  ' }, 'name_required'],
    [{ name: undefined }, 'name_required'],
    [{ name: 'x'.repeat(101) }, 'name_too_long'],
    [{ email: '' }, 'email_required'],
    [{ email: 'thandi@' }, 'email_invalid'],
    [{ subject: '' }, 'subject_required'],
    [{ message: '' }, 'message_required'],
    [{ message: 'x'.repeat(5001) }, 'message_too_long'],
    [{ recaptchaToken: '' }, 'captcha_required'],
  ])('refuses %o', async (change, word) => {
    await expectRefusal(await post({ ...form, ...change }), 422, word)
    expect(checked).toEqual([])
  })

  it('keeps line breaks out of the mail’s headers', async () => {
    await post({ ...form, subject: 'a\r\nBcc: everybody@example.com', name: 'Thandi\nNkosi' })
    expect(sent[0]?.subject).toBe('Contact form: a Bcc: everybody@example.com')
    expect(sent[0]?.replyTo.name).toBe('Thandi Nkosi')
  })

  it.each([
    ['not json', 400, 'body_not_json'],
    [[], 422, 'invalid_body'],
    ['"'.padEnd(100_001, 'x'), 413, 'body_too_large'],
  ])('refuses a body without the form’s fields', async (body, status, word) => {
    await expectRefusal(await post(body), status, word)
  })

  it('sends nothing when the captcha fails', async () => {
    deps.verifyCaptcha = async () => Promise.reject(new FunctionError(422, 'captcha_failed'))
    await expectRefusal(await post(form), 422, 'captcha_failed')
  })

  it('sends nothing after too many requests, and then does not ask the captcha provider', async () => {
    deps.takeRequest = async () => Promise.reject(new FunctionError(429, 'too_many_requests', 60))
    await expectRefusal(await post(form), 429, 'too_many_requests')
    expect(checked).toEqual([])
  })

  it('answers a preflight and refuses other methods', async () => {
    const call = async (method: string) =>
      handleContact(new Request('http://api/contact', { method }), deps)
    const preflight = await call('OPTIONS')
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey')
    await expectRefusal(await call('GET'), 405, 'method_not_allowed')
  })
})
