import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectKeys } from '../../keys.ts'
import { serveFunctions, type ServedFunctions } from './testing.ts'

let served: ServedFunctions
beforeAll(async () => {
  served = await serveFunctions({
    config: {
      hidden: { enabled: false, verify_jwt: false },
      'default-export': { enabled: true, verify_jwt: false },
      elsewhere: {
        enabled: true,
        verify_jwt: false,
        entrypoint: './fixtures/elsewhere/main.ts',
        import_map: './fixtures/elsewhere/imports.json',
        static_files: ['./function*s.ts'],
      },
    },
  })
})
afterAll(async () => served.close())

const withAuthorization = (authorization: string) => ({ headers: { authorization } })

describe('what the function receives and sends', () => {
  it('gets method, path (from its own name on), query, headers and body unchanged', async () => {
    const response = await served.call('echo/a%20b/c?x=1&x=2', {
      method: 'PUT',
      headers: { 'x-kryt': 'é'.normalize('NFC'), 'content-type': 'text/plain' },
      body: 'chalk',
    })
    expect(response.status).toBe(201)
    expect(response.headers.get('x-own')).toBe('yes')
    const seen = (await response.json()) as { headers: Record<string, string> }
    const { host } = new URL(served.url)
    expect(seen).toMatchObject({
      method: 'PUT',
      url: `http://${host}/echo/a%20b/c?x=1&x=2`,
      body: 'chalk',
      headers: {
        host,
        authorization: `Bearer ${projectKeys.anon}`,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': '127.0.0.1',
        'x-forwarded-prefix': '/functions/v1/',
        'x-forwarded-path': '/functions/v1/echo/a%20b/c?x=1&x=2',
        'x-real-ip': '127.0.0.1',
      },
    })
  })

  it('drops a client’s own claim about its address', async () => {
    const response = await served.call('echo', {
      headers: {
        'x-real-ip': '9.9.9.9',
        'cf-connecting-ip': '9.9.9.9',
        'x-forwarded-for': '9.9.9.9',
      },
    })
    const { headers } = (await response.json()) as { headers: Record<string, string> }
    expect(headers['x-real-ip']).toBe('127.0.0.1')
    expect(headers).not.toHaveProperty('cf-connecting-ip')
    expect(headers['x-forwarded-for']).toBe('9.9.9.9, 127.0.0.1')
  })

  it('sees its own variables only', async () => {
    const response = await served.call('echo/environment')
    expect(await response.json()).toEqual({ SUPABASE_URL: 'http://127.0.0.1:54321' })
  })

  it('streams its answer as it comes', async () => {
    const response = await served.call('echo/stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const first = await reader?.read()
    const early = Date.now()
    expect(first?.value).toBe('data: 1\n\n')
    let rest = ''
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      rest += part.value
    }
    expect(rest).toBe('data: 2\n\ndata: 3\n\n')
    expect(Date.now() - early).toBeGreaterThan(400)
  })

  it('passes a large body through in both directions', async () => {
    const body = Buffer.alloc(5_000_000, 7)
    const response = await served.call('echo/pipe', { method: 'POST', body })
    expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true)
  })

  it('keeps repeated headers apart, and sends no body with 204', async () => {
    const response = await served.call('echo/cookies')
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('does not send HTML, as on the platform without a custom domain', async () => {
    const response = await served.call('echo/page')
    expect(response.headers.get('content-type')).toBe('text/plain')
  })

  it('may be written as a default export', async () => {
    const response = await fetch(`${served.url}/default-export/x`)
    expect(await response.text()).toBe('hello /default-export/x')
    await expect
      .poll(() => served.log)
      .toContain('functions/default-export: background work is done')
  })

  it('uses pinned packages without a network, also from shared code', async () => {
    const good = await served.call('packages', { method: 'POST', body: '{"name":"Thandi"}' })
    expect(await good.json()).toEqual({ name: 'Thandi' })
    const bad = await served.call('packages', { method: 'POST', body: '{}' })
    expect(bad.status).toBe(422)
  })

  it('starts where its entrypoint says, with its import map', async () => {
    const response = await served.call('elsewhere')
    expect(await response.text()).toBe('words from the map')
  })

  it('reads its static files, wherever they lie', async () => {
    const response = await served.call('elsewhere?file=../functions.ts')
    expect(await response.text()).toContain('export function createFunctions')
    const other = await served.call('elsewhere?file=../worker.ts')
    expect(await other.text()).toContain('NotCapable')
  })

  it('reuses one process', async () => {
    const pids = await Promise.all(
      [1, 2, 3].map(
        async () => ((await (await served.call('echo')).json()) as { pid: number }).pid,
      ),
    )
    expect(new Set(pids).size).toBe(1)
  })
})

describe('verify_jwt', () => {
  it.each([
    ['no header', undefined, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Error: Missing authorization header'],
    ['another scheme', 'Basic abc', 'UNAUTHORIZED_INVALID_JWT_FORMAT', null],
    [
      'a publishable key',
      `Bearer ${projectKeys.publishable}`,
      'UNAUTHORIZED_INVALID_JWT_FORMAT',
      null,
    ],
    ['a secret key', `Bearer ${projectKeys.secret}`, 'UNAUTHORIZED_INVALID_JWT_FORMAT', null],
    ['a token of somebody else', `Bearer ${projectKeys.anon}x`, 'UNAUTHORIZED_LEGACY_JWT', null],
  ])('refuses %s', async (_what, authorization, code, msg) => {
    const response = await fetch(
      `${served.url}/echo`,
      authorization === undefined ? {} : withAuthorization(authorization),
    )
    expect(response.status).toBe(401)
    expect(response.headers.get('sb-error-code')).toBe(code)
    const body = (await response.json()) as { code: string; msg: string }
    expect(body.code).toBe(code)
    if (msg !== null) expect(body.msg).toBe(msg)
  })

  it('accepts the public anon token', async () => {
    const response = await fetch(
      `${served.url}/echo`,
      withAuthorization(`Bearer ${projectKeys.anon}`),
    )
    expect(response.status).toBe(201)
  })

  it('lets a preflight reach the function', async () => {
    const response = await fetch(`${served.url}/echo`, { method: 'OPTIONS' })
    expect(response.headers.get('x-own')).toBe('yes')
  })
})

describe('which functions there are', () => {
  it.each(['nothing-here', '_shared', 'hidden', '..%2Fechofix', ''])('hides %s', async (name) => {
    const response = await served.call(name)
    expect(response.status).toBe(404)
    expect(response.headers.get('sb-error-code')).toBe('NOT_FOUND')
    expect(await response.json()).toEqual({
      code: 'NOT_FOUND',
      message: 'Requested function was not found',
    })
  })
})
