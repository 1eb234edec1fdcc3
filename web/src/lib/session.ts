import type { GoTrueClient, Session as AuthSession } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { env } from '@/config/env.ts'
import { claim, endOfToken, renewalPutOff } from './auth-clock.ts'
import { AppError, toAppError } from './errors.ts'
import { isOffline, onceOffline } from './network-status.ts'
import { observableValue } from './observable-value.ts'
import { pageStands } from './page-stands.ts'
import { get } from './property.ts'
import { learnServerTime, serverNow } from './server-clock.ts'
import { stored } from './stored.ts'

export interface SessionUser {
  id: string
  email: string | null
}

/**
 * `restoring` is set while a stored session has not been confirmed yet. With `codeDue` the password was right and the
 * code of the authenticator app is still missing: as good as signed out, everywhere but on the page that asks for it.
 */
export type Session =
  | { status: 'signed-out'; codeDue: boolean }
  | { status: 'signed-in'; user: SessionUser; restoring: boolean }

/** The key that supabase-js uses, so that both read the same session. */
export const storageKey = `sb-${new URL(env.supabaseUrl).hostname.split('.')[0]}-auth-token`

const signedOut: Session = { status: 'signed-out', codeDue: false }
const waitsForCode: Session = { status: 'signed-out', codeDue: true }
const session = observableValue<Session>(signedOut)

/**
 * What a link of Auth's own brought along in the address: words only. A session in an address is never taken, or anybody
 * could send a link that signs a teacher in to his own account.
 */
export interface Arrival {
  errorCode: string | null
  /** One of the two mailboxes has agreed to a change of address; the other one is still asked. */
  halfAgreed: boolean
}

function readArrival(address: URL): Arrival {
  const fragment = new URLSearchParams(address.hash.slice(1))
  const get = (name: string) => fragment.get(name) ?? address.searchParams.get(name)
  return {
    errorCode: get('error_code') ?? get('error'),
    halfAgreed: fragment.has('message'),
  }
}

export const arrival: Arrival = readArrival(new URL(window.location.href))

interface StoredSession {
  user: SessionUser
  /**
   * The access token, while it is good for another two minutes and the account has no second factor. Otherwise only the
   * auth client knows what the session is worth.
   */
  token: string | null
}

/** The session as supabase-js stores it, or null where none can be read. */
function readStored(): StoredSession | null {
  try {
    const found: unknown = JSON.parse(stored.read(storageKey) ?? 'null')
    const user = get(found, 'user')
    const [id, email, factors] = [get(user, 'id'), get(user, 'email'), get(user, 'factors')]
    if (typeof id !== 'string') return null
    const token = get(found, 'access_token')
    const lasts = endOfToken(found) > serverNow() / 1000 + 120
    const isProtected = Array.isArray(factors) && factors.length > 0
    return {
      user: { id, email: typeof email === 'string' ? email : null },
      token: lasts && !isProtected && typeof token === 'string' ? token : null,
    }
  } catch {
    return null
  }
}

/** The stored token, whatever it is worth. */
function readToken(): string | null {
  try {
    const token = get(JSON.parse(stored.read(storageKey) ?? 'null'), 'access_token')
    return typeof token === 'string' ? token : null
  } catch {
    return null
  }
}

/** The auth client brings along how to tell a session that still lacks its code. */
let isCodeDue: (next: AuthSession) => boolean = () => false

function follow(next: AuthSession | null) {
  const now = session.get()
  if (next === null || isCodeDue(next)) {
    session.set(next === null ? signedOut : waitsForCode)
    return
  }
  const user = { id: next.user.id, email: next.user.email ?? null }
  // A refreshed token is not a new person: listeners hear of changes only.
  if (
    now.status === 'signed-in' &&
    !now.restoring &&
    now.user.id === user.id &&
    now.user.email === user.email
  ) {
    return
  }
  session.set({ status: 'signed-in', user, restoring: false })
}

let client: Promise<GoTrueClient> | undefined

/**
 * The client of Supabase Auth, loaded when first needed: most visitors of the public pages never
 * sign in and should not download it.
 */
export function authClient(): Promise<GoTrueClient> {
  client ??= import('./auth-client.ts').then((module) => {
    const created = module.createAuthClient(storageKey)
    isCodeDue = module.isCodeDue
    created.onAuthStateChange((event, next) => {
      // A token that ran out cannot be renewed while nothing answers: that is no sign-out. One is when nothing is stored.
      if (event !== 'INITIAL_SESSION' || next !== null || readStored() === null) follow(next)
    })
    return created
  })
  // Without a network it may come later.
  client.catch(() => (client = undefined))
  return client
}

/**
 * Shows a stored session at once. The auth client, which is large, is asked about it when its token has to be renewed;
 * otherwise it would only read what is stored, and comes after the page.
 */
export function startSession() {
  const kept = readStored()
  if (kept !== null) {
    session.set({ status: 'signed-in', user: kept.user, restoring: kept.token === null })
  }
  const loadClient = () => void authClient().catch(() => undefined)
  if (kept !== null && kept.token === null) loadClient()
  else if (kept !== null) void pageStands.then(loadClient)
  // Signing in or out in another window of this browser.
  window.addEventListener('storage', (event) => {
    if (event.key !== storageKey) return
    if (event.newValue === null) session.set(signedOut)
    else void authClient().then(async (auth) => follow((await auth.getSession()).data.session))
  })
}

/**
 * What was stored may have expired or lack its code; only the auth client knows.
 * @throws AppError when the token has run out and cannot be renewed now: nobody acts as a visitor for that
 */
async function readSession(): Promise<AuthSession | null> {
  const { data, error } = await (await authClient()).getSession()
  if (data.session === null && error !== null && readStored() !== null) throw toAppError(error)
  if (data.session === null || !isCodeDue(data.session)) return data.session
  session.set(waitsForCode)
  return null
}

/** Resolves when the server cannot be reached. */
const unreachable = async () =>
  new Promise<null>((resolve) => {
    onceOffline(() => resolve(null))
  })

/** Who is signed in, once that is sure. */
export async function confirmedSession(): Promise<Session> {
  const now = session.get()
  if (now.status === 'signed-out' || !now.restoring) return now
  // While nothing answers nothing can be confirmed, and nothing is shown but what this browser kept.
  if (isOffline()) return now
  try {
    const confirmed = await Promise.race([
      readSession(),
      unreachable(),
      renewalPutOff().then(() => 'later' as const),
    ])
    const then = session.get()
    if (isOffline() || confirmed === 'later') return then
    // Without an answer of the server nobody is signed out, but nobody is let in either.
    return confirmed === null && then.status === 'signed-in' ? signedOut : then
  } catch {
    // A server that is too busy, or out of order: neither is a sign-out.
    return session.get()
  }
}

/**
 * The token to send again after the server has refused one as ended.
 * @returns null when the session has ended
 * @throws AppError when it cannot be renewed now: nobody is told that he is signed out for that
 */
export async function tokenAfterRefusal(refused: string): Promise<string | null> {
  const end = Number(claim(refused, 'exp')) * 1000
  // Where the refusal did not say the time, it says at least that this moment has passed.
  if (serverNow() < end) learnServerTime(end)
  const token = await accessToken()
  if (token === refused) throw new AppError('server_unreachable')
  return token
}

/** After another window of this browser has signed in: everything hears of it before the page goes on. */
export async function adoptSession(): Promise<Session> {
  const { data } = await (await authClient()).getSession()
  if (data.session !== null) follow(data.session)
  return session.get()
}

/** The access token for a request, refreshed when it is about to expire; null when signed out. */
export async function accessToken(): Promise<string | null> {
  if (client === undefined) {
    if (session.get().status === 'signed-out') return null
    const token = readStored()?.token
    if (typeof token === 'string') return token
  }
  const kept = readToken()
  return Promise.race([
    readSession().then((found) => found?.access_token ?? null),
    // It may be good still; the server decides.
    renewalPutOff().then(() => kept),
  ])
}

export const currentSession = session.get
export const onSessionChange = session.subscribe

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get)
}
