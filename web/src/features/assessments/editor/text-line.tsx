import type { ReactNode } from 'react'
import { Field } from '@/components/form/field.tsx'
import { countOf } from '@/components/form/fields/count-of.tsx'
import { Input, Textarea } from '@/components/ui/input.tsx'
import { cn } from '@/lib/class-names.ts'
import { documentLine } from '@/lib/longest.ts'
import { useWrong } from './wrong-words.ts'

/** A text of the paper in a plain control. Its undo is the paper's: nothing typed is only in the control. */
export function TextLine({
  at,
  field,
  label,
  name,
  hint,
  value,
  onText,
  required = false,
  several = false,
  lang,
  longest = documentLine,
  className,
}: {
  /** Where it stands: "meta", or the id of a section, question or part. */
  at: string
  field: string
  label: ReactNode
  /** For screen readers, where several have the same label: the label and which one. */
  name?: string | undefined
  hint?: ReactNode
  value: string
  /** @param group of the undo history */
  onText: (text: string, group: string) => void
  required?: boolean
  /** Several lines; the control grows with them. */
  several?: boolean
  lang?: string
  longest?: number
  className?: string
}) {
  const { error, onLeft } = useWrong(at, field)
  return (
    <Field
      label={label}
      {...(hint === undefined ? {} : { hint })}
      count={countOf(value.length, longest)}
      error={error}
      required={required}
    >
      {(control) => {
        const props = {
          ...control,
          'aria-label': name,
          value,
          lang,
          maxLength: longest,
          autoComplete: 'off',
          'data-field': field,
          onBlur: onLeft,
          onChange: ({ target }: { target: { value: string } }) =>
            onText(target.value, `${field} ${at}`),
        }
        return several ? (
          <Textarea
            {...props}
            rows={2}
            className={cn('field-sizing-content min-h-11! resize-none!', className)}
          />
        ) : (
          <Input {...props} className={className} />
        )
      }}
    </Field>
  )
}
