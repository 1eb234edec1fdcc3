import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { digitKeys } from '@/components/ui/digit-keys.ts'
import type { CodeForm } from '../account-form-schemas.ts'

/** A field for six digits. Without a label of its own it asks for the code of an authenticator app. */
export function CodeField({
  form,
  label = <FormattedMessage defaultMessage="Code from your authenticator app" id="eT8Fef" />,
  hint,
}: {
  form: EntityForm<CodeForm>
  label?: ReactNode
  hint?: ReactNode
}) {
  return (
    <TextField
      form={form}
      name="code"
      label={label}
      hint={hint}
      {...digitKeys}
      autoComplete="one-time-code"
      placeholder="123 456"
      className="h-13 text-center text-2xl! tracking-[0.18em] tabular-nums"
    />
  )
}
