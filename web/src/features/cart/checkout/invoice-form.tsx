import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState, useTransition } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input, Textarea } from '@/components/ui/input.tsx'
import { useOnline } from '@/lib/network-status.ts'
import {
  invoiceDetailsSchema,
  noInvoiceDetails,
  saveInvoiceDetails,
  type InvoiceDetails,
} from './invoice-details.ts'

/** School or person, address and VAT number for the invoice. */
export function InvoiceForm({
  known,
  onClose,
}: {
  known: InvoiceDetails | null
  /** Saved, or left as it was. */
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [error, setError] = useState<unknown>(null)
  const [saving, startSaving] = useTransition()
  const { register, handleSubmit, formState } = useForm<InvoiceDetails>({
    mode: 'onTouched',
    resolver: zodResolver(invoiceDetailsSchema(intl)),
    defaultValues: known ?? noInvoiceDetails,
  })
  const { errors } = formState
  const keep = (details: InvoiceDetails | null) =>
    startSaving(async () => {
      setError(null)
      try {
        await saveInvoiceDetails(client, details)
        onClose()
      } catch (reason) {
        setError(reason)
      }
    })
  const save = handleSubmit((details) => keep(details))
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="bg-paper-deep/60 grid gap-4 rounded-md p-4"
    >
      <Field
        label={<FormattedMessage defaultMessage="School or name" id="/lbp+g" />}
        error={errors.name?.message}
      >
        {(control) => (
          <Input {...control} {...register('name')} autoComplete="organization" maxLength={200} />
        )}
      </Field>
      <Field
        label={<FormattedMessage defaultMessage="Address" id="e6Ph5+" />}
        error={errors.address?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('address')}
            autoComplete="street-address"
            maxLength={500}
            className="min-h-20"
          />
        )}
      </Field>
      <Field
        label={<FormattedMessage defaultMessage="VAT number" id="5VJ7dT" />}
        hint={
          <FormattedMessage
            defaultMessage="Only if the school is registered for VAT."
            id="7VnqEi"
          />
        }
        error={errors.vatNumber?.message}
      >
        {(control) => <Input {...control} {...register('vatNumber')} inputMode="numeric" />}
      </Field>
      <FormError error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={saving || !online}>
          <FormattedMessage defaultMessage="Save" id="jvo0vs" />
        </Button>
        <Button variant="outline" disabled={saving} onClick={onClose}>
          <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
        </Button>
        {known !== null && (
          <Button variant="quiet" disabled={saving || !online} onClick={() => keep(null)}>
            <FormattedMessage defaultMessage="Use my own name" id="QmdBdu" />
          </Button>
        )}
      </div>
    </form>
  )
}
