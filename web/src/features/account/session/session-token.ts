import type { ApolloClient } from '@apollo/client'
import { useSyncExternalStore } from 'react'
import { SessionTokenDocument } from './session-token.generated.ts'
import { UseHereDocument } from './use-here.generated.ts'
import { toAppError } from '@/lib/errors.ts'
import { observableValue } from '@/lib/observable-value.ts'
import { stored } from '@/lib/stored.ts'

type Client = Pick<ApolloClient, 'query' | 'mutate'>

/** The token of this browser; its windows share it, so that they do not warn of each other. */
const key = 'kryt.session-token'

/** Stored, because a page that is loaded anew before the answer arrived must still take over. */
const takeOverKey = 'kryt.take-over'

const elsewhere = observableValue(false)

/** Whoever types a password means to work here: the next comparison takes the account over. */
export function expectTakeOver() {
  stored.write(takeOverKey, 'due')
}

/** Takes the account over for this browser; the others are warned. @throws AppError */
export async function takeOverHere(client: Client): Promise<void> {
  const { data, error } = await client.mutate({ mutation: UseHereDocument })
  if (!data?.useHere) throw toAppError(error)
  stored.write(key, data.useHere)
  stored.write(takeOverKey, null)
  elsewhere.set(false)
}

/**
 * Compares the token on the profile with the one of this browser. An account
 * that no browser has taken yet, or that was signed in to here just now, is taken; any other difference warns.
 */
export async function compareToken(client: Client, onProfile: string | null): Promise<void> {
  if (onProfile !== null && onProfile === stored.read(key)) {
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

/** Asks for the token anew: what happened while no change arrived may have been missed. */
export async function checkToken(client: Client, userId: string): Promise<void> {
  const { data } = await client.query({
    query: SessionTokenDocument,
    variables: { userId },
    fetchPolicy: 'network-only',
    // An answer on its way may be from before the profile was made.
    context: { queryDeduplication: false },
  })
  const profile = data?.teacherProfileCollection.edges[0]?.node
  if (profile !== undefined) await compareToken(client, profile.sessionToken)
}

export function forgetToken() {
  stored.write(key, null)
  stored.write(takeOverKey, null)
  elsewhere.set(false)
}

/** True while another device or browser uses the account. */
export function useOpenElsewhere(): boolean {
  return useSyncExternalStore(elsewhere.subscribe, elsewhere.get)
}
