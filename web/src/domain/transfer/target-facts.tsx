import { FileCheckIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@/components/ui/badge.tsx'
import { Money } from '@/domain/money/money.tsx'
import { statusWord } from '@/domain/order/order-words.ts'
import { reasons } from './reasons.ts'
import type { Target } from './target.ts'

/** An order that a transfer may be for: whose it is, what is still to pay, and why it is suggested. */
export function TargetFacts({ target }: { target: Target }) {
  const intl = useIntl()
  const { orderNumber, buyer, status, due, why, proofs } = target
  const reason = why === undefined ? undefined : reasons[why]
  return (
    <span className="grid min-w-0 gap-1">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <strong className="tabular-nums">{orderNumber}</strong>
        <span className="wrap-anywhere">{buyer}</span>
      </span>
      <span className="text-ink-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span>{statusWord(intl, status)}</span>
        <span className="tabular-nums">
          <FormattedMessage
            defaultMessage="{amount} to pay"
            id="GPAvPv"
            values={{ amount: <Money amount={due} /> }}
          />
        </span>
        {reason !== undefined && <Badge tone="note">{intl.formatMessage(reason)}</Badge>}
        {proofs > 0 && (
          <span className="inline-flex items-center gap-1.5">
            <FileCheckIcon aria-hidden="true" className="size-4" />
            <FormattedMessage
              defaultMessage="{proofs, plural, one {# proof of payment} other {# proofs of payment}} from the customer"
              id="fIbbKh"
              values={{ proofs }}
            />
          </span>
        )}
      </span>
    </span>
  )
}
