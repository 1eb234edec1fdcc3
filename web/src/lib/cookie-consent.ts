import { useSyncExternalStore } from 'react'
import { observableValue } from './observable-value.ts'
import { serverDate } from './server-clock.ts'
import { stored } from './stored.ts'

/** Also read by the script in index.html, which keeps the strip's place free; the cookie policy names it. */
const key = 'kryt.cookies'

const declined = 'declined'

/** When the cookie policy was accepted, or that it was declined; null until it is answered. */
const answer = observableValue<string | null>(stored.read(key))

export const hasAcceptedCookies = () => answer.get() !== null && answer.get() !== declined

/** Whether the question about cookies has been answered, with yes or with no. */
export function useCookiesAnswered(): boolean {
  return useSyncExternalStore(answer.subscribe, answer.get) !== null
}

function give(next: string) {
  stored.write(key, next)
  answer.set(next)
}

/** Nothing may be measured before this was called. */
export const acceptCookies = () => give(serverDate().toISOString())

export const declineCookies = () => give(declined)
