import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { WritingButton } from '@/components/writing-button.tsx'
import type { SentQuotation } from '@/domain/quotation/sent-quotation.ts'
import { SendQuotationDialog } from './send-quotation-dialog.tsx'
import { SentQuotationRow } from './sent-quotation-row.tsx'

/** What was sent of a quote, and the way to send it; nothing for an order that never was one. */
export function OrderQuotations({
  order,
}: {
  order: {
    id: string
    orderNumber: string | null
    orderStatus: string
    updatedAt: string
    buyer: { username: string }
    quotations: readonly SentQuotation[]
  }
}) {
  const [sending, setSending] = useState(false)
  const { quotations } = order
  const open = order.orderStatus === 'QUOTING'
  if (!open && quotations.length === 0) return null
  return (
    <section aria-labelledby="order-quotations">
      <h3 id="order-quotations" className="text-lg">
        <FormattedMessage defaultMessage="Sent to the customer" id="quZ5OQ" />
      </h3>
      {quotations.length > 0 && (
        <ul className="divide-line divide-y">
          {quotations.map((quotation) => (
            <SentQuotationRow key={quotation.id} quotation={quotation} />
          ))}
        </ul>
      )}
      {open && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
          <WritingButton size="sm" variant="outline" onClick={() => setSending(true)}>
            {quotations.length === 0 ? (
              <FormattedMessage defaultMessage="Send quote…" id="ysdr7S" />
            ) : (
              <FormattedMessage defaultMessage="Send again…" id="caSv0g" />
            )}
          </WritingButton>
          {quotations[0]?.state === 'changed' && (
            <span className="text-ink-muted text-sm">
              <FormattedMessage
                defaultMessage="The quote has changed since it was sent. Send it again, so that it can be accepted."
                id="tk1D5S"
              />
            </span>
          )}
        </div>
      )}
      {sending && (
        <SendQuotationDialog
          order={order}
          again={quotations.length > 0}
          onClose={() => setSending(false)}
        />
      )}
    </section>
  )
}
