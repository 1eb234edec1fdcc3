import type { Paper } from './paper.ts'

interface Step {
  readonly before: Paper
  readonly after: Paper
  /** What was edited, to lead back to. */
  readonly place: string | null
  /** Steps of one group that follow each other closely are undone at once. */
  readonly group: string | null
  readonly at: number
}

/** The papers that undoing and redoing lead to. They share whatever they have in common. */
export interface History {
  readonly paper: Paper
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

/** As many steps as can be undone. */
export const mostSteps = 500

/** Typing pauses for longer than this begin a new step, in milliseconds. */
const pause = 500

export const startHistory = (paper: Paper): History => ({ paper, done: [], undone: [] })

interface Edited {
  place: string | null
  group: string | null
  /** Milliseconds. */
  at: number
}

/** The history after an edit; the same one if the edit changed nothing. */
export function edited(history: History, paper: Paper, { place, group, at }: Edited): History {
  if (paper === history.paper) return history
  const last = history.done.at(-1)
  const joins =
    last !== undefined &&
    history.undone.length === 0 &&
    group !== null &&
    last.group === group &&
    at - last.at < pause
  const step: Step = { before: joins ? last.before : history.paper, after: paper, place, group, at }
  const earlier = joins ? history.done.slice(0, -1) : history.done
  return { paper, done: [...earlier, step].slice(-mostSteps), undone: [] }
}

/** What is typed next is a step of its own. */
export function closed(history: History): History {
  const last = history.done.at(-1)
  if (last === undefined || last.group === null) return history
  return { ...history, done: [...history.done.slice(0, -1), { ...last, group: null }] }
}

export interface Led {
  history: History
  /** Where the undone or redone edit was. */
  place: string | null
}

export function undone(history: History): Led {
  const step = history.done.at(-1)
  if (step === undefined) return { history, place: null }
  return {
    history: {
      paper: step.before,
      done: history.done.slice(0, -1),
      undone: [...history.undone, step],
    },
    place: step.place,
  }
}

export function redone(history: History): Led {
  const step = history.undone.at(-1)
  if (step === undefined) return { history, place: null }
  return {
    history: {
      paper: step.after,
      done: [...history.done, { ...step, group: null }],
      undone: history.undone.slice(0, -1),
    },
    place: step.place,
  }
}
