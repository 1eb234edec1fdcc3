import type { RowKind } from '../paper/drop-action.ts'

const edge = 56

/** Before which row, or after the last one, the pointer is. */
function rowAt(
  rows: readonly HTMLElement[],
  y: number,
): { row: HTMLElement; after: boolean } | null {
  let last: HTMLElement | null = null
  for (const row of rows) {
    const { top, height } = row.getBoundingClientRect()
    if (y < top + height / 2) return { row, after: false }
    last = row
  }
  return last === null ? null : { row: last, after: true }
}

/**
 * Follows the pointer from a handle until it is let go; a line shows where the row will stand. By the pointer's own events
 * and not the browser's dragging, which writing fields inside a dragged element do not survive.
 * @param onDrop with null when it was given up (Escape)
 */
export function startRowDrag(
  handle: HTMLElement,
  start: PointerEvent,
  kind: RowKind,
  onDrop: (target: string | null, after: boolean) => void,
  /** What comes from elsewhere is dropped only over the rows, and not beside them where it came from. */
  fromElsewhere = false,
) {
  const dialog = handle.closest<HTMLElement>('[role="dialog"]')
  if (dialog === null) return
  const dragged = handle.closest<HTMLElement>('[data-row]')
  dragged?.setAttribute('data-dragged', '')
  const line = document.createElement('div')
  line.className = 'drop-line'
  line.hidden = true
  dialog.append(line)
  let [x, y] = [start.clientX, start.clientY]
  let moved = false

  const rows = () => [...dialog.querySelectorAll<HTMLElement>(`[data-row="${kind}"]`)]
  const isBeside = ({ row }: { row: HTMLElement }) => {
    const { left, right } = row.getBoundingClientRect()
    return fromElsewhere && (x < left || x > right)
  }
  const here = () => {
    const at = rowAt(rows(), y)
    return at === null || isBeside(at) ? null : at
  }
  /** Where the line is: it is dropped there, even if the rows have been drawn anew under a pointer that rests. */
  let shown: { row: HTMLElement; after: boolean } | null = null
  const show = () => {
    const at = moved ? here() : null
    shown = at
    line.hidden = at === null
    if (at === null) return
    const box = at.row.getBoundingClientRect()
    const home = dialog.getBoundingClientRect()
    line.style.top = `${(at.after ? box.bottom : box.top) - home.top + dialog.scrollTop - 2}px`
    line.style.left = `${box.left - home.left}px`
    line.style.width = `${box.width}px`
  }
  const scroll = setInterval(() => {
    const { top, bottom } = dialog.getBoundingClientRect()
    const by = y < top + edge ? -14 : y > bottom - edge * 2 ? 14 : 0
    if (by === 0 || !moved) return
    dialog.scrollBy(0, by)
    show()
  }, 16)
  // A second finger on the screen moves and drops nothing.
  const isOther = (event: PointerEvent) => event.pointerId !== start.pointerId
  const move = (event: PointerEvent) => {
    if (isOther(event)) return
    ;[x, y] = [event.clientX, event.clientY]
    moved ||= Math.abs(y - start.clientY) > 4 || (fromElsewhere && x !== start.clientX)
    show()
  }
  const end = (drop: boolean) => {
    clearInterval(scroll)
    const at = drop ? shown : null
    line.remove()
    dragged?.removeAttribute('data-dragged')
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', cancel)
    window.removeEventListener('keydown', key, true)
    const target = at?.row.dataset['place']
    onDrop(target ?? null, at?.after ?? false)
  }
  const up = (event: PointerEvent) => {
    if (!isOther(event)) end(true)
  }
  const cancel = (event: PointerEvent) => {
    if (!isOther(event)) end(false)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(false)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', cancel)
  window.addEventListener('keydown', key, true)
}
