import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateField } from '@/components/form/fields/date-fields.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { addDays, today } from '@/lib/wall-time.ts'
import { sendQuotation } from './send-quotation.ts'
import { firstQuotation, mostDays, sendQuotationSchema } from './send-quotation-schema.ts'

/** Offers a quote by mail, with a link by which it is accepted. */
export function SendQuotationDialog({
  order,
  again,
  onClose,
}: {
  order: { id: string; orderNumber: string | null; updatedAt: string; buyer: { username: string } }
  /** Something was sent before, which the new one replaces. */
  again: boolean
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  // A second press is the same quotation.
  const [quotationId] = useState(() => crypto.randomUUID())
  const form = useEntityForm({
    schema: sendQuotationSchema(intl),
    values: firstQuotation(),
    draft: `quotation.${order.id}`,
    sends: true,
    waits: false,
    notice: intl.formatMessage({ defaultMessage: 'The quote is on its way', id: 'mxJLnH' }),
    save: async (values) =>
      sendQuotation(client, { id: order.id, updatedAt: order.updatedAt, quotationId }, values),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        <FormattedMessage
          defaultMessage="Send quote {number}"
          id="+cpVHJ"
          values={{ number: order.orderNumber ?? '' }}
        />
      }
      description={
        again ? (
          <FormattedMessage
            defaultMessage="The customer gets it as PDF, with a link to accept it. The link that was sent before stops working."
            id="KL+HWr"
          />
        ) : (
          <FormattedMessage
            defaultMessage="The customer gets it as PDF, with a link to accept it without typing anything again."
            id="mwLQxJ"
          />
        )
      }
      action={<FormattedMessage defaultMessage="Send" id="9WRlF4" />}
      onClose={onClose}
    >
      <DateField
        form={form}
        name="validUntil"
        min={today()}
        max={addDays(today(), mostDays)}
        label={<FormattedMessage defaultMessage="Valid until" id="C3Fz7P" />}
        hint={
          <FormattedMessage
            defaultMessage="Until then the prices hold, whatever they become in the shop. We remind of it three days before."
            id="Lrcchx"
          />
        }
      />
      <TextField
        form={form}
        name="sentTo"
        type="email"
        autoComplete="off"
        label={<FormattedMessage defaultMessage="Also to" id="2c03R8" />}
        hint={
          <FormattedMessage
            defaultMessage="Whoever pays for the customer, such as the bursar of the school. They also get the bank details and the invoice. It goes to {email} in any case."
            id="bN21to"
            values={{ email: order.buyer.username }}
          />
        }
      />
    </FormDialog>
  )
}
