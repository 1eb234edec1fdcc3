import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { DownloadIcon } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import {
  OrderInvoice_InvoiceFragmentDoc,
  type OrderInvoice_InvoiceFragment,
} from './order-invoice.generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { downloadInvoice, invoiceNumber } from './download-invoice.ts'
import { RefundState } from './refund-state.tsx'

const names = defineMessages({
  plain: { defaultMessage: 'Invoice', id: 'Ecfndm' },
  tax: { defaultMessage: 'Tax invoice', id: '4m0aoA' },
  credit: { defaultMessage: 'Credit note', id: 'LhTjzQ' },
})

/** An invoice or credit note of an order, to download. */
export function OrderInvoice({ invoice }: { invoice: FragmentType<OrderInvoice_InvoiceFragment> }) {
  const intl = useIntl()
  const locale = useLocale()
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: null,
  })
  const { data } = useSuspenseFragment({
    fragment: OrderInvoice_InvoiceFragmentDoc,
    fragmentName: 'OrderInvoice_invoice',
    from: invoice,
  })
  const number = invoiceNumber(data)
  const name = intl.formatMessage(
    data.kind === 'credit_note' ? names.credit : data.form === 'plain' ? names.plain : names.tax,
  )
  const download = async () => {
    setState({ busy: true, error: null })
    try {
      await downloadInvoice(data.id)
      setState({ busy: false, error: null })
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-center justify-between gap-3">
        <p className="text-[15px]">
          <span className="mr-1.5 font-semibold">{name}</span>
          <span className="whitespace-nowrap tabular-nums">{number}</span>
          <span className="text-ink-muted block text-sm">{formatDay(data.issuedAt, locale)}</span>
          {data.refund !== null && (
            <span className="block text-sm wrap-anywhere">
              <RefundState amount={data.total} refund={data.refund} />
            </span>
          )}
        </p>
        <Button
          variant="outline"
          size="sm"
          className="shrink-0"
          disabled={state.busy}
          aria-label={intl.formatMessage(
            { defaultMessage: 'Download {name} {number}', id: '5O7jNR' },
            { name, number },
          )}
          onClick={() => void download()}
        >
          <DownloadIcon aria-hidden="true" />
          {state.busy ? (
            <FormattedMessage defaultMessage="Preparing…" id="Ob8gKI" />
          ) : (
            <FormattedMessage defaultMessage="Download PDF" id="TclprG" />
          )}
        </Button>
      </div>
      <FormError error={state.error} />
    </li>
  )
}
