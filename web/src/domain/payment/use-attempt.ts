import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import {
  OpenPayment_OrderFragmentDoc,
  type OpenPayment_OrderFragment,
} from './open-payment.generated.ts'

/** The newest card payment of an order: its amount, and when the buyer left to pay it. Null before that. */
export function useAttempt(order: FragmentType<OpenPayment_OrderFragment>) {
  const { data } = useSuspenseFragment({
    fragment: OpenPayment_OrderFragmentDoc,
    fragmentName: 'OpenPayment_order',
    from: order,
  })
  const attempt = data.attempts?.edges[0]?.node
  if (attempt?.sentAt === undefined || attempt.sentAt === null) return null
  return { amount: attempt.amount, sentAt: attempt.sentAt }
}
