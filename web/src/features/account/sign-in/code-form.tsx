import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { codeSchema, type CodeForm as Values } from '../account-form-schemas.ts'

/** Asks for six digits: those that an authenticator app shows now, unless the label says otherwise. */
export function CodeForm({
  label,
  button,
  danger = false,
  hint,
  onConfirm,
  children,
}: {
  label?: ReactNode
  button: ReactNode
  /** It takes something away. */
  danger?: boolean
  hint?: ReactNode
  /** Rejects with what the person should read. */
  onConfirm: (values: Values) => Promise<void>
  /** Other buttons beside the one that confirms. */
  children?: ReactNode
}) {
  const intl = useIntl()
  const [error, setError] = useState<unknown>(null)
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: 'onSubmit',
    resolver: zodResolver(codeSchema(intl)),
    defaultValues: { code: '' },
  })
  const submit = handleSubmit(async (values) => {
    setError(null)
    await onConfirm(values).catch(setError)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label={
          label ?? (
            <FormattedMessage defaultMessage="Code from your authenticator app" id="eT8Fef" />
          )
        }
        error={formState.errors.code?.message}
        hint={hint}
      >
        {(control) => (
          <Input
            {...control}
            {...register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            placeholder="123 456"
            className="h-13 text-center text-2xl! tracking-[0.18em] tabular-nums"
          />
        )}
      </Field>
      <FormError error={error} />
      <div className="flex flex-wrap-reverse gap-3 *:flex-1">
        {children}
        <Button
          type="submit"
          size="lg"
          variant={danger ? 'danger' : 'primary'}
          disabled={formState.isSubmitting}
        >
          {button}
        </Button>
      </div>
    </form>
  )
}
