import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { leaveForCardPayment } from '@/domain/payment/card-payment.ts'
import { toAppError } from '@/lib/errors.ts'
import { formDraft } from '@/lib/form-draft.ts'
import { readCart, refreshCart } from '../cart-actions.ts'
import { hurryOrderMail } from '@/domain/order/hurry-order-mail.ts'
import { placeOrder, withoutAnswer, type Placement } from './place-order.ts'
import { shippingDraft } from '@/domain/shipping/shipping-schema.ts'

type Placing =
  | { status: 'idle' }
  /** "lost" is without a connection, "leaving" on the way to the card provider. */
  | { status: 'placing' | 'lost' | 'leaving' }
  /** The rule that stopped it is known: the cart is as it was. */
  | { status: 'refused'; error: unknown }
  /** No answer came: it may have been placed, and asking again tells. */
  | { status: 'unanswered'; error: unknown; placement: Placement }

/** Turns the cart into an order, once however often the button is pressed, and goes on to the order or to payment. */
export function usePlacing() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const running = useRef(false)
  const [placing, setPlacing] = useState<Placing>({ status: 'idle' })

  const run = async (placement: Placement) => {
    const placed = await placeOrder(client, placement, () => setPlacing({ status: 'lost' }))
    if (placed.orderStatus === 'PENDING' || placed.orderStatus === 'QUOTING') {
      // With card payment the order stays open until the provider's notification arrives.
      setPlacing({ status: 'leaving' })
      await leaveForCardPayment(placement.orderId, placement.expectedTotal, placement.payAgain)
      return
    }
    formDraft.clear(shippingDraft)
    hurryOrderMail()
    const number = placed.orderNumber ?? ''
    const transfer = new URLSearchParams({ cart: 'placed', order: number }).toString()
    await navigate(
      paths.orders.href(number) + (placed.orderStatus === 'PROCESSING' ? `?${transfer}` : ''),
    )
    await readCart(client)
    setPlacing({ status: 'idle' })
  }

  const place = async (placement: Placement) => {
    if (running.current) return
    running.current = true
    setPlacing({ status: 'placing' })
    try {
      await run(placement)
    } catch (reason) {
      const error = toAppError(reason)
      if (withoutAnswer.has(error.code)) {
        setPlacing({ status: 'unanswered', error, placement })
      } else {
        // The reason for a refusal is often visible in the cart once it is up to date.
        await refreshCart(client).catch(() => undefined)
        setPlacing({ status: 'refused', error })
      }
    } finally {
      running.current = false
    }
  }
  return { placing, place, forget: () => setPlacing({ status: 'idle' }) }
}
