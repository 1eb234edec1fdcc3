import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Badge } from '@/components/ui/badge.tsx'
import { Money } from '@/domain/money/money.tsx'
import { parseRand } from '@/lib/money.ts'
import { HeldMoney_OrderFragmentDoc, type HeldMoney_OrderFragment } from './held-money.generated.ts'
import { moneyHeld } from './payment-words.ts'

/** Whether we have money for an order that is not placed; the database computes it. */
export const isHeld = (amount: string | null | undefined): amount is string =>
  amount !== null && amount !== undefined && parseRand(amount) > 0

/** What happens next with card money that fits no order. */
export function WhatHappensNext({ paid }: { paid: boolean }) {
  return paid ? (
    <FormattedMessage
      defaultMessage="This order was paid already. One of us looks at the second payment and pays it back, and writes to you. Please do not pay again."
      id="wONRvX"
    />
  ) : (
    <FormattedMessage
      defaultMessage="It does not match your order as it is now. One of us looks at it, places the order or pays the money back, and writes to you. Please do not pay again."
      id="fVD1WB"
    />
  )
}

/** Card money that is not placed: how much, and what happens next. Nothing for an order without such money. */
export function HeldMoney({ order }: { order: FragmentType<HeldMoney_OrderFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: HeldMoney_OrderFragmentDoc,
    fragmentName: 'HeldMoney_order',
    from: order,
  })
  if (!isHeld(data.unplacedAmount)) return null
  return (
    <div
      role="status"
      className="border-chalk-yellow/60 bg-chalk-yellow/12 grid justify-items-start gap-2 rounded-lg border px-4 py-3"
    >
      <Badge tone="waiting">
        <FormattedMessage {...moneyHeld} />
      </Badge>
      <p>
        <FormattedMessage
          defaultMessage="We have received {amount} by card that is not placed. {next}"
          id="FT62B2"
          values={{
            amount: (
              <strong className="font-semibold">
                <Money amount={data.unplacedAmount} />
              </strong>
            ),
            next: <WhatHappensNext paid={data.orderStatus === 'PAID'} />,
          }}
        />
      </p>
    </div>
  )
}
