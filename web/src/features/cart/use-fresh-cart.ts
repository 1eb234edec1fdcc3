import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { goodsChanged } from '@/graphql/live/goods-changed.ts'
import { useOnline } from '@/lib/network-status.ts'
import { refreshCart } from './cart-actions.ts'
import { useCartItems } from './use-cart-items.ts'

/** Several changes in a row are followed by one request. */
const quietMs = 300

/** What ends by the clock, or without a word to this buyer (a sale, a coupon), is seen after that long. */
const askEveryMs = 60_000

/**
 * Brings the cart up to date with the shop while the dialog is open: when it opens, after a lost connection, with
 * each step, whenever something in it changes in the shop, when the window is looked at again, and every minute.
 * @returns whether the cart shows what the checkout will charge
 */
export function useFreshCart(step: string): { fresh: boolean; error: unknown } {
  const client = useApolloClient()
  const online = useOnline()
  const items = useCartItems()
  const inCart = useRef(items)
  // For the subscription below, which is not made anew with every line.
  useEffect(() => {
    inCart.current = items
  })
  const [state, setState] = useState<{ fresh: boolean; error: unknown }>({
    fresh: false,
    error: null,
  })
  // Synchronises with the server's prices, titles and availability.
  useEffect(() => {
    if (!online) return undefined
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      refreshCart(client).then(
        () => {
          if (!left) setState({ fresh: true, error: null })
        },
        (error: unknown) => {
          if (!left) setState({ fresh: false, error })
        },
      )
    }
    refresh()
    const each = setInterval(refresh, askEveryMs)
    const lookedAt = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    document.addEventListener('visibilitychange', lookedAt)
    const stop = goodsChanged.subscribe(() => {
      const changed = goodsChanged.get()
      if (changed === null || inCart.current?.has(changed.id) !== true) return
      clearTimeout(timer)
      timer = setTimeout(refresh, quietMs)
    })
    return () => {
      left = true
      clearTimeout(timer)
      clearInterval(each)
      document.removeEventListener('visibilitychange', lookedAt)
      stop()
    }
  }, [client, online, step])
  return state
}
