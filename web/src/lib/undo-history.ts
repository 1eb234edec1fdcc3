interface Step<T> {
  readonly before: T
  readonly after: T
  /** What was edited, to lead back to. */
  readonly place: string | null
  /** Steps of one group that follow each other closely are undone at once. */
  readonly group: string | null
  readonly at: number
}

/** The states that undoing and redoing lead to. States are never changed, so they share whatever they have in common. */
export interface History<T> {
  readonly now: T
  readonly done: readonly Step<T>[]
  readonly undone: readonly Step<T>[]
}

/** As many steps as can be undone. */
export const mostSteps = 500

/** Typing pauses for longer than this begin a new step, in milliseconds. */
const pause = 500

export const startHistory = <T>(now: T): History<T> => ({ now, done: [], undone: [] })

interface Edited {
  place: string | null
  group: string | null
  /** Milliseconds. */
  at: number
}

/** The history after an edit; the same one if the edit changed nothing. */
export function edited<T>(history: History<T>, now: T, { place, group, at }: Edited): History<T> {
  if (now === history.now) return history
  const last = history.done.at(-1)
  const joins =
    last !== undefined &&
    history.undone.length === 0 &&
    group !== null &&
    last.group === group &&
    at - last.at < pause
  const step: Step<T> = { before: joins ? last.before : history.now, after: now, place, group, at }
  const earlier = joins ? history.done.slice(0, -1) : history.done
  return { now, done: [...earlier, step].slice(-mostSteps), undone: [] }
}

/** What is typed next is a step of its own. */
export function closed<T>(history: History<T>): History<T> {
  const last = history.done.at(-1)
  if (last === undefined || last.group === null) return history
  return { ...history, done: [...history.done.slice(0, -1), { ...last, group: null }] }
}

export interface Led<T> {
  history: History<T>
  /** Where the undone or redone edit was. */
  place: string | null
}

export function undone<T>(history: History<T>): Led<T> {
  const step = history.done.at(-1)
  if (step === undefined) return { history, place: null }
  return {
    history: {
      now: step.before,
      done: history.done.slice(0, -1),
      undone: [...history.undone, step],
    },
    place: step.place,
  }
}

export function redone<T>(history: History<T>): Led<T> {
  const step = history.undone.at(-1)
  if (step === undefined) return { history, place: null }
  return {
    history: {
      now: step.after,
      done: [...history.done, { ...step, group: null }],
      undone: history.undone.slice(0, -1),
    },
    place: step.place,
  }
}
