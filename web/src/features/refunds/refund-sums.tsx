import { useQuery } from '@apollo/client/react'
import { useDeferredValue } from 'react'
import { FormattedMessage } from 'react-intl'
import { OrderSums } from '@/domain/money/order-sums.tsx'
import { parseRand } from '@/lib/money.ts'
import { chosenLines, type RefundValues } from './refund-schema.ts'
import { readRefundSums, type OrderRefunds } from './refunds-document.ts'
import { PreviewRefundDocument } from './refunds.generated.ts'

/** What the customer gets back for what is chosen, calculated by the database. */
export function RefundSums({
  orderId,
  facts,
  values,
}: {
  orderId: string
  facts: OrderRefunds
  values: RefundValues
}) {
  const lines = useDeferredValue(JSON.stringify(chosenLines(facts, values)))
  const withDelivery = useDeferredValue(values.delivery && facts.delivery !== null)
  const { data, previousData } = useQuery(PreviewRefundDocument, {
    variables: { orderId, lines, withDelivery },
    // The amounts depend on what was given back meanwhile.
    fetchPolicy: 'cache-and-network',
  })
  const answer = (data ?? previousData)?.previewRefund
  if (typeof answer !== 'string') return null
  const sums = readRefundSums(answer)
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
