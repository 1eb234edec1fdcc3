import { skipToken, useQuery } from '@apollo/client/react'
import { CartDocument } from './cart.generated.ts'
import { useSession } from '@/lib/session.ts'

/**
 * The caller's cart. It belongs to the frame of every page, not to a route, so it is the only query that a
 * component starts; all components share its answer.
 */
export function useCart() {
  const signedIn = useSession().status === 'signed-in'
  const { data, error, refetch } = useQuery(CartDocument, signedIn ? {} : skipToken)
  return {
    order: signedIn ? (data?.myCart ?? null) : null,
    /** The orders whose card payment is being confirmed; they are not the cart. */
    openPayments: signedIn ? (data?.openPayments?.edges.map(({ node }) => node) ?? []) : [],
    /** The orders for which we hold card money that is not placed. */
    heldPayments: signedIn ? (data?.heldPayments?.edges.map(({ node }) => node) ?? []) : [],
    loading: signedIn && !data,
    error,
    refetch,
  }
}
