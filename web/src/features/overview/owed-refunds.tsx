import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Money } from '@/domain/money/money.tsx'
import { adminPaths } from '@/config/admin-paths.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import { AndMore } from './and-more.tsx'
import type { Overview } from './overview-document.ts'

/** Refunds whose money has not left, the oldest first, each with the way to its order. */
export function OwedRefunds({ refunds }: { refunds: Overview['refunds'] }) {
  const locale = useLocale()
  if (refunds.count === 0) return null
  return (
    <section id="refunds" aria-labelledby="owed-refunds" className="scroll-mt-24">
      <h2 id="owed-refunds" className="text-xl">
        <FormattedMessage defaultMessage="Refunds to pay out" id="gW7mbX" />
      </h2>
      <ul className="bg-card border-line divide-line mt-4 divide-y rounded-lg border">
        {refunds.oldest.map(({ orderNumber, total, notedAt }, place) => (
          <li
            key={place}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3 tabular-nums"
          >
            <Link
              to={adminPaths.productOrders.href(orderNumber ?? undefined)}
              className="text-board font-semibold underline-offset-4 hover:underline"
            >
              {orderNumber}
            </Link>
            <span className="text-ink-muted text-sm">{formatShortDay(notedAt, locale)}</span>
            <span className="ml-auto font-semibold">
              <Money amount={total} />
            </span>
          </li>
        ))}
      </ul>
      <AndMore more={refunds.count - refunds.oldest.length} />
    </section>
  )
}
