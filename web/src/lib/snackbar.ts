import { observableValue } from './observable-value.ts'

export interface Snack {
  kind: 'done' | 'error'
  text: string
  /** What can be done about it, such as undoing it. */
  action?: { label: string; run: () => void }
}

/** The one message at the bottom of the screen; a newer one replaces it. */
export const snack = observableValue<Snack | null>(null)

let timer: ReturnType<typeof setTimeout> | undefined

/** Errors stay long enough to be read twice, offers to be taken, confirmations for 2 s (P9.5). */
export function showSnack(kind: Snack['kind'], text: string, action?: Snack['action']) {
  clearTimeout(timer)
  snack.set({ kind, text, ...(action === undefined ? {} : { action }) })
  timer = setTimeout(() => snack.set(null), action ? 10_000 : kind === 'error' ? 8000 : 2000)
}

export function hideSnack() {
  clearTimeout(timer)
  snack.set(null)
}
