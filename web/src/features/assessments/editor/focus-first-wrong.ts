import { drawNow } from './draw-now.ts'

/** Focuses the first field that is marked as wrong, once it is drawn. */
export function focusFirstWrong(formOf: () => HTMLElement | null) {
  requestAnimationFrame(() => {
    drawNow(null)
    const wrong = formOf()?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus()
    wrong?.scrollIntoView({ block: 'center' })
  })
}
