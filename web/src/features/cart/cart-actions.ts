import type { ApolloClient } from '@apollo/client'
import { AddToCartDocument, CartDocument, RemoveFromCartDocument } from '@/graphql/generated.ts'
import { toAppError } from '@/lib/errors.ts'

type Client = Pick<ApolloClient, 'mutate'>

/**
 * Puts a resource into the cart; what is there already stays as it is.
 * @throws AppError product_not_available, questions_required, profile_required
 */
export async function addToCart(client: Client, productId: string): Promise<void> {
  try {
    await client.mutate({
      mutation: AddToCartDocument,
      variables: { productId },
      update: (cache, { data }) => {
        const myCart = data?.addToCart
        if (myCart) cache.writeQuery({ query: CartDocument, data: { myCart } })
      },
    })
  } catch (error) {
    throw toAppError(error)
  }
}

/** @throws AppError */
export async function removeFromCart(client: Client, productId: string): Promise<void> {
  try {
    await client.mutate({ mutation: RemoveFromCartDocument, variables: { productId } })
  } catch (error) {
    throw toAppError(error)
  }
}
