import { isOffline } from './network-status.ts'
import { get } from './property.ts'
import { learnServerTime, onComputerClock, steadyNow } from './server-clock.ts'
import { stored } from './stored.ts'
import { watched } from './watched-fetch.ts'

/** A claim of a token, or undefined where it cannot be read. Nothing is proved by it. */
export function claim(accessToken: unknown, name: string): unknown {
  try {
    const part = String(accessToken).split('.')[1] ?? ''
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    return get(JSON.parse(text), name)
  } catch {
    return undefined
  }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null ? { ...found } : null
  } catch {
    return null
  }
}

/** When a stored session's token ends, in seconds of the server's clock; NaN where that is unknown. */
export const endOfToken = (session: unknown): number =>
  Number(claim(get(session, 'access_token'), 'exp') ?? get(session, 'expires_at'))

/**
 * Where the auth client keeps its session. It compares the end of a token with the computer's clock: so what is stored is
 * the server's moment (the token's own claim), and what the client reads is when the computer's clock will show it.
 */
export const sessionStore = {
  getItem(key: string): string | null {
    const text = stored.read(key)
    const session = text === null ? null : parsed(text)
    const end = endOfToken(session)
    if (session === null || !Number.isFinite(end)) return text
    return JSON.stringify({
      ...session,
      expires_at: Math.floor(onComputerClock(end * 1000) / 1000),
    })
  },
  setItem(key: string, text: string): void {
    const session = parsed(text)
    const end = endOfToken(session)
    const whole = session !== null && Number.isFinite(end)
    stored.write(key, whole ? JSON.stringify({ ...session, expires_at: end }) : text)
  },
  removeItem: (key: string): void => stored.write(key, null),
}

const isRenewal = (address: string) => address.includes('grant_type=refresh_token')

/** How long nothing is asked after "too many requests", unless the server names a time. */
const restMs = 15_000
let restsUntil = 0
const refusals = new Set<() => void>()

/** Resolves when a renewal is refused as one too many, at once for as long as none is sent. */
export const renewalRefused = async (): Promise<void> =>
  steadyNow() < restsUntil
    ? Promise.resolve()
    : new Promise((resolve) => {
        refusals.add(resolve)
      })

/** What the auth client takes for an outage: it keeps the session and asks again later. */
const outage = () =>
  new Response('{"code":503,"error_code":"over_request_rate_limit","msg":"rate limited"}', {
    status: 503,
    headers: { 'content-type': 'application/json' },
  })

/**
 * `fetch` for the auth client. A new token says what the server's clock shows. A renewal that the server is too busy for
 * ("429") is no end of a session; until the server's time has passed it is not asked again.
 */
export const fetchForAuth: typeof fetch = async (input, init) => {
  const renewal = isRenewal(input instanceof Request ? input.url : String(input))
  if (renewal && (steadyNow() < restsUntil || isOffline())) return outage()
  const answer = await watched(async () => fetch(input, init))
  if (renewal && answer.status === 429) {
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
    restsUntil = steadyNow() + (seconds > 0 ? Math.min(seconds * 1000, 300_000) : restMs)
    for (const tell of refusals) tell()
    refusals.clear()
    return outage()
  }
  if (answer.ok) {
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    const issued = claim(get(body, 'access_token'), 'iat')
    if (typeof issued === 'number') learnServerTime(issued * 1000)
  }
  return answer
}
