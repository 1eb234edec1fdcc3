import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import {
  OrderTimeline_OrderFragmentDoc,
  type OrderTimeline_OrderFragment,
} from './order-timeline.generated.ts'
import { OrderHistory } from '@/domain/order/order-history.tsx'

/** What happened to an order so far. */
export function OrderTimeline({ order }: { order: FragmentType<OrderTimeline_OrderFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: OrderTimeline_OrderFragmentDoc,
    fragmentName: 'OrderTimeline_order',
    from: order,
  })
  return <OrderHistory events={data.orderEventCollection?.edges.map(({ node }) => node) ?? []} />
}
