import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client'

/** A list as the cache keeps it. */
export interface StoredConnection {
  edges: { cursor: string; node: Reference }[]
  pageInfo: unknown
}

/** The list ends with this page, so rows that came after it are gone. */
const isWhole = ({ pageInfo }: StoredConnection) =>
  typeof pageInfo === 'object' &&
  pageInfo !== null &&
  Reflect.get(pageInfo, 'hasNextPage') === false

/**
 * A list that grows by "after". A fresh first page (no cursor) keeps what had been loaded behind its last row: a refetch
 * must not fold the list up under the reader's eyes, even when a row has come or gone above.
 */
export const growingList: FieldPolicy<StoredConnection> = {
  keyArgs: [
    'view',
    'words',
    'categoryIds',
    'tagIds',
    'eCommerceProduct',
    'kind',
    'language',
    'maxCost',
    'filter',
    'orderBy',
  ],
  merge(existing, incoming, { args }) {
    if (existing === undefined) return incoming
    const after: unknown = args?.['after']
    if (typeof after === 'string') {
      const position = existing.edges.findIndex((edge) => edge.cursor === after)
      if (position === -1) return existing
      return { ...incoming, edges: [...existing.edges.slice(0, position + 1), ...incoming.edges] }
    }
    if (isWhole(incoming)) return incoming
    const last = incoming.edges.at(-1)?.node.__ref
    const position = existing.edges.findIndex((edge) => edge.node.__ref === last)
    const fresh = new Set(incoming.edges.map((edge) => edge.node.__ref))
    const behind =
      position === -1
        ? []
        : existing.edges.slice(position + 1).filter(({ node }) => !fresh.has(node.__ref))
    if (behind.length === 0) return incoming
    return { ...incoming, pageInfo: existing.pageInfo, edges: [...incoming.edges, ...behind] }
  },
}

/**
 * The library, which grows by "skipping" and is kept in the order of acquiring. As in a growing list, a fresh first page
 * keeps what had been loaded behind it.
 */
export const library: FieldPolicy<StoredConnection> = {
  keyArgs: ['view', 'words', 'categoryIds', 'tagIds', 'filter', 'atMost'],
  merge(existing, incoming, { args, readField }) {
    if (typeof args?.['atMost'] !== 'number') return incoming
    type Edge = StoredConnection['edges'][number]
    const since = ({ node }: Edge) => Date.parse(readField<string>('ownedSince', node) ?? '')
    const title = ({ node }: Edge) => readField<string>('title', node) ?? ''
    const fresh = new Set(incoming.edges.map(({ node }) => node.__ref))
    const earliest = Math.min(...incoming.edges.map(since))
    const others = (existing?.edges ?? []).filter(({ node }) => !fresh.has(node.__ref))
    const kept =
      args['skipping'] === 0
        ? // What is not on a first page that is not full, or is newer than its end, is gone.
          others.filter(
            (edge) => incoming.edges.length === args['atMost'] && since(edge) <= earliest,
          )
        : others
    const edges = [...kept, ...incoming.edges].toSorted(
      (a, b) => since(b) - since(a) || title(a).localeCompare(title(b)),
    )
    return { ...incoming, edges }
  },
}

/** A stored list without some entities, or the same object when it has none of them. */
export function withoutNodes<T extends StoredConnection>(list: T, nodeIds: ReadonlySet<string>): T {
  const edges = list.edges.filter(({ node }) => !nodeIds.has(node.__ref))
  return edges.length === list.edges.length ? list : { ...list, edges }
}

/** Every entity is stored under its nodeId; every policy of the app is in this file. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    dataIdFromObject: ({ nodeId }) => (typeof nodeId === 'string' ? nodeId : undefined),
    typePolicies: {
      Query: {
        fields: {
          shopItemCollection: growingList,
          searchShop: growingList,
          myLibrary: library,
          communicationCollection: growingList,
          archivedTeacherProductsOrderCollection: growingList,
        },
      },
      // Lists inside an entity are always loaded whole, so the newer answer wins.
      TeacherProductsOrder: { fields: { orderLineCollection: { merge: false } } },
    },
  })
}
