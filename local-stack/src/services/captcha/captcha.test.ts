import { describe, expect, it } from 'vitest'
import { buildCaptchaRoutes, developmentCaptcha } from './captcha.ts'

const { siteKey, secret } = developmentCaptcha

function provider() {
  let now = Date.now()
  const routes = buildCaptchaRoutes(() => now)
  return {
    pass: (ms: number) => (now += ms),
    token: async (key: string) =>
      routes.request('/token', {
        method: 'POST',
        body: JSON.stringify({ siteKey: key, action: 'submit' }),
      }),
    verify: async (form: Record<string, string>): Promise<unknown> =>
      (
        await routes.request('/siteverify', { method: 'POST', body: new URLSearchParams(form) })
      ).json(),
  }
}

async function freshToken(captcha: ReturnType<typeof provider>): Promise<string> {
  const { token } = (await (await captcha.token(siteKey)).json()) as { token: string } // its answer
  return token
}

describe('the captcha double', () => {
  it('accepts a token once, with its action', async () => {
    const captcha = provider()
    const response = await freshToken(captcha)
    expect(await captcha.verify({ secret, response })).toMatchObject({
      success: true,
      action: 'submit',
      score: 0.9,
    })
    expect(await captcha.verify({ secret, response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    })
  })

  it('refuses an old token', async () => {
    const captcha = provider()
    const response = await freshToken(captcha)
    captcha.pass(120_001)
    expect(await captcha.verify({ secret, response })).toMatchObject({ success: false })
  })

  it.each([
    [{ response: 'x' }, 'missing-input-secret'],
    [{ secret: 'other', response: 'x' }, 'invalid-input-secret'],
    [{ secret }, 'missing-input-response'],
    [{ secret, response: 'invented' }, 'timeout-or-duplicate'],
  ])('refuses %o', async (form, code) => {
    expect(await provider().verify(form)).toEqual({ success: false, 'error-codes': [code] })
  })

  it('gives no token for another site', async () => {
    expect((await provider().token('somebody-else')).status).toBe(400)
  })
})
