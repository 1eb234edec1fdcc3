import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import {
  forgottenPasswordSchema,
  type ForgottenPasswordForm as Values,
} from '../account-form-schemas.ts'

/** Asks for an address and does something with it. */
export function EmailForm({
  button,
  onSend,
  again = false,
}: {
  button: ReactNode
  onSend: (values: Values) => Promise<void>
  /** There is an answer below, which says what to do next. */
  again?: boolean
}) {
  const intl = useIntl()
  const [error, setError] = useState<unknown>(null)
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(forgottenPasswordSchema(intl)),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async (values) => {
    setError(null)
    await onSend(values).catch(setError)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label={<FormattedMessage defaultMessage="Email" id="sy+pv5" />}
        error={formState.errors.email?.message}
      >
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <FormError error={error} />
      <Button
        type="submit"
        size="lg"
        variant={again ? 'outline' : 'primary'}
        disabled={formState.isSubmitting}
      >
        {button}
      </Button>
    </form>
  )
}
