import { useId, type ReactNode } from 'react'
import { fieldName, type FieldWords } from './field.tsx'

/** Several boxes to tick under one question; the counterpart of Field, which has one control. */
export function FieldGroup({
  label,
  hint,
  error,
  required = false,
  children,
}: FieldWords & { children: ReactNode }) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const describedBy = [hintId, errorId].filter((one) => one !== undefined).join(' ')
  return (
    <fieldset
      className="min-w-0" // a fieldset is otherwise as wide as its widest content
      data-invalid={error !== undefined}
      {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
    >
      <legend className={fieldName(required)}>{label}</legend>
      {hintId !== undefined && (
        <div id={hintId} className="text-ink-muted text-sm wrap-anywhere hyphens-auto">
          {hint}
        </div>
      )}
      {children}
      {errorId !== undefined && (
        <p id={errorId} className="text-danger text-sm font-medium wrap-anywhere">
          {error}
        </p>
      )}
    </fieldset>
  )
}
