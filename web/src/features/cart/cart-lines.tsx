import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { TriangleAlertIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { CartLines_OrderFragmentDoc, type CartLines_OrderFragment } from './cart-lines.generated.ts'
import { CartLine } from './cart-line.tsx'
import { CartTotals } from './cart-totals.tsx'
import { CouponField } from './coupon-field.tsx'
import { overlapsByLine } from './overlaps.ts'

/** The lines, the coupon and the totals. */
export function CartLines({
  order,
  locked,
}: {
  order: FragmentType<CartLines_OrderFragment>
  /** True while the checkout runs, or while the cart is being brought up to date. */
  locked: boolean
}) {
  const { data } = useSuspenseFragment({
    fragment: CartLines_OrderFragmentDoc,
    fragmentName: 'CartLines_order',
    from: order,
  })
  const lines = data.lines?.edges.map((edge) => edge.node) ?? []
  const overlaps = overlapsByLine(data.overlaps)
  // The shares of the coupon are calculated with all lines; if some cannot be ordered, or the coupon has ended,
  // only the totals are right.
  const sharesHold =
    data.couponProblem === null &&
    lines.every((line) => line.available !== false && line.alreadyOwned !== true)
  return (
    <>
      <div role="status">
        {lines.some((line) => line.available === false) && (
          <p className="border-chalk-yellow/60 bg-chalk-yellow/12 mx-6 mt-5 flex gap-2.5 rounded-md border px-3.5 py-3 text-[15px]">
            <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
            <FormattedMessage
              defaultMessage="Some products are unavailable. Please remove them before continuing."
              id="xWD6pt"
            />
          </p>
        )}
      </div>
      <ul className="divide-line divide-y px-6">
        {lines.map((line) => (
          <CartLine
            key={line.nodeId}
            line={line}
            overlaps={overlaps.get(line.id) ?? []}
            sharesHold={sharesHold}
            locked={locked}
          />
        ))}
      </ul>
      <div className="border-line bg-paper-deep mt-auto grid gap-x-10 gap-y-5 border-t px-6 py-5 min-[700px]:grid-cols-2">
        <CouponField order={data} locked={locked} />
        <CartTotals order={data} />
      </div>
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
