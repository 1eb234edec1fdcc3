import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { Field } from '../field.tsx'
import { textOf, useBoundField, type BoundFieldProps } from './use-bound-field.ts'

/** A password that can be looked at while typing. A form that keeps a draft names it in `neverKept`. */
export function PasswordField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  autoComplete,
  ...props
}: BoundFieldProps<V, N> & {
  /** Tells the browser's password manager whether to fill in the password it knows or to propose one. */
  autoComplete: 'current-password' | 'new-password'
}) {
  const { ref, field, words } = useBoundField(props)
  return (
    <Field {...words}>
      {(control) => (
        <PasswordInput
          {...control}
          {...field}
          ref={ref}
          value={textOf(field.value)}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  )
}
