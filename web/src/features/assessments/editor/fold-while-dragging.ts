import { flushSync } from 'react-dom'
import { questionsOf } from '../paper/paper.ts'
import type { Editor } from './editor-context.ts'

/**
 * Only the heads of the questions are shown, so that more of the paper is on the screen to drop something on; the handle
 * stays under the pointer.
 * @returns unfolds those again that were open
 */
export function foldWhileDragging(
  handle: HTMLElement,
  { store, folded }: Pick<Editor, 'store' | 'folded'>,
): () => void {
  const before = folded.get()
  const fold = (questions: ReadonlySet<string>) => {
    const { top } = handle.getBoundingClientRect()
    flushSync(() => folded.set(questions))
    handle.closest('[role="dialog"]')?.scrollBy(0, handle.getBoundingClientRect().top - top)
  }
  fold(new Set(questionsOf(store.get()).map((question) => question.id)))
  return () => fold(before)
}
