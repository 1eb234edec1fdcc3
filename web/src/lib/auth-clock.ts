import { isOffline, isOurAnswer } from './network-status.ts'
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

/** How long no renewal is sent after one that Auth did not decide, unless the server names a time. */
const restMs = 15_000
let restsUntil = 0
const waiting = new Set<() => void>()

function restFrom(answer?: Response) {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN)
  restsUntil = steadyNow() + (seconds > 0 ? Math.min(seconds * 1000, 300_000) : restMs)
  for (const tell of waiting) tell()
  waiting.clear()
}

/** Resolves when a renewal was not decided, at once for as long as none is sent. */
export const renewalPutOff = async (): Promise<void> =>
  steadyNow() < restsUntil
    ? Promise.resolve()
    : new Promise((resolve) => {
        waiting.add(resolve)
      })

/** What the auth client takes for an outage: it keeps the session and asks again later. */
const outage = () =>
  new Response('{"code":503,"error_code":"over_request_rate_limit","msg":"rate limited"}', {
    status: 503,
    headers: { 'content-type': 'application/json' },
  })

/** Answers of Auth that say nothing about the session: too slow, too early, too many. */
const undecided = new Set([408, 425, 429])

/** Whether Auth has renewed the session or refused to. A fault of its own, or of what stands before it, is neither. */
const isDecision = (answer: Response) =>
  answer.status < 500 && !undecided.has(answer.status) && isOurAnswer(answer)

async function sendRenewal(send: () => Promise<Response>): Promise<Response> {
  if (steadyNow() < restsUntil || isOffline()) return outage()
  try {
    const answer = await watched(send)
    if (isDecision(answer)) return answer
    restFrom(answer)
    return outage()
  } catch (error) {
    restFrom()
    throw error
  }
}

/**
 * `fetch` for the auth client. A new token says what the server's clock shows. Only what Auth decides about a renewal ends
 * a session: a server that is too busy ("429") or out of order does not, and is not asked again until its time has passed.
 */
export const fetchForAuth: typeof fetch = async (input, init) => {
  const send = async () => fetch(input, init)
  const renewal = isRenewal(input instanceof Request ? input.url : String(input))
  const answer = await (renewal ? sendRenewal(send) : watched(send))
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
