import { useState, type InputEvent } from 'react'
import { FormattedMessage } from 'react-intl'

/**
 * How many letters a control holds: of its value, or where the browser keeps that, as they are typed.
 * @param onInput the control's own
 */
export function useLength<T extends HTMLInputElement | HTMLTextAreaElement>(
  value: string | number | readonly string[] | undefined,
  onInput: ((event: InputEvent<T>) => void) | undefined,
): [length: number, onInput: (event: InputEvent<T>) => void] {
  const [typed, setTyped] = useState(0)
  return [
    typeof value === 'string' ? value.length : typed,
    (event) => {
      if (value === undefined) setTyped(event.currentTarget.value.length)
      onInput?.(event)
    },
  ]
}

/** Said once a control is full, where the browser leaves out what is typed or pasted further. */
export function FullNote({ length, longest }: { length: number; longest: number | undefined }) {
  if (longest === undefined || length < longest) return null
  return (
    <span role="status" className="text-danger text-sm font-medium">
      <FormattedMessage
        defaultMessage="No more fits: at most {longest, number} characters. Check the end of your text."
        id="TU3FOk"
        values={{ longest }}
      />
    </span>
  )
}
