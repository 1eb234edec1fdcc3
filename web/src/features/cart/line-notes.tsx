import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Money } from '@/domain/money/money.tsx'

/** Notes on a line: how it is delivered, what changed, and why it cannot be ordered. */
export function LineNotes({
  gone,
  comes,
  owned,
  unanswered,
  priceBefore,
  price,
}: {
  gone: boolean
  /** How it comes to the buyer. */
  comes: ReactNode
  owned: boolean
  unanswered: boolean
  priceBefore: string | null
  /** Of one. */
  price: string
}) {
  if (gone) {
    return (
      <p className="text-danger text-sm font-medium">
        <FormattedMessage defaultMessage="Product no longer available" id="76LpS3" />
      </p>
    )
  }
  return (
    <>
      <p className="text-ink-muted text-sm">{comes}</p>
      {owned && (
        <p className="text-danger mt-1 text-sm font-medium">
          <FormattedMessage
            defaultMessage="You own this already; it is in your library. Please remove it here."
            id="tCXWTJ"
          />
        </p>
      )}
      {unanswered && (
        <p className="text-danger mt-1 text-sm font-medium">
          <FormattedMessage
            defaultMessage="This resource now has a question that you have not answered."
            id="nBY7lf"
          />
        </p>
      )}
      {priceBefore !== null && (
        <p className="mt-1 text-sm">
          <FormattedMessage
            defaultMessage="This price changed from {then} to {now} since you added it."
            id="EFJv5v"
            values={{ then: <Money amount={priceBefore} />, now: <Money amount={price} /> }}
          />
        </p>
      )}
    </>
  )
}
