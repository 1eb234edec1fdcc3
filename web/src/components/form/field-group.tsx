import { useId, type ReactNode } from 'react'

/** Several boxes to tick under one question; the counterpart of Field, which has one control. */
export function FieldGroup({
  label,
  hint,
  error,
  children,
}: {
  label: ReactNode
  hint?: ReactNode
  error: string | undefined
  children: ReactNode
}) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const describedBy = [hintId, errorId].filter((one) => one !== undefined).join(' ')
  return (
    <fieldset {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}>
      <legend className="text-[15px] font-semibold">{label}</legend>
      {hintId !== undefined && (
        <div id={hintId} className="text-ink-muted text-sm">
          {hint}
        </div>
      )}
      {children}
      {errorId !== undefined && (
        <p id={errorId} className="text-danger text-sm font-medium">
          {error}
        </p>
      )}
    </fieldset>
  )
}
