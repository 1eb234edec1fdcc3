import { useQuery } from '@apollo/client/react'
import { useDeferredValue } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Figures } from '@/components/form/entity-form.ts'
import { OrderSums } from '@/domain/money/order-sums.tsx'
import { parseRand } from '@/lib/money.ts'
import { chosenLines, type RefundValues } from './refund-schema.ts'
import { readRefundSums, type OrderRefunds } from './refunds-document.ts'
import { PreviewRefundDocument } from './refunds.generated.ts'

/** What the customer gets back for what is chosen, calculated by the database. */
export function useRefundSums(
  orderId: string,
  facts: OrderRefunds,
  values: RefundValues,
): { sums: ReturnType<typeof readRefundSums> | null; figures: Figures } {
  const wanted = JSON.stringify(chosenLines(facts, values))
  const delivery = values.delivery && facts.delivery !== null
  const lines = useDeferredValue(wanted)
  const withDelivery = useDeferredValue(delivery)
  const { data, previousData, error, loading, refetch } = useQuery(PreviewRefundDocument, {
    variables: { orderId, lines, withDelivery },
    // The amounts depend on what was given back meanwhile.
    fetchPolicy: 'cache-and-network',
  })
  const answer = (data ?? previousData)?.previewRefund
  return {
    sums: typeof answer === 'string' ? readRefundSums(answer) : null,
    figures: {
      known:
        data !== undefined &&
        !loading &&
        error === undefined &&
        lines === wanted &&
        withDelivery === delivery,
      error,
      again: () => void refetch().catch(() => undefined),
    },
  }
}

/** The amounts that a refund comes to. */
export function RefundSums({
  facts,
  sums,
}: {
  facts: OrderRefunds
  sums: ReturnType<typeof readRefundSums> | null
}) {
  if (sums === null) return null
  return (
    <section
      aria-labelledby="refund-sums"
      aria-live="polite"
      className="border-line bg-paper rounded-lg border p-4"
    >
      <h3 id="refund-sums" className="pb-2 text-base">
        <FormattedMessage defaultMessage="The customer gets back" id="f2vYt7" />
      </h3>
      <OrderSums
        sums={{
          ...sums,
          couponCode: parseRand(sums.couponAmount) === 0 ? null : (facts.couponCode ?? ''),
        }}
        testId="refund-total"
      />
    </section>
  )
}
