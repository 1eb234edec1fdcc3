import type { ApolloClient } from '@apollo/client'
import { BoughtBundlesDocument, OwnedProductsDocument } from './ownership.generated.ts'
import { idOfNode } from '@/graphql/node-id.ts'

type Client = Pick<ApolloClient, 'cache' | 'query'>

/** The most ids in one query. */
const atMost = 200

/** The ids in the cache whose ownership is known. */
function known(client: Client, typename: string, field: string): string[] {
  const stored = Object.entries((client.cache.extract() ?? {}) as Record<string, object>) // keyed by nodeId
  return stored.flatMap(([nodeId, entity]) =>
    Reflect.get(entity, '__typename') === typename && field in entity ? [idOfNode(nodeId)] : [],
  )
}

const inTurns = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atMost) }, (_, turn) =>
    ids.slice(turn * atMost, (turn + 1) * atMost),
  )

/**
 * Reads again whether the caller owns what the pages show. It asks by id, so that rows loaded by "View
 * more" are included and no list is read again. The answers reach the pages through the cache.
 */
export async function refreshOwnership(client: Client): Promise<void> {
  const options = { fetchPolicy: 'network-only', context: { queryDeduplication: false } } as const
  await Promise.all([
    ...inTurns(known(client, 'Product', 'ownedAs')).map((ids) =>
      client.query({ query: OwnedProductsDocument, variables: { ids, first: atMost }, ...options }),
    ),
    ...inTurns(known(client, 'ProductBundle', 'bought')).map((ids) =>
      client.query({ query: BoughtBundlesDocument, variables: { ids, first: atMost }, ...options }),
    ),
  ])
}
