import { beforeEach, describe, expect, it } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { handleLookupUser, type LookupDeps } from './handler.ts'
import { instructions } from './instructions.ts'

let mailed: string[]
let deps: LookupDeps
beforeEach(() => {
  mailed = []
  deps = {
    takeRequest: async () => Promise.resolve(),
    verifyCaptcha: async () => Promise.resolve(),
    findLostLogin: async () => Promise.resolve(null),
    sendInstructions: async (email, login) => {
      mailed.push(`${email} ${login}`)
      return Promise.resolve()
    },
  }
})

async function ask(body: object = {}) {
  const response = await handleLookupUser(
    new Request('http://api/lookup-user', {
      method: 'POST',
      body: JSON.stringify({ email: ' Old@Kryt.example ', recaptchaToken: 'token', ...body }),
    }),
    deps,
  )
  return [response.status, (await response.json()) as unknown]
}

describe('lookup-user', () => {
  it.each([
    [null, 'none', []],
    ['existing', 'existing', []],
    ['never_signed_in', 'matched', ['old@kryt.example never_signed_in']],
    ['profile_only', 'matched', ['old@kryt.example profile_only']],
  ] as const)('%s is answered as %s', async (login, result, mails) => {
    deps.findLostLogin = async () => Promise.resolve(login)
    expect(await ask()).toEqual([200, { result }])
    expect(mailed).toEqual(mails)
  })

  it.each([
    [{ email: '' }, 'email_required'],
    [{ email: 'thandi@' }, 'email_invalid'],
    [{ recaptchaToken: '' }, 'captcha_required'],
  ])('refuses %o', async (change, word) => {
    expect(await ask(change)).toEqual([422, { error: word }])
  })

  it.each(['login from address unknown', 'login about email old@kryt.example'])(
    'refuses too many requests for one %s',
    async (key) => {
      deps.takeRequest = async (kind, subject) =>
        `${kind} ${subject}` === key
          ? Promise.reject(new FunctionError(429, 'too_many_requests', 60))
          : Promise.resolve()
      expect(await ask()).toEqual([429, { error: 'too_many_requests' }])
    },
  )

  it('looks nobody up when the captcha fails', async () => {
    deps.verifyCaptcha = async () => Promise.reject(new FunctionError(422, 'captcha_failed'))
    deps.findLostLogin = async () => Promise.resolve('profile_only')
    expect(await ask()).toEqual([422, { error: 'captcha_failed' }])
    expect(mailed).toEqual([])
  })

  it('the mail contains the complete link in text and HTML', () => {
    const mail = instructions('https://api.example/verify?a=1&b=2')
    expect(mail.text).toContain('https://api.example/verify?a=1&b=2\n')
    expect(mail.html.split('href="https://api.example/verify?a=1&amp;b=2"')).toHaveLength(3)
  })
})
