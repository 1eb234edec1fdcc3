import { FormattedMessage } from 'react-intl'
import { formatRand, parseRand } from '@/lib/money.ts'
import { useLocale } from '@/i18n/locale.ts'
import type { Target } from '@/domain/transfer/target.ts'
import { mayPay } from './line-candidates.ts'

/** Why a transfer cannot pay an order. */
export function WhyNotTarget({ target: { status, archived } }: { target: Target }) {
  if (status === 'CANCELLED' || archived) {
    return (
      <FormattedMessage
        defaultMessage="The order is cancelled. Open it first if it is wanted after all."
        id="uUUB/b"
      />
    )
  }
  if (status === 'PAID') {
    return <FormattedMessage defaultMessage="The order is paid already." id="p2nnsF" />
  }
  return <FormattedMessage defaultMessage="The order has not been placed yet." id="rASFJm" />
}

/** What confirming does, before it is pressed. */
export function ConfirmOutcome({
  left,
  target,
  inFull,
}: {
  /** What the line has left. */
  left: string
  target: Target
  inFull: boolean
}) {
  const locale = useLocale()
  const rest = parseRand(left) - parseRand(target.due)
  const amount = formatRand(Math.abs(rest), locale)
  return (
    <div role="status" className="border-board/40 bg-board/8 rounded-md border px-4 py-3">
      {target.status === 'QUOTING' && mayPay(target) && (
        <p>
          <FormattedMessage
            defaultMessage="The quote becomes an order, at the amounts that were offered."
            id="tLnKzg"
          />
        </p>
      )}
      {!mayPay(target) ? (
        <WhyNotTarget target={target} />
      ) : target.status === 'PAID' ? (
        <FormattedMessage
          defaultMessage="{rest, select, none {The order was marked paid already. The transfer is kept with it.} over {The order was marked paid already. The transfer is kept with it, and {amount} are owed back to the customer or left for another order.} other {The order was marked paid already. The transfer is kept with it, though {amount} are missing.}}"
          id="nbKii9"
          values={{ amount, rest: rest === 0 ? 'none' : rest > 0 ? 'over' : 'under' }}
        />
      ) : rest === 0 ? (
        <FormattedMessage
          defaultMessage="The order is paid. The customer gets the invoice by email."
          id="0CYOf3"
        />
      ) : rest > 0 ? (
        <FormattedMessage
          defaultMessage="The order is paid, and {amount} are owed back to the customer or left for another order."
          id="ACAaxY"
          values={{ amount }}
        />
      ) : inFull ? (
        <FormattedMessage
          defaultMessage="The order is paid, though {amount} are missing. The note says why."
          id="SH8Xnp"
          values={{ amount }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="The order is part paid and waits for {amount} more."
          id="X6FRid"
          values={{ amount }}
        />
      )}
    </div>
  )
}
