import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('a renewal for which the server is too busy is an outage, and is not sent again at once', async () => {
  const asked = vi.fn(async () => Promise.resolve(Response.json({}, { status: 429 })))
  vi.stubGlobal('fetch', asked)
  const renew = async () =>
    (await fetchForAuth('https://api/token?grant_type=refresh_token')).status
  expect([await renew(), await renew(), asked.mock.calls.length]).toEqual([503, 503, 1])
  vi.advanceTimersByTime(15_001)
  await renew()
  expect(asked).toHaveBeenCalledTimes(2)
  // A wrong password is told as it is.
  expect((await fetchForAuth('https://api/token?grant_type=password')).status).toBe(429)
})
