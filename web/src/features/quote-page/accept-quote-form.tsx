import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { z } from 'zod/mini'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { SaveBar } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { paths } from '@/config/paths.ts'
import { Money } from '@/domain/money/money.tsx'
import { acceptQuote } from './quote-calls.ts'

/** Orders what is offered: a name, and the school's own number where it has one. */
export function AcceptQuoteForm({
  token,
  total,
  onAccepted,
}: {
  token: string
  total: string
  /** Also when it was refused: the quotation may have changed. */
  onAccepted: () => void
}) {
  const intl = useIntl()
  const form = useEntityForm({
    schema: z.object({
      acceptedBy: z
        .string()
        .check(
          z.trim(),
          z.minLength(
            1,
            intl.formatMessage({ defaultMessage: 'Fill in your name.', id: 'XzNSxK' }),
          ),
          z.maxLength(200),
        ),
      purchaseOrderNumber: z.string().check(z.trim(), z.maxLength(40)),
    }),
    values: { acceptedBy: '', purchaseOrderNumber: '' },
    draft: `quote.${token.slice(0, 12)}`,
    mode: 'onTouched',
    sends: true,
    asks: false, // The draft is there again when the person comes back.
    notice: null, // The page says it.
    save: async (values) => acceptQuote(token, total, values),
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
