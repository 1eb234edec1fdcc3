import { steadyNow } from '@/lib/server-clock.ts'
import { placeOf, type Action } from './actions.ts'
import {
  closed,
  edited,
  redone,
  startHistory,
  undone,
  type History,
  type Led,
} from '@/lib/undo-history.ts'
import { frozen, type Paper } from './paper.ts'
import { reduce } from './reduce.ts'

/** The one place that holds the paper of an open editor, outside React: components follow the part that they draw. */
export interface PaperStore {
  get: () => Paper
  history: () => History<Paper>
  subscribe: (listener: () => void) => () => void
  /** @param group edits of the same group, made closely after each other, are undone together */
  dispatch: (action: Action, group?: string | null) => void
  /** @returns where the undone edit was; null if there was none */
  undo: () => string | null
  redo: () => string | null
  /** What is typed next is a step of its own: a field was left. */
  pause: () => void
  /** Another paper, which nothing can be undone of. */
  restart: (paper: Paper) => void
}

/** @param now milliseconds, for tests */
export function paperStore(paper: Paper, now: () => number = steadyNow): PaperStore {
  let history = startHistory(frozen(paper))
  const listeners = new Set<() => void>()
  const put = (next: History<Paper>) => {
    if (next === history) return
    history = next
    for (const listener of [...listeners]) listener()
  }
  const lead = (led: Led<Paper>) => {
    put(led.history)
    return led.place
  }
  return {
    get: () => history.now,
    history: () => history,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch: (action, group = null) => {
      const next = frozen(reduce(history.now, action))
      put(edited(history, next, { place: placeOf(action), group, at: now() }))
    },
    undo: () => lead(undone(history)),
    redo: () => lead(redone(history)),
    pause: () => put(closed(history)),
    restart: (next) => put(startHistory(frozen(next))),
  }
}
