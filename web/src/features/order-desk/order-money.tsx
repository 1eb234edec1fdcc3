import { FormattedMessage, useIntl } from 'react-intl'
import { Money } from '@/domain/money/money.tsx'
import { methodWord } from '@/domain/order/order-words.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import type { DeskOrder } from './desk-order-document.ts'

/** Cents. */
const sumOf = (...amounts: (string | undefined)[]): number =>
  amounts.reduce((sum, amount) => sum + parseRand(amount ?? '0.00'), 0)

/** How an order is or was paid, as far as it is known. */
export function OrderMoney({ order }: { order: DeskOrder }) {
  const intl = useIntl()
  const locale = useLocale()
  const { orderPaymentMethod: method, orderPayment: card, paymentDue } = order
  const { money } = order
  const some = (amount: string | undefined) => amount !== undefined && parseRand(amount) > 0
  const owedBack = sumOf(money?.owedBack, money?.leftOfTransfers)
  if (method === null && owedBack === 0) return null
  return (
    <section aria-labelledby="order-money">
      <h3 id="order-money" className="pb-2 text-lg">
        <FormattedMessage defaultMessage="Payment" id="NmK6zy" />
      </h3>
      <div className="grid gap-0.5 text-[15px]">
        {method !== null && <span>{methodWord(intl, method)}</span>}
        {money && some(money.paid) && some(money.due) && (
          <span className="font-semibold" data-testid="part-paid">
            <FormattedMessage
              defaultMessage="{received} of {total} received"
              id="pBDEeh"
              values={{
                received: <Money amount={money.paid} />,
                total: <Money amount={order.orderTotal} />,
              }}
            />
          </span>
        )}
        {owedBack > 0 && (
          <span className="font-semibold" data-testid="owed-back">
            <FormattedMessage
              defaultMessage="{amount} is owed back to the customer"
              id="loSqrt"
              values={{ amount: formatRand(owedBack, locale) }}
            />
          </span>
        )}
        {paymentDue !== null && (
          <span className="text-ink-muted">
            <FormattedMessage
              defaultMessage="Asked for by {day}"
              id="D3+qlV"
              values={{ day: formatDay(paymentDue, locale) }}
            />
          </span>
        )}
        {card?.paymentId !== undefined && (
          <span className="text-ink-muted wrap-anywhere tabular-nums">
            <FormattedMessage
              defaultMessage="PayFast reference {reference}"
              id="pi7l7D"
              values={{ reference: card.paymentId }}
            />
          </span>
        )}
        {card?.amountNet !== undefined && (
          <span className="text-ink-muted">
            <FormattedMessage
              defaultMessage="{amount} after PayFast’s fee"
              id="iuvgtd"
              values={{ amount: <Money amount={card.amountNet} /> }}
            />
          </span>
        )}
      </div>
    </section>
  )
}
