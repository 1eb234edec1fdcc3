import { describe, expect, inject, it } from 'vitest'
import { authUrl, call, newClient } from './people.ts'

const { publishableKey } = inject('supabase')

describe('errors', () => {
  const attempt = (headers: Record<string, string> = {}) =>
    call('/token?grant_type=password', {
      method: 'POST',
      headers,
      body: { email: 'nobody@example.org', password: 'x' },
    })

  it('have a number as code, for older clients', async () => {
    const answer = await attempt()
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials')
    expect(await answer.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
  })

  it('have a word as code, for clients of version 2024-01-01', async () => {
    const answer = await attempt({ 'x-supabase-api-version': '2024-01-01' })
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials')
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(await answer.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  it('expose the headers that the client needs to browsers of other origins', async () => {
    const answer = await attempt({ origin: 'https://kryt.example' })
    expect(answer.headers.get('access-control-allow-origin')).toMatch(
      /^(\*|https:\/\/kryt\.example)$/,
    )
    expect(answer.headers.get('access-control-expose-headers')?.toLowerCase()).toContain(
      'x-supabase-api-version',
    )
  })

  it('name a body that is not JSON', async () => {
    const answer = await fetch(`${authUrl}/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey },
      body: '{',
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error_code: 'bad_json' })
  })

  it('refuse a body over a megabyte', async () => {
    const answer = await call('/signup', {
      method: 'POST',
      body: { email: 'x@example.org', data: { text: 'x'.repeat(1_100_000) } },
    })
    expect(answer.ok).toBe(false)
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })
})

describe('what Auth tells about itself', () => {
  it('its health', async () => {
    const answer = await call('/health')
    expect(await answer.json()).toMatchObject({ name: 'GoTrue' })
  })

  it('its settings', async () => {
    const answer = await call('/settings')
    expect(await answer.json()).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: expect.any(Boolean) as boolean,
      sms_provider: expect.any(String) as string,
      saml_enabled: false,
    })
  })

  it('its public keys, without an API key', async () => {
    const answer = await fetch(`${authUrl}/.well-known/jwks.json`)
    expect(await answer.json()).toHaveProperty('keys')
  })

  it('that no external provider is configured', async () => {
    const answer = await call('/authorize?provider=google')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' })
  })

  it('that manual linking of identities is off', async () => {
    const { error } = await newClient().auth.signInWithSSO({ domain: 'school.example' })
    expect(error).toMatchObject({ status: 404, code: 'saml_provider_disabled' })
  })
})
