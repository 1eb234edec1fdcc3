import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useOnline } from '@/lib/network-status.ts'
import { refreshCart } from './cart-actions.ts'

/**
 * Brings the cart up to date with the shop while the dialog is open.
 * @returns whether the cart shows what the checkout will charge
 */
export function useFreshCart(): { fresh: boolean; error: unknown } {
  const client = useApolloClient()
  const online = useOnline()
  const [state, setState] = useState<{ fresh: boolean; error: unknown }>({
    fresh: false,
    error: null,
  })
  // Synchronises with the server's prices and titles, again after a lost connection.
  useEffect(() => {
    if (!online) return undefined
    let left = false
    refreshCart(client).then(
      () => {
        if (!left) setState({ fresh: true, error: null })
      },
      (error: unknown) => {
        if (!left) setState({ fresh: false, error })
      },
    )
    return () => {
      left = true
    }
  }, [client, online])
  return state
}
