import { observableValue } from '@/lib/observable-value.ts'
import { forgetVersions } from './same-again.ts'

/** Something that was done in the calendar, and the way back. */
export interface Undoable {
  /** Nobody undoes what another person did in this window. */
  userId: string
  text: string
  /** May answer what is to be said when it has been undone. */
  back: () => Promise<unknown>
}

const depth = 30

/** What can be undone for as long as the page is open; the last one first. */
export const undoStack = observableValue<readonly Undoable[]>([])

export const remember = (one: Undoable) => undoStack.set([one, ...undoStack.get()].slice(0, depth))

/** After a change that has no way back, what was done before it has none either. */
export function forgetAll() {
  undoStack.set([])
  forgetVersions()
}

/** Takes an entry off, whether or not undoing it works: a second try would fail in the same way. */
export async function undo(one: Undoable): Promise<unknown> {
  undoStack.set(undoStack.get().filter((other) => other !== one))
  return one.back()
}
