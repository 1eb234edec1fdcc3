import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { OrderSums } from '@/domain/money/order-sums.tsx'
import { cn } from '@/lib/class-names.ts'
import { useOnline } from '@/lib/network-status.ts'
import type { useOrderPreview } from './order-preview.ts'

/** What the order comes to now, as the database computes it. */
export function OrderTotals({
  asked: { preview, outdated, error, again },
}: {
  asked: ReturnType<typeof useOrderPreview>
}) {
  const online = useOnline()
  if (preview === null && error === undefined) return null
  return (
    <section
      aria-busy={outdated}
      className="border-line bg-paper grid gap-3 rounded-md border px-5 py-4"
    >
      <h3 className="sr-only">
        <FormattedMessage defaultMessage="Total" id="MJ2jZQ" />
      </h3>
      {preview !== null && (
        <div className={cn('transition-opacity', outdated && 'opacity-60')}>
          <OrderSums
            sums={{ ...preview, vat: preview.orderVat, total: preview.orderTotal }}
            testId="order-preview-total"
          />
        </div>
      )}
      {error !== undefined && online && (
        <div className="grid justify-items-start gap-2">
          <FormError error={error} />
          <Button variant="outline" size="sm" onClick={() => void again().catch(() => undefined)}>
            <FormattedMessage defaultMessage="Try again" id="FazwRl" />
          </Button>
        </div>
      )}
    </section>
  )
}
