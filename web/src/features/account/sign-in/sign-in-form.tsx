import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { signInSchema, type SignInForm as Values } from '../account-form-schemas.ts'
import type { FailedSignIn } from './failed-sign-in.ts'
import { PasswordInput } from '@/components/ui/password-input.tsx'

export function SignInForm({
  failed,
  onSignIn,
  forgotten,
}: {
  /** An attempt from elsewhere that did not work. */
  failed: FailedSignIn | null
  /** Rejects with what the person should read. */
  onSignIn: (values: Values) => Promise<void>
  /** The link to a new password, beside the field that needs it. */
  forgotten: ReactNode
}) {
  const intl = useIntl()
  const [error, setError] = useState<unknown>(failed?.error ?? null)
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(signInSchema(intl)),
    defaultValues: { email: failed?.email ?? '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    setError(null)
    await onSignIn(values).catch(setError)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label={<FormattedMessage defaultMessage="Email" id="sy+pv5" />}
        error={errors.email?.message}
      >
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field
        label={<FormattedMessage defaultMessage="Password" id="5sg7KC" />}
        error={errors.password?.message}
        hint={forgotten}
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <FormError error={error} />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? (
          <FormattedMessage defaultMessage="Signing in" id="FDCCkv" />
        ) : (
          <FormattedMessage defaultMessage="Sign In" id="Ub+AGc" />
        )}
      </Button>
    </form>
  )
}
