import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import {
  authenticatorNameSchema,
  type AuthenticatorNameForm as Values,
} from '../account-form-schemas.ts'

/** What the person calls the phone, to know it again in the list. */
export function AuthenticatorNameForm({
  taken,
  onName,
}: {
  taken: readonly string[]
  onName: (name: string) => Promise<void>
}) {
  const intl = useIntl()
  const [error, setError] = useState<unknown>(null)
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(authenticatorNameSchema(intl, taken)),
    defaultValues: {
      name:
        taken.length === 0 ? intl.formatMessage({ defaultMessage: 'My phone', id: 'O2pGmE' }) : '',
    },
  })
  const submit = handleSubmit(async ({ name }) => {
    setError(null)
    await onName(name).catch(setError)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p className="text-ink-muted">
        <FormattedMessage
          defaultMessage="You need an authenticator app on a phone or tablet. First, what shall we call the device?"
          id="ZST0uj"
        />
      </p>
      <Field
        label={<FormattedMessage defaultMessage="Name of the device" id="tMkwz7" />}
        error={formState.errors.name?.message}
        hint={<FormattedMessage defaultMessage="For instance: tablet at home" id="xI9MAO" />}
      >
        {(control) => (
          <Input {...control} {...register('name')} maxLength={60} autoComplete="off" />
        )}
      </Field>
      <FormError error={error} />
      <Button type="submit" size="lg" disabled={formState.isSubmitting}>
        <FormattedMessage defaultMessage="Continue" id="acrOoz" />
      </Button>
    </form>
  )
}
