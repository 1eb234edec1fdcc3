import { useRef, type FocusEvent } from 'react'

/**
 * For the element of a dialog. Between two fields, nothing has the focus for a moment. If something disappears just then,
 * such as the message of the field that is left, Radix takes the focus for lost and gives it to the dialog, and the next
 * field gets no letter. Here it goes on to where it was going.
 */
export function useFocusOnItsWay() {
  const next = useRef<EventTarget | null>(null)
  return {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      next.current = relatedTarget
      setTimeout(() => {
        next.current = null
      })
    },
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const field = next.current
      if (target === currentTarget && field instanceof HTMLElement && field !== target)
        field.focus()
    },
  }
}
