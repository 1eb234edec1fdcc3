import { useSyncExternalStore } from 'react'
import { observableValue } from '@/lib/observable-value.ts'
import { stored } from '@/lib/stored.ts'

/** The token of this browser. All its windows share it, so they do not warn of each other. */
export const tokenKey = 'kryt.session-token'

/** In storage, so that a page that is reloaded before the answer arrived still takes the account over. */
export const takeOverKey = 'kryt.take-over'

/** Whether another device or browser uses the account. */
export const elsewhere = observableValue(false)

/** To be called when a person signs in here: the next comparison then takes the account over instead of warning. */
export function expectTakeOver() {
  stored.write(takeOverKey, 'due')
}

export function forgetToken() {
  stored.write(tokenKey, null)
  stored.write(takeOverKey, null)
  elsewhere.set(false)
}

/** True while another device or browser uses the account. */
export function useOpenElsewhere(): boolean {
  return useSyncExternalStore(elsewhere.subscribe, elsewhere.get)
}
