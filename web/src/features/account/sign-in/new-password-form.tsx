import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { newPasswordSchema, type NewPasswordForm as Values } from '../account-form-schemas.ts'
import { PasswordHints } from '../password/password-hints.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'

export function NewPasswordForm({
  first,
  onSave,
}: {
  /** There was none before. */
  first: boolean
  onSave: (values: Values) => Promise<void>
}) {
  const intl = useIntl()
  const [error, setError] = useState<unknown>(null)
  const {
    register,
    handleSubmit,
    formState,
    control: form,
  } = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(newPasswordSchema(intl)),
    defaultValues: { password: '' },
  })
  const password = useWatch({ control: form, name: 'password' })
  const submit = handleSubmit(async (values) => {
    setError(null)
    await onSave(values).catch(setError)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label={
          first ? (
            <FormattedMessage defaultMessage="Password" id="5sg7KC" />
          ) : (
            <FormattedMessage defaultMessage="New password" id="fTHhSB" />
          )
        }
        error={formState.errors.password?.message}
        hint={<PasswordHints password={password} />}
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <FormError error={error} />
      <Button type="submit" size="lg" disabled={formState.isSubmitting}>
        <FormattedMessage defaultMessage="Save password" id="Mha9vC" />
      </Button>
    </form>
  )
}
