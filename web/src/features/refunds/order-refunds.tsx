import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { Money } from '@/domain/money/money.tsx'
import { NotedRefundRow } from './noted-refund.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { readOrderRefunds } from './refunds-document.ts'
import { OrderRefundsDocument } from './refunds.generated.ts'

/** What was given back of an order, and the way to give back more; nothing for an order that was never paid. */
export function OrderRefunds({
  order,
}: {
  order: { id: string; orderNumber: string | null; updatedAt: string }
}) {
  const [refunding, setRefunding] = useState(false)
  const { data, error, refetch } = useQuery(OrderRefundsDocument, {
    variables: { orderId: order.id },
    fetchPolicy: 'cache-and-network',
  })
  const facts = typeof data?.orderRefunds === 'string' ? readOrderRefunds(data.orderRefunds) : null
  const seen = facts?.updatedAt ?? null
  const outdated = seen !== null && Date.parse(order.updatedAt) > Date.parse(seen)
  // Synchronises with the order, which somebody else may have changed.
  useEffect(() => {
    if (outdated) void refetch().catch(() => undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each change
  }, [outdated, order.updatedAt])
  if (facts === null) return error === undefined ? null : <FormError error={error} />
  if (!facts.refundable && facts.refunds.length === 0) return null
  return (
    <section aria-labelledby="order-refunds">
      <h3 id="order-refunds" className="text-lg">
        <FormattedMessage defaultMessage="Refunds" id="pXQSzm" />
      </h3>
      {facts.refunds.length > 0 && (
        <ul className="divide-line divide-y">
          {facts.refunds.map((refund) => (
            <NotedRefundRow key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
      {facts.refundable && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
          <WritingButton size="sm" variant="outline" onClick={() => setRefunding(true)}>
            <FormattedMessage defaultMessage="Refund…" id="by9jje" />
          </WritingButton>
          <span className="text-ink-muted text-sm">
            <FormattedMessage
              defaultMessage="{amount} can be given back."
              id="TmfhJe"
              values={{ amount: <Money amount={facts.left} /> }}
            />
          </span>
        </div>
      )}
      {refunding && (
        <RefundDialog
          orderId={order.id}
          orderNumber={order.orderNumber ?? ''}
          facts={facts}
          onClose={() => setRefunding(false)}
        />
      )}
    </section>
  )
}
