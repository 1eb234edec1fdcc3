import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client'

interface StoredConnection {
  edges: { cursor: string; node: Reference }[]
  pageInfo: unknown
}

/**
 * A list that grows by "after". A fresh first page (no cursor) keeps what was loaded behind it as
 * long as the rows of that page are still the same: a refetch must not fold the list up under the
 * reader's eyes.
 */
export const growingList: FieldPolicy<StoredConnection> = {
  keyArgs: ['words', 'filter', 'orderBy'],
  merge(existing, incoming, { args }) {
    if (existing === undefined) return incoming
    const after: unknown = args?.['after']
    if (typeof after === 'string') {
      const position = existing.edges.findIndex((edge) => edge.cursor === after)
      if (position === -1) return existing
      return { ...incoming, edges: [...existing.edges.slice(0, position + 1), ...incoming.edges] }
    }
    const size = incoming.edges.length
    const samePage = incoming.edges.every(
      (edge, index) => edge.node.__ref === existing.edges[index]?.node.__ref,
    )
    if (!samePage || size === 0 || existing.edges.length <= size) return incoming
    return {
      ...incoming,
      pageInfo: existing.pageInfo,
      edges: [...incoming.edges, ...existing.edges.slice(size)],
    }
  },
}

/** Every entity is stored under its nodeId; every policy of the app is in this file. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    dataIdFromObject: ({ nodeId }) => (typeof nodeId === 'string' ? nodeId : undefined),
    typePolicies: {
      Query: { fields: { productCollection: growingList, searchProducts: growingList } },
      // Lists inside an entity are always loaded whole, so the newer answer wins.
      TeacherProductsOrder: { fields: { orderLineCollection: { merge: false } } },
    },
  })
}
