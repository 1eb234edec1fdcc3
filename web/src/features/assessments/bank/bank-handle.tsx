import { GripVerticalIcon } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { useEditor } from '../editor/editor-context.ts'
import { foldWhileDragging } from '../editor/fold-while-dragging.ts'
import { startRowDrag } from '../editor/row-drag.ts'
import type { InsertPlace } from '../paper/actions.ts'

/** The questions may be below all that stands above them: without one in sight there is nothing to drop on. */
function showRows(handle: HTMLElement) {
  const dialog = handle.closest('[role="dialog"]')
  const rows = [...(dialog?.querySelectorAll('[data-row="question"]') ?? [])]
  const isSeen = (row: Element) => {
    const { top, bottom } = row.getBoundingClientRect()
    return top > 0 && bottom < window.innerHeight
  }
  if (!rows.some(isSeen)) rows[0]?.scrollIntoView({ block: 'center' })
}

/** Drags a question of the bank into the paper beside it; the choice of a place above the list does the same. */
export function BankHandle({
  onGrab,
  onDrop,
}: {
  /** Before the questions of the paper are dragged over. */
  onGrab: () => void
  onDrop: (at: InsertPlace) => void
}) {
  const intl = useIntl()
  const editor = useEditor()
  return (
    <span
      title={intl.formatMessage({ defaultMessage: 'Drag it into the paper', id: 'ATtops' })}
      aria-hidden="true"
      className="text-ink-muted -ml-1 grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-sm select-none active:cursor-grabbing"
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return
        event.preventDefault()
        const handle = event.currentTarget
        flushSync(onGrab)
        const unfold = foldWhileDragging(handle, editor)
        showRows(handle)
        startRowDrag(
          handle,
          event.nativeEvent,
          'question',
          (target, after) => {
            unfold()
            if (target !== null) onDrop({ question: target, after })
          },
          true,
        )
      }}
    >
      <GripVerticalIcon className="size-5" />
    </span>
  )
}
