import type { ApolloClient } from '@apollo/client'
import { refetch } from '@/graphql/ask-again.ts'
import { toAppError } from '@/lib/errors.ts'
import { GiveUpPaymentDocument } from './open-payment.generated.ts'

/**
 * Tells the shop that the buyer did not pay. Then the order may be the cart again, so everything on the screen is asked
 * again.
 * @throws AppError
 */
export async function giveUpPayment(
  client: Pick<ApolloClient, 'mutate' | 'refetchQueries' | 'query'>,
  orderId: string,
): Promise<void> {
  try {
    await client.mutate({ mutation: GiveUpPaymentDocument, variables: { orderId } })
  } catch (error) {
    throw toAppError(error)
  }
  await refetch(client, { include: 'active' })
}
