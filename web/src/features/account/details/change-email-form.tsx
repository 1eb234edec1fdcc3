import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { requestEmailChange } from './account-calls.ts'
import { changeEmailSchema, type ChangeEmailForm as Values } from '../account-form-schemas.ts'
import { EmailChangeSent } from './email-change-sent.tsx'

/** Asks for the new address, then says what happens next. */
export function ChangeEmailForm({
  current,
  onSent,
  onDone,
}: {
  current: string | null
  onSent: () => void
  onDone: () => void
}) {
  const intl = useIntl()
  const [error, setError] = useState<unknown>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(changeEmailSchema(intl, current)),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async (values) => {
    setError(null)
    try {
      await requestEmailChange(values)
      setSentTo(values.email)
      onSent()
    } catch (reason) {
      setError(reason)
    }
  })
  if (sentTo !== null) return <EmailChangeSent from={current} to={sentTo} onDone={onDone} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p className="text-ink-muted">
        <FormattedMessage
          defaultMessage="We email both addresses, the one you have and the new one. Your email address changes when both have agreed; until then everything stays as it is."
          id="58Z8oF"
        />
      </p>
      <Field
        label={<FormattedMessage defaultMessage="New email" id="ugLdkh" />}
        error={formState.errors.email?.message}
      >
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <FormError error={error} />
      <Button type="submit" size="lg" disabled={formState.isSubmitting}>
        <FormattedMessage defaultMessage="Send both emails" id="Vfnvi/" />
      </Button>
    </form>
  )
}
