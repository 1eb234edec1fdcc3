import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useOnline } from '@/lib/network-status.ts'
import { refreshCart } from './cart-actions.ts'

/**
 * Brings the cart up to date with the shop as long as the dialog is open.
 * @returns whether what is shown is what the checkout will charge
 */
export function useFreshCart(): { fresh: boolean; error: unknown } {
  const client = useApolloClient()
  const online = useOnline()
  const [state, setState] = useState<{ fresh: boolean; error: unknown }>({
    fresh: false,
    error: null,
  })
  // The server's copy of prices and titles is outside React; it is asked again after a lost connection.
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
