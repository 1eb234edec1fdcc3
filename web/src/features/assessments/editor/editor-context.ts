import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ObservableValue } from '@/lib/observable-value.ts'
import type { Action } from '../paper/actions.ts'
import type { Paper } from '../paper/paper.ts'
import type { PaperStore } from '../paper/paper-store.ts'
import type { AssessmentChoices } from './assessment-choices.ts'
import type { PaperShelf } from './paper-shelf.ts'
import type { Checked } from './use-paper-editing.ts'

/** What the parts of the editor share. It stays the same while a paper is open, so that nothing is drawn because of it. */
export interface Editor {
  store: PaperStore
  choices: AssessmentChoices
  shelf: PaperShelf
  checked: ObservableValue<Checked>
  /** Questions of which only the head is shown. */
  folded: ObservableValue<ReadonlySet<string>>
  /** Said to screen readers. */
  announce: (words: string) => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('Outside an editor')
  return editor
}

const followNothing = () => () => undefined

/**
 * Follows one thing of the paper; the component is drawn anew only when that changes.
 * @param select returns the same value, by reference, while nothing about it has changed
 * @param follows false: it is read whenever the component is drawn, and draws nothing itself
 */
export function usePaper<T>(select: (paper: Paper) => T, follows = true): T {
  const { store } = useEditor()
  return useSyncExternalStore(follows ? store.subscribe : followNothing, () => select(store.get()))
}

export function useEdit(): (action: Action, group?: string | null) => void {
  return useEditor().store.dispatch
}
