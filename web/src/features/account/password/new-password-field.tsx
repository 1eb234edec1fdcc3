import { useWatch, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import type { BoundFieldProps } from '@/components/form/fields/use-bound-field.ts'
import { textOf } from '@/components/form/fields/use-bound-field.ts'
import { PasswordField } from '@/components/form/fields/password-field.tsx'
import { PasswordHints } from './password-hints.tsx'

/** A field for a new password, with the rules for it below. */
export function NewPasswordField<V extends FieldValues, N extends FieldPathByValue<V, string>>(
  props: Omit<BoundFieldProps<V, N>, 'hint'>,
) {
  const { form, name } = props
  const password = textOf(useWatch({ control: form.control, name }))
  return (
    <PasswordField
      {...props}
      hint={<PasswordHints password={password} />}
      autoComplete="new-password"
    />
  )
}
