import { describe, expect, inject, it } from 'vitest'
import {
  allowedTarget,
  call,
  canReadMail,
  follow,
  freshEmail,
  goodPassword,
  mailTo,
  newClient,
  newPerson,
  newSignedIn,
  otherPassword,
  untilNextMail,
} from './people.ts'

const site = 'http://127.0.0.1:3000'

/** A browser goes to evil.example, although the text ends in an address of the allow list. */
const deceiving = String.raw`http://evil.example\@127.0.0.1:3000/`
const elsewhere = [
  deceiving,
  'http://evil.example/',
  'http://127.0.0.1:3000@evil.example/',
  '//evil.example',
]

const secret = () => {
  const { secretKey } = inject('supabase')
  return { apikey: secretKey, authorization: `Bearer ${secretKey}` }
}
const wish = (target: string) => `redirect_to=${encodeURIComponent(target)}`
const targetOf = (link: string) => new URL(link).searchParams.get('redirect_to')

describe.for(elsewhere)('a link that should lead to %s', (target) => {
  it('is made for the site, whether body, header, query or referer ask for it', async () => {
    const { email } = await newPerson()
    const make = async (query: string, body: object, headers: Record<string, string>) => {
      const answer = await call(`/admin/generate_link${query}`, {
        method: 'POST',
        headers: { ...secret(), ...headers },
        body: { type: 'recovery', email, ...body },
      })
      return (await answer.json()) as { redirect_to: string; action_link: string }
    }
    const made = [
      await make('', { redirect_to: target }, {}),
      await make(`?${wish(target)}`, {}, {}),
      await make('', {}, { redirect_to: target }),
      await make('', {}, { referer: target }),
    ]
    for (const link of made) {
      expect(link.redirect_to).toBe(site)
      expect(targetOf(link.action_link)).toBe(site)
    }
  })

  it('leads to the site when it is opened, with a session or an error', async () => {
    const open = async (token: string) => {
      const path = `/verify?type=recovery&token=${token}&${wish(target)}`
      return (await call(path)).headers.get('location') ?? ''
    }
    expect(await open('unknown')).toMatch(/^http:\/\/127\.0\.0\.1:3000[/#?]/)
    const { email } = await newPerson()
    const answer = await call('/admin/generate_link', {
      method: 'POST',
      headers: secret(),
      body: { type: 'recovery', email },
    })
    const { hashed_token: token } = (await answer.json()) as { hashed_token: string }
    expect(await open(token)).toMatch(/^http:\/\/127\.0\.0\.1:3000[/#?].*access_token=/)
  })
})

describe('the mail of', () => {
  const mails: Record<string, (query: string) => Promise<string>> = {
    recover: async (query) => {
      const { email } = await newPerson()
      await call(`/recover${query}`, { method: 'POST', body: { email } })
      return email
    },
    otp: async (query) => {
      const { email } = await newPerson()
      await call(`/otp${query}`, { method: 'POST', body: { email } })
      return email
    },
    signup: async (query) => {
      const email = freshEmail()
      await call(`/signup${query}`, { method: 'POST', body: { email, password: goodPassword } })
      return email
    },
    resend: async (query) => {
      const email = freshEmail()
      await newClient().auth.signUp({ email, password: otherPassword })
      await untilNextMail()
      await call(`/resend${query}`, { method: 'POST', body: { email, type: 'signup' } })
      return email
    },
    invite: async (query) => {
      const email = freshEmail()
      await call(`/invite${query}`, { method: 'POST', headers: secret(), body: { email } })
      return email
    },
    'a new address': async (query) => {
      const { session } = await newSignedIn()
      const email = freshEmail()
      await call(`/user${query}`, { method: 'PUT', token: session.access_token, body: { email } })
      return email
    },
  }

  it.runIf(canReadMail).for(Object.entries(mails))('%s leads to the site', async ([, send]) => {
    const after = new Date()
    const { link } = await mailTo(await send(`?${wish(deceiving)}`), after)
    expect(targetOf(link)).toBe(site)
    const opened = await follow(link)
    expect(opened.origin).toBe(site)
  })

  it.runIf(canReadMail)('recover leads where it may', async () => {
    const { email } = await newPerson()
    const after = new Date()
    await call(`/recover?${wish(allowedTarget)}`, { method: 'POST', body: { email } })
    expect(targetOf((await mailTo(email, after)).link)).toBe(allowedTarget)
  })
})

it('signing in at another provider is not offered, and redirects nobody', async () => {
  for (const path of ['/authorize?provider=google', '/callback?code=x', '/sso?domain=x']) {
    const answer = await call(`${path}&${wish(deceiving)}`)
    expect([answer.status < 300 || answer.status > 399, answer.headers.get('location')]).toEqual([
      true,
      null,
    ])
  }
})
