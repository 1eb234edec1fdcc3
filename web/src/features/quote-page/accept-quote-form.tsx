import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { TextAreaField, TextField } from '@/components/form/fields/text-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { SaveBar } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { paths } from '@/config/paths.ts'
import { Money } from '@/domain/money/money.tsx'
import { acceptQuoteSchema } from './accept-quote-schema.ts'
import { acceptQuote } from './quote-calls.ts'

/** Orders what is offered: a name, and the school's own number where it has one. */
export function AcceptQuoteForm({
  token,
  total,
  asksInvoiceTo,
  onAccepted,
}: {
  token: string
  total: string
  /** Above R5,000 an invoice names its recipient, and nobody has said who that is. */
  asksInvoiceTo: boolean
  /** Also when it was refused: the quotation may have changed. */
  onAccepted: () => void
}) {
  const intl = useIntl()
  const form = useEntityForm({
    schema: acceptQuoteSchema(intl, asksInvoiceTo),
    values: { acceptedBy: '', purchaseOrderNumber: '', name: '', address: '', vatNumber: '' },
    draft: `quote.${token.slice(0, 12)}`,
    mode: 'onTouched',
    sends: true,
    asks: false, // The draft is there again when the person comes back.
    notice: null, // The page says it.
    save: async ({ acceptedBy, purchaseOrderNumber, ...invoiceTo }) =>
      acceptQuote(token, total, {
        acceptedBy,
        purchaseOrderNumber,
        invoiceTo: asksInvoiceTo ? invoiceTo : null,
      }),
    onSaved: onAccepted,
  })
  return (
    <Form form={form} className="grid gap-5">
      <TextField
        form={form}
        name="acceptedBy"
        autoComplete="name"
        label={<FormattedMessage defaultMessage="Your name" id="vlKhIl" />}
      />
      <TextField
        form={form}
        name="purchaseOrderNumber"
        autoComplete="off"
        label={<FormattedMessage defaultMessage="Your own order number" id="iDILGg" />}
        hint={
          <FormattedMessage
            defaultMessage="If your school has one. It is printed on the invoice."
            id="fbZzKb"
          />
        }
      />
      {asksInvoiceTo && (
        <>
          <TextField
            form={form}
            name="name"
            autoComplete="organization"
            label={<FormattedMessage defaultMessage="Invoice to: school or name" id="l1+rSy" />}
          />
          <TextAreaField
            form={form}
            name="address"
            autoComplete="street-address"
            label={<FormattedMessage defaultMessage="Address on the invoice" id="R1i6ee" />}
            hint={
              <FormattedMessage
                defaultMessage="The law asks for it on invoices above R5,000."
                id="mJOBAp"
              />
            }
          />
          <TextField
            form={form}
            name="vatNumber"
            autoComplete="off"
            label={<FormattedMessage defaultMessage="VAT number of the school" id="wX/u/j" />}
          />
        </>
      )}
      <p className="text-ink-muted text-sm">
        <FormattedMessage
          defaultMessage="You order this by bank transfer, and with it accept our <link>terms</link>. The bank details come next, and by email."
          id="CwBYHF"
          values={{
            link: (words) => (
              <Link className="text-board underline" to={paths.legal.href('terms-conditions')}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
      <SaveBar form={form} size="lg">
        <FormattedMessage
          defaultMessage="Order for {amount}"
          id="miv45R"
          values={{ amount: <Money amount={total} /> }}
        />
      </SaveBar>
    </Form>
  )
}
