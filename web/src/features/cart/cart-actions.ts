import type { ApolloClient } from '@apollo/client'
import { AddToCartDocument, CartDocument, RemoveFromCartDocument } from '@/graphql/generated.ts'
import { toAppError } from '@/lib/errors.ts'

type Client = Pick<ApolloClient, 'mutate' | 'query'>

/**
 * The lines are read after the change and not with it: pg_graphql answers a mutation from the
 * snapshot of its own statement, in which the function has not yet written anything.
 */
async function readCart(client: Client) {
  await client.query({ query: CartDocument, fetchPolicy: 'network-only' })
}

/**
 * Puts a resource into the cart; what is there already stays as it is.
 * @throws AppError product_not_available, questions_required, profile_required
 */
export async function addToCart(client: Client, productId: string): Promise<void> {
  try {
    await client.mutate({
      mutation: AddToCartDocument,
      variables: { productId },
      fetchPolicy: 'no-cache',
    })
    await readCart(client)
  } catch (error) {
    throw toAppError(error)
  }
}

/** @throws AppError */
export async function removeFromCart(client: Client, productId: string): Promise<void> {
  try {
    await client.mutate({
      mutation: RemoveFromCartDocument,
      variables: { productId },
      fetchPolicy: 'no-cache',
    })
    await readCart(client)
  } catch (error) {
    throw toAppError(error)
  }
}
