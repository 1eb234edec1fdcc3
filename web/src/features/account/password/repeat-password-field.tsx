import { useEffect } from 'react'
import { useWatch, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { PasswordField } from '@/components/form/fields/password-field.tsx'
import type { EntityForm } from '@/components/form/entity-form.ts'

/** A new password once more. It is compared again when the first one is corrected. */
export function RepeatPasswordField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  form,
  name,
  password,
}: {
  form: EntityForm<V>
  name: N
  /** The field that it repeats. */
  password: N
}) {
  const first: unknown = useWatch({ control: form.control, name: password })
  const { getValues, trigger } = form
  useEffect(() => {
    const typed: unknown = getValues(name)
    if (typed !== '') void trigger(name)
  }, [first, getValues, trigger, name])
  return (
    <PasswordField
      form={form}
      name={name}
      label={<FormattedMessage defaultMessage="Repeat password" id="PRlgfj" />}
      autoComplete="new-password"
    />
  )
}
