import { useId, type ReactNode } from 'react'

/** What the control inside a field must carry. */
export interface FieldControl {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** Wires label, hint and error to one control; every form of the app uses it. */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: ReactNode
  hint?: ReactNode
  error: string | undefined
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const describedBy = [hintId, errorId].filter((one) => one !== undefined).join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-[15px] font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {hintId !== undefined && (
        <div id={hintId} className="text-ink-muted text-sm">
          {hint}
        </div>
      )}
      {errorId !== undefined && (
        <p id={errorId} className="text-danger text-sm font-medium">
          {error}
        </p>
      )}
    </div>
  )
}
