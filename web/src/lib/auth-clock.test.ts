import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchForAuth, sessionStore } from './auth-clock.ts'
import { learnServerTime, serverNow } from './server-clock.ts'

const hour = 3600
const issued = Math.floor(Date.parse('2027-02-03T10:00:00Z') / 1000)
const token = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`
const session = {
  access_token: token({ iat: issued, exp: issued + hour }),
  expires_at: issued + hour,
}

beforeEach(() => void vi.useFakeTimers({ now: issued * 1000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test.each([-50_000, -5, 5, 50_000])(
  'on a computer %i hours off the auth client reads when its own clock will show the end',
  (hours) => {
    vi.setSystemTime((issued + hours * hour) * 1000)
    learnServerTime(issued * 1000)
    sessionStore.setItem('k', JSON.stringify(session))
    const lasts = (): unknown =>
      Reflect.get(Object(JSON.parse(sessionStore.getItem('k') ?? '')), 'expires_at')
    expect(lasts()).toBe(issued + hours * hour + hour)
    // Written back as it was read, it stays the server's moment.
    sessionStore.setItem('k', sessionStore.getItem('k') ?? '')
    expect(JSON.parse(localStorage.getItem('k') ?? '')).toMatchObject({ expires_at: issued + hour })
    expect(lasts()).toBe(issued + hours * hour + hour)
  },
)

test('what is no session passes as it is', () => {
  for (const text of ['null', '{', '"x"', '{"user":1}']) {
    sessionStore.setItem('k', text)
    expect(sessionStore.getItem('k')).toBe(text)
  }
  sessionStore.removeItem('k')
  expect(sessionStore.getItem('k')).toBeNull()
})

test('a new token says what the server’s clock shows', async () => {
  vi.setSystemTime((issued + 7 * hour) * 1000)
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json(session)))
  await fetchForAuth('https://api/auth/v1/token?grant_type=password')
  expect(serverNow()).toBe(issued * 1000)
})

describe('a renewal', () => {
  let clock: { fetchForAuth: typeof fetch; renewalPutOff: () => Promise<void> }
  const auth = vi.fn<() => Response>()
  const others = () => Response.json({ data: {} })
  const renew = async () =>
    (await clock.fetchForAuth('https://api/token?grant_type=refresh_token')).status

  beforeEach(async () => {
    vi.resetModules()
    clock = await import('./auth-clock.ts')
    auth.mockReset()
    vi.stubGlobal('fetch', async (input: unknown) =>
      Promise.resolve(String(input)).then((url) => (url.includes('token') ? auth() : others())),
    )
  })

  test.each([
    ['one too many', 429, 'application/json'],
    ['a fault of Auth', 500, 'application/json'],
    ['a gateway without Auth', 502, 'application/json'],
    ['Auth that is being started', 503, 'application/json'],
    ['a request that took too long', 408, 'application/json'],
    ['the refusal of what stands before it', 403, 'text/html'],
    ['a page in place of an answer', 200, 'text/html'],
  ])('%s is an outage, is told, and is not sent again at once', async (_what, status, type) => {
    auth.mockImplementation(() => new Response('{}', { status, headers: { 'content-type': type } }))
    const told = clock.renewalPutOff()
    expect([await renew(), await renew(), auth.mock.calls.length]).toEqual([503, 503, 1])
    await told
    await clock.renewalPutOff()
    vi.advanceTimersByTime(15_001)
    await renew()
    expect(auth).toHaveBeenCalledTimes(2)
  })

  test('without an answer is told too', async () => {
    auth.mockImplementation(() => {
      throw new TypeError('Failed to fetch')
    })
    const told = clock.renewalPutOff()
    await expect(renew()).rejects.toThrow(TypeError)
    await told
  })

  test('that Auth refuses is refused', async () => {
    const refused = { error_code: 'refresh_token_not_found' }
    auth.mockImplementation(() => Response.json(refused, { status: 400 }))
    expect(await renew()).toBe(400)
  })
})

test('a wrong password is told as it is', async () => {
  const busy = Response.json({}, { status: 429 })
  vi.stubGlobal('fetch', async () => Promise.resolve(busy))
  expect((await fetchForAuth('https://api/token?grant_type=password')).status).toBe(429)
})
