import { useApolloClient } from '@apollo/client/react'
import { useState, useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextAreaField, TextField } from '@/components/form/fields/text-field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Form } from '@/components/form/form.tsx'
import { SaveButton, SaveNote } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { Button } from '@/components/ui/button.tsx'
import { useOnline } from '@/lib/network-status.ts'
import {
  invoiceDetailsSchema,
  noInvoiceDetails,
  saveInvoiceDetails,
  type InvoiceDetails,
} from './invoice-details.ts'

/** The school or person, address and VAT number on the invoice. */
export function InvoiceForm({
  known,
  onClose,
}: {
  known: InvoiceDetails | null
  /** Called after saving or cancelling. */
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [error, setError] = useState<unknown>(null)
  const [forgetting, startForgetting] = useTransition()
  const form = useEntityForm({
    schema: invoiceDetailsSchema(intl),
    values: known ?? noInvoiceDetails,
    mode: 'onTouched',
    draft: 'invoice-to',
    asks: false, // The order can be placed without it, and leads away.
    notice: null, // The line that takes the form's place says it.
    save: async (details) => saveInvoiceDetails(client, details),
    onSaved: onClose,
  })
  const leave = () => {
    form.discard()
    onClose()
  }
  const useOwnName = () =>
    startForgetting(async () => {
      setError(null)
      try {
        await saveInvoiceDetails(client, null)
        leave()
      } catch (reason) {
        setError(reason)
      }
    })
  return (
    <Form
      form={form}
      className="bg-paper-deep/60 grid gap-4 rounded-md p-4"
      bodyClassName="grid gap-4"
      footer={
        <>
          <FormError error={error} />
          <div className="flex flex-wrap items-center gap-3">
            <SaveButton form={form} />
            <Button variant="outline" disabled={form.pending} onClick={leave}>
              <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
            </Button>
            {known !== null && (
              <Button
                variant="quiet"
                disabled={forgetting || form.pending || !online}
                onClick={useOwnName}
              >
                <FormattedMessage defaultMessage="Use my own name" id="QmdBdu" />
              </Button>
            )}
            <SaveNote form={form} />
          </div>
        </>
      }
    >
      <TextField
        form={form}
        name="name"
        label={<FormattedMessage defaultMessage="School or name" id="/lbp+g" />}
        autoComplete="organization"
      />
      <TextAreaField
        form={form}
        name="address"
        label={<FormattedMessage defaultMessage="Address" id="e6Ph5+" />}
        autoComplete="street-address"
        className="min-h-20"
      />
      <TextField
        form={form}
        name="vatNumber"
        label={<FormattedMessage defaultMessage="VAT number" id="5VJ7dT" />}
        hint={
          <FormattedMessage
            defaultMessage="Only if the school is registered for VAT."
            id="7VnqEi"
          />
        }
        inputMode="numeric"
      />
    </Form>
  )
}
