import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import type { Action } from '../paper/actions.ts'
import { numbersOf } from '../paper/numbers.ts'
import { useEditor } from './editor-context.ts'

/** The control that has the focus, named by its place and field: moving draws it elsewhere. */
function focusedField(): (() => void) | null {
  const active = document.activeElement
  const place = active?.closest<HTMLElement>('[data-place]')?.dataset['place']
  if (!(active instanceof HTMLElement) || place === undefined) return null
  const field = active.closest<HTMLElement>('[data-field]')?.dataset['field']
  return () => {
    if (document.activeElement === active && active.isConnected) return
    const home = document.querySelector(`[role="dialog"] [data-place="${CSS.escape(place)}"]`)
    const same = active.isConnected
      ? active
      : home?.querySelector<HTMLElement>(
          field === undefined ? 'button' : `[data-field="${CSS.escape(field)}"]`,
        )
    same?.focus()
    same?.scrollIntoView({ block: 'nearest' })
  }
}

/** The first control of the row that follows a removed one, or of the one before it. */
function neighbourOf(id: string): () => void {
  const row = document.querySelector<HTMLElement>(
    `[role="dialog"] [data-row][data-place="${CSS.escape(id)}"]`,
  )
  const kind = row?.dataset['row'] ?? ''
  const rows = [
    ...document.querySelectorAll<HTMLElement>(`[role="dialog"] [data-row="${CSS.escape(kind)}"]`),
  ]
  const at = row === null ? -1 : rows.indexOf(row)
  const next = rows[at + 1] ?? rows[at - 1]
  return () => next?.querySelector<HTMLElement>('button, textarea, input')?.focus()
}

/** Moving by one place; the focus stays, and the new number is said. */
export function useMoving() {
  const intl = useIntl()
  const { store, announce } = useEditor()
  return useMemo(() => {
    const move = (action: Action, id: string) => {
      const before = store.get()
      const keep = focusedField()
      flushSync(() => store.dispatch(action))
      keep?.()
      if (store.get() === before) {
        announce(
          intl.formatMessage({ defaultMessage: 'It cannot be moved further.', id: 'h6OVeA' }),
        )
        return
      }
      const number = numbersOf(store.get().sections).get(id) ?? ''
      announce(intl.formatMessage({ defaultMessage: 'Now {number}', id: 'EGXLqL' }, { number }))
    }
    return {
      moveQuestion: (id: string, by: -1 | 1) =>
        move({ kind: 'move-question', question: id, by }, id),
      movePart: (id: string, by: -1 | 1) => move({ kind: 'move-part', part: id, by }, id),
      setDepth: (id: string, depth: 1 | 2) =>
        move({ kind: 'change-part', part: id, change: { depth } }, id),
      place: (action: Action, id: string) => move(action, id),
      /** Takes a question or part away; the focus goes to its neighbour. */
      remove: (action: Action, id: string) => {
        const focusNeighbour = neighbourOf(id)
        store.dispatch(action)
        // After the menu has given the focus back to its button, which is gone.
        setTimeout(focusNeighbour, 50)
      },
    }
  }, [announce, intl, store])
}
