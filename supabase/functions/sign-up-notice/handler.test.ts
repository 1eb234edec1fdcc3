import { beforeEach, describe, expect, it } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { handleSignUpNotice, type NoticeDeps } from './handler.ts'
import { notice } from './notice.ts'

let notified: string[]
let afterwards: (() => Promise<void>)[]
let deps: NoticeDeps
beforeEach(() => {
  notified = []
  afterwards = []
  deps = {
    takeRequest: async () => Promise.resolve(),
    notify: async (email, language) => {
      notified.push(`${email} ${language}`)
      return Promise.resolve()
    },
    later: (work) => void afterwards.push(work),
  }
})

async function send(body: object = {}) {
  const response = await handleSignUpNotice(
    new Request('http://api/sign-up-notice', {
      method: 'POST',
      body: JSON.stringify({ email: ' Thandi@Kryt.example ', language: 'af', ...body }),
    }),
    deps,
  )
  return [response.status, (await response.json()) as unknown]
}

describe('sign-up-notice', () => {
  it('answers before it looks anybody up', async () => {
    expect(await send()).toEqual([200, { success: true }])
    expect(notified).toEqual([])
    for (const work of afterwards) await work()
    expect(notified).toEqual(['thandi@kryt.example af'])
  })

  it.each([
    [{ email: '' }, 'email_required'],
    [{ email: 'thandi@' }, 'email_invalid'],
    [{ language: 'nl' }, 'invalid_body'],
  ])('refuses %o', async (change, word) => {
    expect(await send(change)).toEqual([422, { error: word }])
    expect(afterwards).toEqual([])
  })

  it.each(['sign-up from address unknown', 'sign-up about email thandi@kryt.example'])(
    'refuses too many requests for one %s',
    async (key) => {
      deps.takeRequest = async (kind, subject) =>
        `${kind} ${subject}` === key
          ? Promise.reject(new FunctionError(429, 'too_many_requests', 60))
          : Promise.resolve()
      expect(await send()).toEqual([429, { error: 'too_many_requests' }])
      expect(afterwards).toEqual([])
    },
  )
})

describe('the mail', () => {
  const to = { email: 'thandi@kryt.example', name: 'Thandi', site: 'https://kryt.example' }

  it.each([
    ['en', 'You already have an account', 'Dear Thandi,', 'nothing has changed'],
    ['af', 'Jy het reeds ’n rekening', 'Beste Thandi,', 'niks het verander nie'],
  ] as const)('names both ways on in %s', (language, subject, greeting, note) => {
    const mail = notice({ ...to, language })
    expect(mail.subject).toContain(subject)
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain(greeting)
      expect(content).toContain(note)
      expect(content).toMatch(/https:\/\/kryt\.example\/auth["\n]/)
      expect(content).toContain('https://kryt.example/auth/forgotten-password')
    }
  })

  it('greets somebody without a name, and a name is no markup', () => {
    expect(notice({ ...to, name: '', language: 'en' }).text).toMatch(/^Good day,/)
    expect(notice({ ...to, name: '<b>T', language: 'en' }).html).not.toContain('<b>T')
  })
})
