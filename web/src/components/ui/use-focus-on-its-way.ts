import { useMemo, type Ref } from 'react'

/**
 * For the element of a dialog. Between two fields, nothing has the focus for a moment. If something disappears just then,
 * such as the message of the field that is left, Radix takes the focus for lost and gives it to the dialog, and the next
 * field gets no letter. Here the dialog does not take it while it is on its way, so that a press also puts the caret where it
 * is meant. React says that a field is left only after the browser has let others act on it; the browser's own event is first.
 */
function keepOnItsWay(dialog: HTMLElement): () => void {
  let next: HTMLElement | null = null
  let late: ReturnType<typeof setTimeout> | undefined
  const focus = (options?: FocusOptions) => HTMLElement.prototype.focus.call(dialog, options)
  const arrived = () => {
    next = null
    clearTimeout(late)
  }
  const missed = () => {
    next = null
    // Where it was going is gone itself.
    if (dialog.isConnected && document.activeElement === document.body)
      focus({ preventScroll: true })
  }
  const left = ({ relatedTarget }: FocusEvent) => {
    arrived()
    if (!(relatedTarget instanceof HTMLElement) || !dialog.contains(relatedTarget)) return
    next = relatedTarget
    late = setTimeout(missed)
  }
  dialog.focus = (options) => {
    if (next === null || next === dialog) focus(options)
  }
  dialog.addEventListener('blur', left, true)
  dialog.addEventListener('focus', arrived, true)
  return () => {
    clearTimeout(late)
    dialog.removeEventListener('blur', left, true)
    dialog.removeEventListener('focus', arrived, true)
  }
}

const watched = (ref: Ref<HTMLDivElement> | undefined) => (dialog: HTMLDivElement) => {
  const stop = keepOnItsWay(dialog)
  const given = typeof ref === 'function' ? ref(dialog) : undefined
  if (typeof ref === 'object' && ref !== null) ref.current = dialog
  return () => {
    stop()
    if (typeof given === 'function') given()
    else if (typeof ref === 'function') ref(null)
    else if (ref) ref.current = null
  }
}

/** @param ref of whoever else needs the element, such as Radix's portal, which waits for its animations */
export const useFocusOnItsWay = (ref: Ref<HTMLDivElement> | undefined) =>
  useMemo(() => watched(ref), [ref])
