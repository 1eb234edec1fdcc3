import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths.ts'
import { Money } from '@/domain/money/money.tsx'
import { moneyHeld } from '@/domain/payment/payment-words.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import { CustomerCard } from './customer-card.tsx'
import type { Customer } from './customer-document.ts'

/** Card money of a customer that is placed nowhere: how much, for which order, and where it is decided. */
export function HeldCard({ held }: { held: NonNullable<Customer['held']> }) {
  const locale = useLocale()
  return (
    <CustomerCard title={<FormattedMessage {...moneyHeld} />} count={held.length}>
      <ul className="divide-line -my-2 divide-y">
        {held.map((payment) => (
          <li
            key={payment.id}
            className="flex flex-wrap items-baseline justify-between gap-3 py-2.5"
          >
            <span>
              <FormattedMessage
                defaultMessage="{amount} by card on {day}, for {order}"
                id="es7aQJ"
                values={{
                  amount: (
                    <strong>
                      <Money amount={payment.amount} />
                    </strong>
                  ),
                  day: formatShortDay(payment.receivedAt, locale),
                  order: (
                    <Link
                      to={adminPaths.productOrders.href(payment.orderNumber ?? payment.orderId)}
                      className="hover:text-board font-semibold hover:underline"
                    >
                      {payment.orderNumber ?? payment.orderId}
                    </Link>
                  ),
                }}
              />
            </span>
            <Link to={adminPaths.cardPayments.href()} className="text-board text-sm font-semibold">
              <FormattedMessage defaultMessage="Place it or pay it back" id="Owjl9x" />
            </Link>
          </li>
        ))}
      </ul>
    </CustomerCard>
  )
}
