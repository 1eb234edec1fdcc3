import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import {
  OrderLines_OrderFragmentDoc,
  type OrderLines_OrderFragment,
} from './order-lines.generated.ts'
import { linesOf } from './ordered-goods.ts'
import { OrderSums } from './order-sums.tsx'

/** What was ordered and what it comes to. All amounts are the database's. */
export function OrderLines({ order }: { order: FragmentType<OrderLines_OrderFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: OrderLines_OrderFragmentDoc,
    fragmentName: 'OrderLines_order',
    from: order,
  })
  return <OrderSums lines={linesOf(data)} sums={data} />
}
