import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Money } from '@/components/money.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { CartLines_OrderFragmentDoc, type CartLines_OrderFragment } from '@/graphql/generated.ts'
import { CartLine } from './cart-line.tsx'

/** The lines and, below, what they come to. All amounts are the database's. */
export function CartLines({
  order,
  empty,
}: {
  order: FragmentType<CartLines_OrderFragment>
  empty: ReactNode
}) {
  const { data } = useSuspenseFragment({
    fragment: CartLines_OrderFragmentDoc,
    fragmentName: 'CartLines_order',
    from: order,
  })
  const lines = data.orderLineCollection?.edges.map((edge) => edge.node) ?? []
  if (lines.length === 0) return empty
  return (
    <>
      <ul className="divide-line divide-y px-6">
        {lines.map((line) => (
          <CartLine key={line.nodeId} line={line} />
        ))}
      </ul>
      <dl className="bg-paper-deep border-line mt-auto grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 border-t px-6 py-5 text-[15px] tabular-nums">
        {Number(data.shippingFee) > 0 && (
          <>
            <dt>
              <FormattedMessage defaultMessage="Delivery" id="drqP2L" />
            </dt>
            <dd className="text-right">
              <Money amount={data.shippingFee} />
            </dd>
          </>
        )}
        <dt className="text-ink-muted">
          <FormattedMessage defaultMessage="VAT included (15%)" id="WhqP4W" />
        </dt>
        <dd className="text-ink-muted text-right">
          <Money amount={data.orderVat} />
        </dd>
        <dt className="font-display text-xl font-bold">
          <FormattedMessage defaultMessage="Total" id="MJ2jZQ" />
        </dt>
        <dd className="font-display text-right text-xl font-bold" data-testid="cart-total">
          <Money amount={data.orderTotal} />
        </dd>
      </dl>
    </>
  )
}

export function CartLinesSkeleton() {
  return (
    <div className="grid gap-5 p-6">
      {[0, 1].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="h-24 w-[68px]" />
          <div className="grid flex-1 content-start gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-24" />
          </div>
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </div>
  )
}
