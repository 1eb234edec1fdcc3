import { askBeforeUpdate } from './new-build.ts'
import { observableValue } from './observable-value.ts'

/** A form in which something was typed and not saved. */
export interface UnsavedForm {
  id: string
  /** Forgets what was typed, because the person said so. */
  discard: () => void
  /** Whether the page could be loaded anew and everything typed would stand in the form again. Left out: it could not. */
  kept?: () => boolean
}

/** Asked before anything typed is lost; one component of the form kit draws it. */
export interface UnsavedQuestion {
  /** With true what was typed is lost. */
  answer: (lose: boolean) => void
}

const forms = observableValue<readonly UnsavedForm[]>([])
const question = observableValue<UnsavedQuestion | null>(null)

/** Forms that ask nothing when they are left, such as signing in. A reload would lose what was typed all the same. */
const quiet = new Map<string, () => boolean>()

/** The browser asks in its own words when the window is closed or loaded anew. */
const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault()

function keep(next: readonly UnsavedForm[]) {
  if (next.length === 0) window.removeEventListener('beforeunload', askBeforeClosing)
  else window.addEventListener('beforeunload', askBeforeClosing)
  forms.set(next)
}

/**
 * The forms in which something would be lost, in the order in which they became so. It stands outside React, so that a
 * form which has just been saved is out of it before the next line of code leads away.
 */
export const unsavedForms = {
  get: forms.get,
  subscribe: forms.subscribe,
  add(form: UnsavedForm) {
    unsavedForms.remove(form.id)
    keep([...forms.get(), form])
  },
  remove(id: string) {
    if (forms.get().some((one) => one.id === id)) keep(forms.get().filter((one) => one.id !== id))
  },
  /** @returns what ends it */
  holdReload(id: string, kept: () => boolean): () => void {
    quiet.set(id, kept)
    return () => quiet.delete(id)
  },
  /**
   * Lets the page be loaded anew without the browser's question, where that loses nothing.
   * @returns whether it may be
   */
  mayReload(): boolean {
    const typed = [...forms.get().map(({ kept }) => kept), ...quiet.values()]
    if (!typed.every((kept) => kept?.() === true)) return false
    window.removeEventListener('beforeunload', askBeforeClosing)
    return true
  },
  /** What was typed into these forms is lost, as the person said. */
  discard(lost: readonly UnsavedForm[]) {
    for (const form of lost) {
      unsavedForms.remove(form.id)
      form.discard()
    }
  },
}

askBeforeUpdate(() => unsavedForms.mayReload())

export const unsavedQuestion = { get: question.get, subscribe: question.subscribe }

/**
 * Asks before what was typed is lost, in all forms or in one, and discards it when the person agrees. Nothing is asked
 * when nothing would be lost.
 * @returns whether to go on
 */
export async function mayLoseChanges(id?: string): Promise<boolean> {
  const lost = forms.get().filter((form) => id === undefined || form.id === id)
  if (lost.length === 0) return true
  if (question.get() !== null) return false
  const lose = await new Promise<boolean>((answer) => question.set({ answer }))
  question.set(null)
  if (lose) unsavedForms.discard(lost)
  return lose
}
