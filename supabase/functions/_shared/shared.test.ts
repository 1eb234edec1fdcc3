import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { verifyCaptcha } from './captcha.ts'
import { clientAddress } from './client-address.ts'
import { projectKey } from './environment.ts'
import { createRateLimit } from './rate-limit.ts'

describe('rate limit', () => {
  it('counts per key, and forgets after the window', () => {
    let now = 0
    const mayGoOn = createRateLimit({ requests: 2, windowMs: 1000 }, () => now)
    expect([mayGoOn('a'), mayGoOn('a'), mayGoOn('a'), mayGoOn('b')]).toEqual([
      true,
      true,
      false,
      true,
    ])
    now = 1001
    expect(mayGoOn('a')).toBe(true)
  })
})

describe('client address', () => {
  it('believes our proxies only', () => {
    const address = (headers: Record<string, string>) => clientAddress(new Headers(headers))
    expect(address({ 'x-forwarded-for': '9.9.9.9, 196.1.2.3' })).toBe('196.1.2.3')
    expect(address({ 'x-forwarded-for': '9.9.9.9', 'x-real-ip': '196.1.2.3' })).toBe('196.1.2.3')
    expect(address({})).toBe('unknown')
  })
})

describe('project key', () => {
  const key = (variables: Record<string, string>) => projectKey((name) => variables[name], 'secret')

  it('is the named key, else the legacy one', () => {
    const legacy = { SUPABASE_SERVICE_ROLE_KEY: 'legacy' }
    expect(key(legacy)).toBe('legacy')
    expect(key({ ...legacy, SUPABASE_SECRET_KEYS: '{"default":"named"}' })).toBe('named')
    expect(() => key({})).toThrow('SUPABASE_SERVICE_ROLE_KEY')
  })
})

describe('captcha', () => {
  let provider: Server | undefined
  let asked = ''
  afterEach(() => {
    provider?.close()
    vi.restoreAllMocks()
  })

  async function judge(answer: string): Promise<string> {
    provider = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => (asked = chunk.toString()))
      request.on('end', () => response.end(answer))
    })
    await new Promise<void>((done) => provider?.listen(0, '127.0.0.1', done))
    const { port } = provider.address() as AddressInfo // a TCP server that listens has one
    const variables: Record<string, string> = {
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${String(port)}/siteverify`,
      RECAPTCHA_SECRET: 's3cret',
    }
    return verifyCaptcha((name) => variables[name], {
      token: 't',
      action: 'submit',
      address: '196.1.2.3',
    }).then(
      () => 'passed',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    )
  }

  it('asks with secret, token and address', async () => {
    expect(await judge('{"success":true,"action":"submit","score":0.9}')).toBe('passed')
    expect(asked).toBe('secret=s3cret&response=t&remoteip=196.1.2.3')
  })

  it.each([
    ['{"success":false,"error-codes":["timeout-or-duplicate"]}', 'captcha_failed'],
    ['{"success":true,"action":"login"}', 'captcha_failed'],
    ['{"success":true,"action":"submit","score":0.1}', 'captcha_failed'],
    ['<html>', 'captcha_unavailable'],
  ])('judges %s', async (answer, word) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await judge(answer)).toBe(word)
  })
})
