import { FormattedMessage } from 'react-intl'
import { OrderSums } from '@/domain/money/order-sums.tsx'
import { cn } from '@/lib/class-names.ts'
import type { useOrderPreview } from './order-preview.ts'

/** What the order comes to now, as the database computes it. Why it could not is said by the form (withFigures). */
export function OrderTotals({
  asked: { preview, outdated },
}: {
  asked: ReturnType<typeof useOrderPreview>
}) {
  if (preview === null) return null
  return (
    <section
      aria-busy={outdated}
      className="border-line bg-paper grid gap-3 rounded-md border px-5 py-4"
    >
      <h3 className="sr-only">
        <FormattedMessage defaultMessage="Total" id="MJ2jZQ" />
      </h3>
      <div className={cn('transition-opacity', outdated && 'opacity-60')}>
        <OrderSums
          sums={{ ...preview, vat: preview.orderVat, total: preview.orderTotal }}
          testId="order-preview-total"
        />
      </div>
    </section>
  )
}
