import type { FragmentType } from '@apollo/client'
import { FormattedMessage } from 'react-intl'
import type { OrderInvoice_InvoiceFragment } from './order-invoice.generated.ts'
import { OrderInvoice } from './order-invoice.tsx'

export type Paper = FragmentType<OrderInvoice_InvoiceFragment> & { nodeId: string }

/** The invoices and credit notes of an order. */
export function OrderPapers({ papers }: { papers: Paper[] }) {
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="order-invoices">
      <h3 id="order-invoices" className="text-lg">
        <FormattedMessage defaultMessage="Invoices" id="6dqYnF" />
      </h3>
      <ul className="divide-line divide-y">
        {papers.map((paper) => (
          <OrderInvoice key={paper.nodeId} invoice={paper} />
        ))}
      </ul>
    </section>
  )
}
