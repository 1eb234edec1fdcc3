import { observableValue } from './observable-value.ts'

export interface Snack {
  /** `news` is what the person did not ask for and has to read. */
  kind: 'done' | 'error' | 'news'
  text: string
  /** What can be done about it, such as undoing it. */
  action?: { label: string; run: () => void }
}

/** The one message at the bottom of the screen; a newer one replaces it. */
export const snack = observableValue<Snack | null>(null)

let timer: ReturnType<typeof setTimeout> | undefined

/** Errors and news stay long enough to be read twice, offers to be taken, confirmations for 2 s (P9.5). */
export function showSnack(kind: Snack['kind'], text: string, action?: Snack['action']) {
  clearTimeout(timer)
  snack.set({ kind, text, ...(action === undefined ? {} : { action }) })
  timer = setTimeout(() => snack.set(null), action ? 10_000 : kind === 'done' ? 2000 : 8000)
}

export function hideSnack() {
  clearTimeout(timer)
  snack.set(null)
}
