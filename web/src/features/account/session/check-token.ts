import type { ApolloClient } from '@apollo/client'
import { SessionTokenDocument } from './session-token.generated.ts'
import { elsewhere, takeOverKey, tokenKey } from './session-token.ts'
import { UseHereDocument } from './use-here.generated.ts'
import { toAppError } from '@/lib/errors.ts'
import { stored } from '@/lib/stored.ts'

type Client = Pick<ApolloClient, 'mutate'>

/** Takes the account over for this browser. All others show the warning. @throws AppError */
export async function takeOverHere(client: Client): Promise<void> {
  const { data, error } = await client.mutate({ mutation: UseHereDocument })
  if (!data?.useHere) throw toAppError(error)
  stored.write(tokenKey, data.useHere)
  stored.write(takeOverKey, null)
  elsewhere.set(false)
}

/**
 * Compares the token on the profile with the one of this browser. If no browser has the account yet, or the person has
 * just signed in here, this browser takes it over. Any other difference shows the warning.
 */
export async function compareToken(client: Client, onProfile: string | null): Promise<void> {
  if (onProfile !== null && onProfile === stored.read(tokenKey)) {
    stored.write(takeOverKey, null)
    elsewhere.set(false)
    return
  }
  if (onProfile === null || stored.read(takeOverKey) !== null) {
    await takeOverHere(client)
    return
  }
  elsewhere.set(true)
}

/** Reads the token from the server, in case a live change was missed. */
export async function checkToken(
  client: Pick<ApolloClient, 'query' | 'mutate'>,
  userId: string,
): Promise<void> {
  const { data } = await client.query({
    query: SessionTokenDocument,
    variables: { userId },
    fetchPolicy: 'network-only',
    // An earlier request may answer with the state before the profile was created.
    context: { queryDeduplication: false },
  })
  const profile = data?.teacherProfileCollection.edges[0]?.node
  if (profile !== undefined) await compareToken(client, profile.sessionToken)
}
