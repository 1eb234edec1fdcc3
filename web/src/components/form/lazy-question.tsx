import { useEffect, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import { observableValue } from '@/lib/observable-value.ts'
import type { UnsavedQuestion } from './unsaved-question.tsx'

type Props = ComponentProps<typeof UnsavedQuestion>

const drawQuestion = observableValue<((props: Props) => ReactNode) | null>(null)

/** Loads the question and the dialog that it is made of. Forms that ask nothing, such as signing in, do without. */
export function loadQuestion(): void {
  if (drawQuestion.get() !== null) return
  import('./unsaved-question.tsx').then(
    ({ UnsavedQuestion: Question }) => drawQuestion.set((props) => <Question {...props} />),
    () => undefined, // The next form that needs it tries again.
  )
}

/** The question, as soon as it is loaded. Not with React's `lazy`, which draws even a loaded component a moment later. */
export function LazyQuestion(props: Props) {
  const draw = useSyncExternalStore(drawQuestion.subscribe, drawQuestion.get)
  useEffect(loadQuestion, [])
  return draw?.(props) ?? null
}
