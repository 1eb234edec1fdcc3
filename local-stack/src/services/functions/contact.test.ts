import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMailbox } from '../../../testing/mailbox.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { findFreePorts } from '../../network/ports.ts'
import { buildCaptchaRoutes, developmentCaptcha } from '../captcha/captcha.ts'
import { startMail } from '../mail/mail.ts'
import { developmentSecrets } from './development-secrets.ts'
import { serveFunctions, type ServedFunctions } from './testing.ts'

/** Runs the product's own function in Deno, with the mail catcher and the captcha double. */
let served: ServedFunctions
let mail: { stop(): Promise<void> }
let captcha: Server
let captchaUrl: string
let mailUrl: string

beforeAll(async () => {
  const [smtpPort = 0, webPort = 0] = await findFreePorts(2)
  mail = await startMail({ smtpPort, webPort, host: '127.0.0.1', log: () => undefined })
  mailUrl = `http://127.0.0.1:${String(webPort)}`
  const app = new Hono<GatewayEnv>().route('/captcha', buildCaptchaRoutes())
  const listener = getRequestListener(app.fetch)
  captcha = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((done) => captcha.listen(0, '127.0.0.1', done))
  const { port } = captcha.address() as AddressInfo // a listening TCP server has one
  captchaUrl = `http://127.0.0.1:${String(port)}`
  served = await serveFunctions({
    functionsDir: resolve(import.meta.dirname, '../../../../supabase/functions'),
    config: { contact: { enabled: true, verify_jwt: false } },
    environment: developmentSecrets({
      apiUrl: captchaUrl,
      smtpPort,
      siteUrl: 'http://127.0.0.1:3000',
    }),
  })
})
afterAll(async () => {
  await served.close()
  captcha.close()
  await mail.stop()
})

async function captchaToken(): Promise<string> {
  const response = await fetch(`${captchaUrl}/captcha/token`, {
    method: 'POST',
    body: JSON.stringify({ siteKey: developmentCaptcha.siteKey, action: 'submit' }),
  })
  return ((await response.json()) as { token: string }).token // its answer
}

const submit = async (recaptchaToken: string) =>
  fetch(`${served.url}/contact`, {
    method: 'POST',
    body: JSON.stringify({
      name: 'Pieter Botha',
      email: 'pieter@example.co.za',
      subject: 'Wiskunde vir Graad 4',
      message: 'Is daar ’n proefvraestel?',
      recaptchaToken,
    }),
  })

it('a contact form reaches the support address, once per captcha token', async () => {
  const token = await captchaToken()
  const response = await submit(token)
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  const received = await createMailbox(mailUrl).waitForMail({ to: 'support@kryt.local' })
  expect(received.subject).toBe('Contact form: Wiskunde vir Graad 4')
  expect(received.text).toContain('Is daar ’n proefvraestel?')
  expect(received.source).toContain('Reply-To: Pieter Botha <pieter@example.co.za>')

  const again = await submit(token)
  expect([again.status, await again.json()]).toEqual([422, { error: 'captcha_failed' }])
})

it('a browser on another origin may read refusals, and requests are limited', async () => {
  const answers: number[] = []
  for (let count = 0; count < 20; count += 1) answers.push((await submit('invented')).status)
  // The first test used two of the twenty.
  expect(answers).toEqual([...Array<number>(18).fill(422), 429, 429])
  const refused = await submit('invented')
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
})
