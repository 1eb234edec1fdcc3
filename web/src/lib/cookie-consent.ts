import { useSyncExternalStore } from 'react'
import { observableValue } from './observable-value.ts'
import { stored } from './stored.ts'

/** When the cookie policy was accepted; the cookie policy names this key. */
const key = 'kryt.cookies'

const acceptedAt = observableValue<string | null>(stored.read(key))

/** Nothing may be measured before this is true. */
export function useCookieConsent(): boolean {
  return useSyncExternalStore(acceptedAt.subscribe, acceptedAt.get) !== null
}

export function acceptCookies() {
  const now = new Date().toISOString()
  stored.write(key, now)
  acceptedAt.set(now)
}
