import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { DateField } from '@/components/form/fields/date-fields.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { Money } from '@/domain/money/money.tsx'
import { today } from '@/lib/wall-time.ts'
import * as longest from '@/lib/longest.ts'
import type { NotedRefund } from './refunds-document.ts'
import { payOut } from './save-refund.ts'

/** Notes that the money of a refund has left, and by what it is found on the statement. */
export function PayOutDialog({ refund, onClose }: { refund: NotedRefund; onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const day = today()
  const missing = intl.formatMessage({ defaultMessage: 'This field is required', id: 'TKmub+' })
  const form = useEntityForm({
    schema: z.object({
      paidOutOn: z.string().check(
        z.minLength(1, missing),
        z.refine((value) => value <= day, {
          error: intl.formatMessage({ defaultMessage: 'This day has not come yet', id: '1DpUtV' }),
        }),
      ),
      bankReference: z
        .string()
        .check(z.minLength(1, missing), z.maxLength(longest.refundReference)),
    }),
    values: { paidOutOn: day, bankReference: refund.providerReference ?? '' },
    draft: `pay-out.${refund.id}`,
    save: async ({ paidOutOn, bankReference }) =>
      payOut(client, refund.id, { on: paidOutOn, reference: bankReference }),
    fieldOf: {
      paid_out_day_not_allowed: 'paidOutOn',
      bank_reference_required: 'bankReference',
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        <FormattedMessage
          defaultMessage="{amount} was paid out"
          id="SsyYyP"
          values={{ amount: <Money amount={refund.total} /> }}
        />
      }
      action={<FormattedMessage defaultMessage="Note it" id="DEpBG+" />}
      onClose={onClose}
    >
      <DateField
        form={form}
        name="paidOutOn"
        max={day}
        label={<FormattedMessage defaultMessage="On which day" id="sM7T/9" />}
      />
      <TextField
        form={form}
        name="bankReference"
        autoComplete="off"
        label={<FormattedMessage defaultMessage="Reference on the statement" id="bgxldP" />}
        hint={
          <FormattedMessage
            defaultMessage="The customer sees it too, to find the payment."
            id="I0l8UD"
          />
        }
      />
    </FormDialog>
  )
}
