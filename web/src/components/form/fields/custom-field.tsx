import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { Field, type FieldControl } from '../field.tsx'
import type { KnownField } from '../entity-form.ts'
import { useBoundField, type BoundFieldProps } from './use-bound-field.ts'

/** A feature's own control, with the label, hint and error that all fields have. */
export function CustomField<V extends FieldValues, N extends FieldPath<V>>({
  show,
  children,
  ...props
}: BoundFieldProps<V, N> & {
  /** The value in words, for the person who has to choose between two of them. */
  show?: KnownField['show']
  children: (
    control: FieldControl,
    field: {
      value: FieldPathValue<V, N>
      onChange: (value: FieldPathValue<V, N>) => void
      onBlur: () => void
      ref: (element: HTMLElement | null) => void
      name: N
    },
  ) => ReactNode
}) {
  const { ref, field, words } = useBoundField(props, show)
  return (
    <Field {...words}>
      {(control) =>
        children(control, { ...field, ref, value: field.value as FieldPathValue<V, N> })
      }
    </Field>
  )
}
