import { useSyncExternalStore } from 'react'
import { env } from '@/config/env.ts'
import { observableValue } from './observable-value.ts'

/**
 * Whether the server can be reached. A phone without airtime says "online" while nothing answers, so what requests say
 * decides, next to the browser's own word (docs/decisions/146).
 */

/** How long an answer is waited for before it is asked whether anything answers at all, and how long that may take. */
export const patienceMs = 4_000
const probeMs = 5_000
/** How often it is asked again while nothing answers. */
const everyMs = 5_000

/** Kept for the window, so that the next page need not wait to find out. */
const silenceKey = 'kryt.silence'

function wasSilent(): boolean {
  try {
    return sessionStorage.getItem(silenceKey) !== null
  } catch {
    return false
  }
}

const silent = observableValue(wasSilent())
let again: ReturnType<typeof setTimeout> | undefined

const browserIsOffline = () => typeof navigator !== 'undefined' && !navigator.onLine

/** True when the browser has no network, or when requests get no answer of ours. */
export const isOffline = (): boolean => browserIsOffline() || silent.get()

function setSilent(next: boolean) {
  clearTimeout(again)
  if (next) again = setTimeout(() => void confirmSilence(), everyMs)
  try {
    if (next) sessionStorage.setItem(silenceKey, '1')
    else sessionStorage.removeItem(silenceKey)
  } catch {
    // Then it holds for this page.
  }
  silent.set(next)
}

/** What stands between us and the server answers with these; so does a server that is being started. */
const isGatewayFault = (status: number) => [502, 503, 504].includes(status) || status >= 520

/** True for an answer of our server, whatever it says; the page of a captive portal is none, for ours sends no pages. */
export const isOurAnswer = (answer: Response): boolean =>
  !isGatewayFault(answer.status) && !/\bhtml\b/.test(answer.headers.get('content-type') ?? '')

async function anythingAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(`${env.supabaseUrl}/graphql/v1`, {
      method: 'POST',
      headers: { apikey: env.publishableKey, 'content-type': 'application/json' },
      body: '{"query":"{__typename}"}',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeMs),
    })
    if (!isOurAnswer(answer)) return false
    const body: unknown = await answer.json()
    return typeof body === 'object' && body !== null
  } catch {
    return false
  }
}

let asking: Promise<boolean> | null = null

/**
 * Asks the server for next to nothing, after a request that got no answer of ours.
 * @returns whether we are offline; while the browser knows so itself nothing is asked
 */
export async function confirmSilence(): Promise<boolean> {
  if (browserIsOffline()) return true
  asking ??= anythingAnswers().then((answers) => {
    asking = null
    setSilent(!answers)
    return !answers
  })
  return asking
}

/** A request was answered: the server can be reached, if that did not take too long to work with. */
export function noteAnswer(took: number) {
  if (silent.get() && took < patienceMs) setSilent(false)
}

function subscribe(listener: () => void) {
  const ask = () => {
    if (silent.get()) void confirmSilence()
    listener()
  }
  window.addEventListener('online', ask)
  window.addEventListener('offline', listener)
  const stop = silent.subscribe(listener)
  return () => {
    window.removeEventListener('online', ask)
    window.removeEventListener('offline', listener)
    stop()
  }
}

/** Calls back once, as soon as there is (`offline`), or is no longer, a reason to work without the server. */
function once(offline: boolean, then: () => void): () => void {
  const stop = subscribe(() => {
    if (isOffline() !== offline) return
    stop()
    then()
  })
  return stop
}

/** Calls back once, when the server can no longer be reached. @returns what takes the wish back */
export const onceOffline = (then: () => void) => once(true, then)

/** Calls back once, when the server can be reached again. */
export const onceOnline = (then: () => void) => once(false, then)

/** False when there is no network, and when there is one over which nothing answers. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => !isOffline())
}

// A window that was left without an answer asks at once.
if (silent.get()) void confirmSilence()
