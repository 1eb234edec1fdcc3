import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextAreaField, TextField } from '@/components/form/fields/text-field.tsx'
import { CheckboxField, RadioField } from '@/components/form/fields/tick-fields.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { withFigures } from '@/components/form/with-figures.ts'
import { Button } from '@/components/ui/button.tsx'
import { Money } from '@/domain/money/money.tsx'
import { RefundLine } from './refund-line.tsx'
import {
  chosenLines,
  everything,
  placeOf,
  refundSchema,
  valuesOf,
  type RefundValues,
} from './refund-schema.ts'
import { RefundSums, useRefundSums } from './refund-sums.tsx'
import { reasonWord, refundMethodWord, refundReasons } from './refund-words.ts'
import type { OrderRefunds } from './refunds-document.ts'
import { noteRefund } from './save-refund.ts'

/** Gives back a part of a paid order, or all that is left of it. */
export function RefundDialog({
  orderId,
  orderNumber,
  facts,
  onClose,
}: {
  orderId: string
  orderNumber: string
  facts: OrderRefunds
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  // A second press is the same refund.
  const [refundId] = useState(() => crypto.randomUUID())
  const [first] = useState(() => valuesOf(facts))
  const [nothing, setNothing] = useState(true)
  const form: EntityForm<RefundValues> = useEntityForm({
    schema: refundSchema(intl, facts),
    values: first,
    draft: `refund.${orderId}`,
    idle: nothing,
    notice: intl.formatMessage({
      defaultMessage: 'The refund is noted, and its credit note is on its way.',
      id: '/O4/c3',
    }),
    save: async (values) => noteRefund(client, { orderId, refundId, facts }, values),
    onSaved: onClose,
  })
  const values = useWatch({ control: form.control }) as RefundValues // all of them have a first value
  const empty = chosenLines(facts, values).length === 0 && !values.delivery
  if (empty !== nothing) setNothing(empty)
  const { sums, figures } = useRefundSums(orderId, facts, values)
  const chooseAll = () => {
    const all = everything(facts, values)
    form.setValue('lines', all.lines, { shouldDirty: true, shouldValidate: true })
    form.setValue('delivery', all.delivery, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <FormDialog
      form={withFigures(form, figures)}
      width={600}
      title={
        <FormattedMessage
          defaultMessage="Refund order {number}"
          id="QTtEQy"
          values={{ number: orderNumber }}
        />
      }
      description={
        <FormattedMessage
          defaultMessage="The invoice stays as it is. What is given back gets a credit note, which the customer is sent."
          id="xEcTXi"
        />
      }
      action={<FormattedMessage defaultMessage="Note the refund" id="jJcd/t" />}
      onClose={onClose}
    >
      <fieldset>
        <legend className="flex w-full items-center justify-between gap-4">
          <span className="font-semibold">
            <FormattedMessage defaultMessage="What is given back" id="ZFqLm8" />
          </span>
        </legend>
        <Button variant="link" size="inline" className="min-h-11" onClick={chooseAll}>
          <span>
            <FormattedMessage
              defaultMessage="Everything that is left ({amount})"
              id="zSkoqk"
              values={{ amount: <Money amount={facts.left} /> }}
            />
          </span>
        </Button>
        <ul className="divide-line border-line divide-y border-y">
          {facts.lines.map((line) => {
            const place = placeOf(values.lines, line.lineId)
            return place < 0 ? null : (
              <RefundLine key={line.lineId} form={form} place={place} line={line} />
            )
          })}
          {facts.delivery !== null && (
            <li className="py-2">
              <CheckboxField
                form={form}
                name="delivery"
                label={
                  <span className="flex flex-wrap items-baseline gap-x-3">
                    <span className="font-semibold">
                      <FormattedMessage defaultMessage="Delivery" id="drqP2L" />
                    </span>
                    <span className="text-ink-muted tabular-nums">
                      <Money amount={facts.delivery} />
                    </span>
                  </span>
                }
              />
            </li>
          )}
        </ul>
      </fieldset>
      <RefundSums facts={facts} sums={sums} />
      {facts.byCard && (
        <RadioField
          form={form}
          name="method"
          label={<FormattedMessage defaultMessage="How the money goes back" id="clI79M" />}
          options={['PayFast', 'EFT'].map((value) => ({
            value,
            label: refundMethodWord(intl, value),
          }))}
        />
      )}
      {values.method === 'PayFast' && (
        <TextField
          form={form}
          name="providerReference"
          autoComplete="off"
          label={
            <FormattedMessage defaultMessage="Reference of the refund at PayFast" id="ffyDem" />
          }
          hint={
            <FormattedMessage
              defaultMessage="Refund payment {payment} at PayFast first, then note here what it is called there."
              id="NBVhrm"
              values={{ payment: facts.paidWith ?? '–' }}
            />
          }
        />
      )}
      <SelectField
        form={form}
        name="reason"
        label={<FormattedMessage defaultMessage="Reason" id="AkCxS/" />}
        hint={<FormattedMessage defaultMessage="It is printed on the credit note." id="u8hjSz" />}
        options={refundReasons.map((value) => ({ value, label: reasonWord(intl, value) }))}
      />
      <TextAreaField
        form={form}
        name="note"
        label={<FormattedMessage defaultMessage="Note for ourselves" id="BqQlSf" />}
        hint={<FormattedMessage defaultMessage="The customer does not see it." id="DJVzyt" />}
      />
    </FormDialog>
  )
}
