import type { ApolloClient } from '@apollo/client'
import { CheckoutDocument, type CheckoutMutation } from './checkout.generated.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { ShippingDetails } from '@/domain/shipping/shipping-schema.ts'

export interface Placement {
  orderId: string
  method: PaymentMethod
  /** The total that the buyer saw: the database refuses the order if it has changed. */
  expectedTotal: string
  address: ShippingDetails | null
  /** The buyer was asked, because we hold money of theirs that is not placed. */
  payAgain: boolean
}

type Placed = NonNullable<CheckoutMutation['checkout']>

/** Codes that say nothing of the order: no answer came. */
export const withoutAnswer: ReadonlySet<string> = new Set([
  'server_unreachable',
  'offline',
  'unexpected',
])

/** The waits before each repeated request, when no answer came. */
const pauses = [1000, 3000, 6000]

const untilOnline = (longest: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, longest)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    window.addEventListener('online', done)
  })

async function askOnce(client: Pick<ApolloClient, 'mutate'>, placement: Placement) {
  try {
    const { data } = await client.mutate({
      mutation: CheckoutDocument,
      variables: {
        orderId: placement.orderId,
        paymentMethod: placement.method,
        expectedTotal: placement.expectedTotal,
        payAgain: placement.payAgain,
        ...(placement.address === null
          ? {}
          : { shippingDetails: JSON.stringify(placement.address) }),
      },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: AbortSignal.timeout(20_000) } },
    })
    if (!data?.checkout) throw new AppError('unexpected')
    return data.checkout
  } catch (error) {
    throw toAppError(error)
  }
}

/**
 * Places the order. If no answer comes, it is unknown whether the order was placed, so the same request is
 * repeated: the database answers with the order that the first one placed.
 * @param onWaiting called when the connection is lost and the request will be repeated
 * @throws AppError with the error code of the rule or the connection
 */
export async function placeOrder(
  client: Pick<ApolloClient, 'mutate'>,
  placement: Placement,
  onWaiting: () => void,
): Promise<Placed> {
  for (const pause of pauses) {
    try {
      return await askOnce(client, placement)
    } catch (error) {
      const { code } = toAppError(error)
      if (code !== 'server_unreachable' && code !== 'offline') throw error
      onWaiting()
      await untilOnline(pause)
    }
  }
  return askOnce(client, placement)
}
