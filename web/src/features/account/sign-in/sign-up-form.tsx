import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { formDraft } from '@/lib/form-draft.ts'
import { signUpSchema, type SignUpForm as Values } from '../account-form-schemas.ts'
import { PasswordHints } from '../password/password-hints.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'

const draft = 'sign-up'

export function SignUpForm({
  onSignUp,
}: {
  /** Rejects with what the person should read. */
  onSignUp: (values: Values) => Promise<void>
}) {
  const intl = useIntl()
  const [error, setError] = useState<unknown>(null)
  const [initial] = useState(() => formDraft.read(draft))
  const {
    register,
    handleSubmit,
    formState,
    control: form,
    getValues,
  } = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(signUpSchema(intl)),
    defaultValues: { email: initial['email'] ?? '', phone: initial['phone'] ?? '', password: '' },
  })
  const password = useWatch({ control: form, name: 'password' })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    setError(null)
    try {
      await onSignUp(values)
      formDraft.clear(draft)
    } catch (reason) {
      setError(reason)
    }
  })
  const keepDraft = () => {
    const { email, phone } = getValues()
    formDraft.write(draft, { email, phone })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={keepDraft}
      className="grid gap-5"
    >
      <Field
        label={<FormattedMessage defaultMessage="Email" id="sy+pv5" />}
        error={errors.email?.message}
      >
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field
        label={<FormattedMessage defaultMessage="Phone number" id="jdJhOL" />}
        error={errors.phone?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register('phone')}
            type="tel"
            autoComplete="tel"
            placeholder="082 123 4567"
          />
        )}
      </Field>
      <Field
        label={<FormattedMessage defaultMessage="Password" id="5sg7KC" />}
        error={errors.password?.message}
        hint={<PasswordHints password={password} />}
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <FormError error={error} />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? (
          <FormattedMessage defaultMessage="Creating your account" id="2AM2Hz" />
        ) : (
          <FormattedMessage defaultMessage="Create account" id="huqKGl" />
        )}
      </Button>
    </form>
  )
}
