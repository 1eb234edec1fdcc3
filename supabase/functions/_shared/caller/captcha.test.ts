import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { verifyCaptcha } from './captcha.ts'

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
    const { port } = provider.address() as AddressInfo // a listening TCP server has one
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
