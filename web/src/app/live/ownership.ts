import type { ApolloClient } from '@apollo/client'
import { BoughtBundlesDocument, OwnedProductsDocument } from './ownership.generated.ts'
import { idOfNode } from '@/graphql/node-id.ts'

type Client = Pick<ApolloClient, 'cache' | 'query'>

/** What one question names at most. */
const atMost = 200

/** The ids of what the pages know the ownership of. */
function known(client: Client, typename: string, field: string): string[] {
  const stored = Object.entries((client.cache.extract() ?? {}) as Record<string, object>) // by nodeId
  return stored.flatMap(([nodeId, entity]) =>
    Reflect.get(entity, '__typename') === typename && field in entity ? [idOfNode(nodeId)] : [],
  )
}

const inTurns = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atMost) }, (_, turn) =>
    ids.slice(turn * atMost, (turn + 1) * atMost),
  )

/**
 * Asks again how the caller stands to what the pages show: by id, so that what "View more" has loaded follows as well,
 * and no list is asked for anew. The answers find their way over the cache.
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
