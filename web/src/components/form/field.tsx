import { useId, type ReactNode } from 'react'

/** What the control inside a field must carry. */
export interface FieldControl {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
}

/** The words around a control: what it is, what helps, how much room is left, what is wrong. */
export interface FieldWords {
  label: ReactNode
  hint?: ReactNode
  /** How much of the room is used, once that is worth saying. */
  count?: ReactNode
  error: string | undefined
  required?: boolean
}

/** The star is drawn by CSS, so that screen readers do not read it as part of the field's name. */
const requiredMark = "after:text-danger after:ml-0.5 after:content-['*'/'']"

/** The name of a field, which people may have typed: a long word is broken and never sticks out of a phone. */
export function fieldName(required: boolean): string {
  return `text-[15px] font-semibold wrap-anywhere hyphens-auto ${required ? requiredMark : ''}`
}

/** Wires label, hint, count and error to one control; every form of the app uses it. */
export function Field({
  label,
  hint,
  count,
  error,
  required = false,
  children,
}: FieldWords & { children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const parts = { hint, count, error }
  const described = (['hint', 'count', 'error'] as const).filter(
    (part) => parts[part] !== undefined,
  )
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className={fieldName(required)}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby':
          described.length === 0 ? undefined : described.map((part) => `${id}-${part}`).join(' '),
        'aria-required': required || undefined,
      })}
      {(hint !== undefined || count !== undefined) && (
        <div className="text-ink-muted flex justify-between gap-3 text-sm">
          {hint !== undefined && (
            <div id={`${id}-hint`} className="min-w-0 wrap-anywhere hyphens-auto">
              {hint}
            </div>
          )}
          {count !== undefined && (
            <div id={`${id}-count`} className="ml-auto shrink-0 tabular-nums">
              {count}
            </div>
          )}
        </div>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-danger text-sm font-medium wrap-anywhere">
          {error}
        </p>
      )}
    </div>
  )
}
