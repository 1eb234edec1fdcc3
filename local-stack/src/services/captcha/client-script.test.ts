import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { buildCaptchaRoutes, developmentCaptcha } from './captcha.ts'

interface Recaptcha {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

it('a page that loads api.js gets tokens that the server accepts', async () => {
  const routes = buildCaptchaRoutes()
  const script = await (await routes.request('/api.js?render=key')).text()
  const window: { grecaptcha?: Recaptcha } = {}
  runInNewContext(script, {
    window,
    document: { currentScript: { src: 'http://api/captcha/api.js?render=key' } },
    URL,
    queueMicrotask,
    fetch: async (url: URL, init: RequestInit) =>
      routes.request(url.pathname.replace('/captcha', ''), init),
  })
  await new Promise<void>((resolve) => window.grecaptcha?.ready(resolve))
  const { siteKey, secret } = developmentCaptcha
  const token = await window.grecaptcha?.execute(siteKey, { action: 'submit' })
  const judged = await routes.request('/siteverify', {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token ?? '' }),
  })
  expect(await judged.json()).toMatchObject({ success: true, action: 'submit' })
  await expect(window.grecaptcha?.execute('other', { action: 'submit' })).rejects.toThrow(
    'invalid site key',
  )
})
