import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import {
  OrderTimeline_OrderFragmentDoc,
  type OrderTimeline_OrderFragment,
} from './order-timeline.generated.ts'
import { describeEvents } from '@/domain/order/order-events.ts'
import { OrderHistory } from '@/domain/order/order-history.tsx'

/** What happened to an order so far. */
export function OrderTimeline({ order }: { order: FragmentType<OrderTimeline_OrderFragment> }) {
  const intl = useIntl()
  const { data } = useSuspenseFragment({
    fragment: OrderTimeline_OrderFragmentDoc,
    fragmentName: 'OrderTimeline_order',
    from: order,
  })
  const events = data.orderEventCollection?.edges.map(({ node }) => node) ?? []
  return <OrderHistory events={describeEvents(intl, events)} />
}
