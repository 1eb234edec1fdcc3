import type { ApolloClient } from '@apollo/client'
import { useSyncExternalStore } from 'react'
import { SessionTokenDocument } from './session-token.generated.ts'
import { UseHereDocument } from './use-here.generated.ts'
import { toAppError } from '@/lib/errors.ts'
import { observableValue } from '@/lib/observable-value.ts'
import { stored } from '@/lib/stored.ts'

type Client = Pick<ApolloClient, 'query' | 'mutate'>

/** The token of this browser. All its windows share it, so they do not warn of each other. */
const key = 'kryt.session-token'

/** In storage, so that a page that is reloaded before the answer arrived still takes the account over. */
const takeOverKey = 'kryt.take-over'

const elsewhere = observableValue(false)

/** To be called when a person signs in here: the next comparison then takes the account over instead of warning. */
export function expectTakeOver() {
  stored.write(takeOverKey, 'due')
}

/** Takes the account over for this browser. All others show the warning. @throws AppError */
export async function takeOverHere(client: Client): Promise<void> {
  const { data, error } = await client.mutate({ mutation: UseHereDocument })
  if (!data?.useHere) throw toAppError(error)
  stored.write(key, data.useHere)
  stored.write(takeOverKey, null)
  elsewhere.set(false)
}

/**
 * Compares the token on the profile with the one of this browser. If no browser has the account yet, or the person has
 * just signed in here, this browser takes it over. Any other difference shows the warning.
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

/** Reads the token from the server, in case a live change was missed. */
export async function checkToken(client: Client, userId: string): Promise<void> {
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

export function forgetToken() {
  stored.write(key, null)
  stored.write(takeOverKey, null)
  elsewhere.set(false)
}

/** True while another device or browser uses the account. */
export function useOpenElsewhere(): boolean {
  return useSyncExternalStore(elsewhere.subscribe, elsewhere.get)
}
