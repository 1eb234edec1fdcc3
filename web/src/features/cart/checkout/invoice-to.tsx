import { useQuery } from '@apollo/client/react'
import { useState, type Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { InvoiceDetailsDocument } from './invoice-details.generated.ts'
import { formDraft } from '@/lib/form-draft.ts'
import { invoiceDraft, parseInvoiceDetails } from './invoice-details.ts'
import { InvoiceForm, type InvoiceFormHandle } from './invoice-form.tsx'

/**
 * To whom the invoice is issued: the teacher, unless she names a school. A name is asked where her profile has none;
 * above R5,000 a name and an address are required. What was typed and not saved is open again.
 */
export function InvoiceTo({
  missing = false,
  nameMissing = false,
  handle,
}: {
  missing?: boolean
  nameMissing?: boolean
  handle?: Ref<InvoiceFormHandle>
}) {
  const [changing, setChanging] = useState(
    () => Object.keys(formDraft.read(invoiceDraft)).length > 0,
  )
  const { data, error } = useQuery(InvoiceDetailsDocument)
  const known = parseInvoiceDetails(data?.getInvoiceDetails)
  const answered = data !== undefined || error !== undefined
  if (answered && (changing || missing || nameMissing)) {
    return (
      <section aria-labelledby="invoice-to" className="grid gap-3">
        <h3 id="invoice-to" className="text-base font-semibold">
          <FormattedMessage defaultMessage="Invoice to" id="gd4oPi" />
        </h3>
        {missing && (
          <p className="text-sm">
            <FormattedMessage
              defaultMessage="For more than R5,000 the invoice must say to whom it goes. Please fill in a name and an address."
              id="aZeYhH"
            />
          </p>
        )}
        {nameMissing && !missing && (
          <p className="text-sm">
            <FormattedMessage
              defaultMessage="Your profile has no name yet. To whom should we make out the invoice?"
              id="ENqwdd"
            />
          </p>
        )}
        <InvoiceForm
          // Another rule about the address makes another form; the draft keeps what was typed.
          key={String(missing)}
          known={known}
          required={missing || nameMissing}
          addressNeeded={missing}
          {...(handle === undefined ? {} : { handle })}
          onClose={() => setChanging(false)}
        />
      </section>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p>
        <span className="text-ink-muted mr-2">
          <FormattedMessage defaultMessage="Invoice to" id="gd4oPi" />
        </span>
        <span className="mr-2 font-semibold">
          {known === null ? <FormattedMessage defaultMessage="you" id="Jjrc4P" /> : known.name}
        </span>
        {known !== null && known.vatNumber !== '' && (
          <span className="text-ink-muted inline-block text-sm">
            <FormattedMessage
              defaultMessage="VAT number {number}"
              id="3oHWiQ"
              values={{ number: known.vatNumber }}
            />
          </span>
        )}
      </p>
      <Button
        variant="link"
        size="inline"
        className="min-h-11"
        disabled={data === undefined}
        onClick={() => setChanging(true)}
      >
        {known === null ? (
          <FormattedMessage defaultMessage="Make it out to a school" id="3Jhf/O" />
        ) : (
          <FormattedMessage defaultMessage="Change" id="BY343C" />
        )}
      </Button>
    </div>
  )
}
