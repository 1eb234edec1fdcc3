import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { questionsOf } from '../paper/paper.ts'
import { dropAction, type RowKind } from '../paper/drop-action.ts'
import { useEditor } from './editor-context.ts'
import { startRowDrag } from './row-drag.ts'
import { useMoving } from './use-moving.ts'

/** Drags a question or part to another place; the keys Alt+Shift+Up and Down do the same. */
export function DragHandle({
  row,
  id,
  number,
  children,
}: {
  row: RowKind
  id: string
  number: string
  children: ReactNode
}) {
  const intl = useIntl()
  const { store, folded } = useEditor()
  const { place } = useMoving()
  const name = intl.formatMessage(
    { defaultMessage: 'Drag {number}, or Alt+Shift+Up and Down', id: 'Op29jZ' },
    { number },
  )
  return (
    <span
      title={name}
      aria-hidden="true"
      className="text-ink-muted grid h-11 w-7 cursor-grab touch-none place-items-center rounded-sm select-none active:cursor-grabbing [&_svg]:size-5"
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return
        event.preventDefault()
        const handle = event.currentTarget
        const before = folded.get()
        // Heads alone are dragged over, so that more of the paper is on the screen; the handle stays under the pointer.
        const fold = (questions: ReadonlySet<string>) => {
          if (row !== 'question') return
          const { top } = handle.getBoundingClientRect()
          flushSync(() => folded.set(questions))
          handle.closest('[role="dialog"]')?.scrollBy(0, handle.getBoundingClientRect().top - top)
        }
        fold(new Set(questionsOf(store.get()).map((question) => question.id)))
        startRowDrag(handle, event.nativeEvent, row, (target, after) => {
          fold(before)
          if (target === null) return
          const action = dropAction(store.get(), { row, id, target, after })
          if (action !== null) place(action, id)
        })
      }}
    >
      {children}
    </span>
  )
}
