import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { changePasswordSchema, type ChangePasswordForm as Values } from '../account-form-schemas.ts'
import { PasswordHints } from '../password/password-hints.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'

export function ChangePasswordForm({
  email,
  onSave,
}: {
  email: string
  /** Rejects with what the person should read. */
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
    resolver: zodResolver(changePasswordSchema(intl)),
    defaultValues: { current: '', password: '' },
  })
  const password = useWatch({ control: form, name: 'password' })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    setError(null)
    await onSave(values).catch(setError)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {/* Tells the browser's password manager whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Field
        label={<FormattedMessage defaultMessage="Current password" id="NIynnB" />}
        error={errors.current?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...register('current')} autoComplete="current-password" />
        )}
      </Field>
      <Field
        label={<FormattedMessage defaultMessage="New password" id="fTHhSB" />}
        error={errors.password?.message}
        hint={<PasswordHints password={password} />}
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <p className="text-ink-muted text-[15px]">
        <FormattedMessage
          defaultMessage="You stay signed in here; every other device is signed out."
          id="85Nmwo"
        />
      </p>
      <FormError error={error} />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        <FormattedMessage defaultMessage="Save password" id="Mha9vC" />
      </Button>
    </form>
  )
}
