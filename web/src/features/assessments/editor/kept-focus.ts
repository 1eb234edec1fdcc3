import { useEffect, type RefObject } from 'react'
import type { PaperStore } from '../paper/paper-store.ts'

const controls = 'input, textarea, select, [role="textbox"], button:not([disabled])'

/** The control of a row that is like another one: the same field, or a field for a field. */
function likeIn(row: Element, lost: Element): HTMLElement | null {
  const field = lost.closest<HTMLElement>('[data-field]')?.dataset['field']
  const same =
    field === undefined
      ? null
      : row.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
  if (same !== null) return same.matches(controls) ? same : same.querySelector(controls)
  // A field before a button: what a button does must not be one press away.
  const fields = 'input, textarea, [role="textbox"]'
  if (row.matches(fields)) return row as HTMLElement // a field
  return row.querySelector<HTMLElement>(fields) ?? row.querySelector<HTMLElement>(controls)
}

/**
 * Where the focus goes when the control that has it is taken away: into the row before it, the one after it, or what is
 * around them.
 * @returns asked once the paper is drawn anew; null where nothing is left
 */
export function placeBeside(lost: Element, root: Element): () => HTMLElement | null {
  const near: Element[] = []
  for (let node: Element | null = lost; node !== null && node !== root; node = node.parentElement) {
    for (const beside of [node.previousElementSibling, node.nextElementSibling, node.parentElement])
      if (beside !== null) near.push(beside)
  }
  return () => {
    for (const row of near) {
      const control = row.isConnected ? likeIn(row, lost) : null
      if (control !== null) return control
    }
    return null
  }
}

/**
 * An edit, an undo or a redo that takes the focused control away leaves the focus beside it, and not outside of the paper,
 * where its keys do nothing.
 */
export function useKeptFocus(store: PaperStore, form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    let waiting = false
    return store.subscribe(() => {
      const root = form.current
      const active = document.activeElement
      if (waiting || root === null || active === null || !root.contains(active)) return
      // What is drawn now is still the paper before.
      const beside = placeBeside(active, root)
      waiting = true
      requestAnimationFrame(() => {
        waiting = false
        if (!active.isConnected && !root.contains(document.activeElement))
          beside()?.focus({ preventScroll: true })
      })
    })
  }, [form, store])
}
