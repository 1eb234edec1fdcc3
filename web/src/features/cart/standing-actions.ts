import type { ApolloClient } from '@apollo/client'
import { AddToLibraryDocument } from './add-to-library.generated.ts'
import { StandingDocument } from './standing.generated.ts'
import { toAppError } from '@/lib/errors.ts'

type Client = Pick<ApolloClient, 'mutate' | 'query'>

/** Reads again whether the caller owns a resource or bundle; see useStanding. */
export async function readStanding(client: Client, id: string) {
  return client.query({ query: StandingDocument, variables: { id }, fetchPolicy: 'network-only' })
}

/**
 * Adds a resource to the library with the caller's subscription.
 * @throws AppError monthly_limit_reached, grade_not_covered, subscription_required, already_owned
 */
export async function addToLibrary(client: Client, productId: string): Promise<void> {
  try {
    await client.mutate({
      mutation: AddToLibraryDocument,
      variables: { productId },
      fetchPolicy: 'no-cache',
    })
    await readStanding(client, productId)
  } catch (error) {
    throw toAppError(error)
  }
}
