import { useApolloClient } from '@apollo/client/react'
import { useImperativeHandle, useRef, useState, useTransition, type Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextAreaField, TextField } from '@/components/form/fields/text-field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Form } from '@/components/form/form.tsx'
import { SaveButton, SaveNote } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { Button } from '@/components/ui/button.tsx'
import { digitKeys } from '@/components/ui/digit-keys.ts'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { useOnline } from '@/lib/network-status.ts'
import {
  invoiceDetailsSchema,
  invoiceDraft,
  noInvoiceDetails,
  saveInvoiceDetails,
  type InvoiceDetails,
} from './invoice-details.ts'

/** Lets the step around the form save what was typed when the buyer goes on. */
export interface InvoiceFormHandle {
  /** @returns false when something is wrong or was refused; the form then says what */
  saveTyped: () => Promise<boolean>
}

/** The school or person, address and VAT number on the invoice. */
export function InvoiceForm({
  known,
  required = false,
  addressNeeded = false,
  handle,
  onClose,
}: {
  known: InvoiceDetails | null
  /** Whether the order cannot be placed without it. */
  required?: boolean
  /** Above R5,000. */
  addressNeeded?: boolean
  handle?: Ref<InvoiceFormHandle>
  /** Called after saving or cancelling. */
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const savedRef = useRef(false)
  const [error, setError] = useState<unknown>(null)
  const [forgetting, startForgetting] = useTransition()
  const form = useEntityForm({
    schema: invoiceDetailsSchema(intl, addressNeeded),
    values: known ?? noInvoiceDetails,
    mode: 'onTouched',
    draft: invoiceDraft,
    asks: false, // Placing the order saves it.
    notice: null, // The line that takes the form's place says it.
    save: async (details) => {
      await saveInvoiceDetails(client, details)
      // Not in onSaved: the order no longer asks, so the form may be gone by then.
      savedRef.current = true
    },
    onSaved: onClose,
  })
  useImperativeHandle(handle, () => ({
    saveTyped: async () => {
      if (!required && !form.dirty) return true
      savedRef.current = false
      await form.submit()
      return savedRef.current
    },
  }))
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
          <HoldDialog when={forgetting} />
          <FormError error={error} />
          <div className="flex flex-wrap items-center gap-3">
            <SaveButton form={form} />
            {!required && (
              <Button variant="outline" disabled={form.pending} onClick={leave}>
                <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
              </Button>
            )}
            {known !== null && (
              <Button
                variant="quiet"
                disabled={forgetting || form.pending || !online}
                onClick={useOwnName}
              >
                <FormattedMessage defaultMessage="Use my own name" id="QmdBdu" />
              </Button>
            )}
            {/* Offline, the step around the form says it. */}
            {online && <SaveNote form={form} />}
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
        label={
          addressNeeded ? (
            <FormattedMessage defaultMessage="Address" id="e6Ph5+" />
          ) : (
            <FormattedMessage defaultMessage="Address (optional)" id="TeZhkE" />
          )
        }
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
        {...digitKeys}
      />
    </Form>
  )
}
