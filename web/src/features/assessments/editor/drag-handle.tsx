import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { dropAction, type RowKind } from '../paper/drop-action.ts'
import { useEditor } from './editor-context.ts'
import { foldWhileDragging } from './fold-while-dragging.ts'
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
  const editor = useEditor()
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
        const unfold = row === 'question' ? foldWhileDragging(handle, editor) : null
        startRowDrag(handle, event.nativeEvent, row, (target, after) => {
          unfold?.()
          if (target === null) return
          const action = dropAction(editor.store.get(), { row, id, target, after })
          if (action !== null) place(action, id)
        })
      }}
    >
      {children}
    </span>
  )
}
