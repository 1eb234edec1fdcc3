import type { GoTrueClient, Session as AuthSession } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { env } from '@/config/env.ts'
import { observableValue } from './observable-value.ts'
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

/** What an e-mail link brought along in the address, read before the auth client clears it. */
export interface Arrival {
  type: string | null
  errorCode: string | null
  hasTokens: boolean
  /** One of the two mailboxes has agreed to a change of address; the other one is still asked. */
  halfAgreed: boolean
}

function readArrival(address: URL): Arrival {
  const fragment = new URLSearchParams(address.hash.slice(1))
  const get = (name: string) => fragment.get(name) ?? address.searchParams.get(name)
  return {
    type: get('type'),
    errorCode: get('error_code') ?? get('error'),
    hasTokens:
      fragment.has('access_token') ||
      address.searchParams.has('code') ||
      address.searchParams.has('token_hash'),
    halfAgreed: fragment.has('message'),
  }
}

export const arrival: Arrival = readArrival(new URL(window.location.href))

function storedUser(): SessionUser | null {
  try {
    const text = stored.read(storageKey)
    const user: unknown = text === null ? null : Reflect.get(Object(JSON.parse(text)), 'user')
    if (typeof user !== 'object' || user === null) return null
    const id: unknown = Reflect.get(user, 'id')
    const email: unknown = Reflect.get(user, 'email')
    return typeof id === 'string' ? { id, email: typeof email === 'string' ? email : null } : null
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
      // A token that ran out cannot be renewed without a network: that is no sign-out.
      if (event !== 'INITIAL_SESSION' || next !== null || navigator.onLine) follow(next)
    })
    return created
  })
  return client
}

/** Shows a stored session at once and lets the auth client confirm it. */
export function startSession() {
  const user = storedUser()
  if (user !== null) session.set({ status: 'signed-in', user, restoring: true })
  if (user !== null || arrival.hasTokens) void authClient()
  // Signing in or out in another window of this browser.
  window.addEventListener('storage', (event) => {
    if (event.key !== storageKey) return
    if (event.newValue === null) session.set(signedOut)
    else void authClient().then(async (auth) => follow((await auth.getSession()).data.session))
  })
}

/** What was stored may have expired or lack its code; only the auth client knows. */
async function readSession(): Promise<AuthSession | null> {
  const { data } = await (await authClient()).getSession()
  if (data.session === null || !isCodeDue(data.session)) return data.session
  session.set(waitsForCode)
  return null
}

/** Who is signed in, once that is sure. */
export async function confirmedSession(): Promise<Session> {
  const now = session.get()
  if (now.status === 'signed-out' || !now.restoring) return now
  // Without a network nothing can be confirmed, and nothing is shown but what this browser kept.
  if (!navigator.onLine) return now
  const confirmed = await readSession()
  const then = session.get()
  // Without an answer of the server nobody is signed out, but nobody is let in either.
  return confirmed === null && then.status === 'signed-in' ? signedOut : then
}

/** After the auth client took a session over from an address: everything hears of it before the page goes on. */
export async function adoptSession(): Promise<Session> {
  const { data } = await (await authClient()).getSession()
  if (data.session !== null) follow(data.session)
  return session.get()
}

/** The access token for a request, refreshed when it is about to expire; null when signed out. */
export async function accessToken(): Promise<string | null> {
  if (session.get().status === 'signed-out' && client === undefined) return null
  return (await readSession())?.access_token ?? null
}

export const currentSession = session.get
export const onSessionChange = session.subscribe

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get)
}
