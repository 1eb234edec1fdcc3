import type { ApolloCache } from '@apollo/client'
import { fieldOf, nodeIdOf, typenameOf } from '../node-id.ts'
import { sentAsText } from './schema-facts.generated.ts'

/** A value of Realtime as GraphQL would have sent it. */
function asInGraphql(value: unknown, kind: string | undefined): unknown {
  if (value === null) return null
  if (kind === 'document') return JSON.stringify(value)
  return kind === 'number' && typeof value === 'number' ? String(value) : value
}

/** Whether a page has asked for the row with this nodeId. */
export function isCached(cache: ApolloCache, nodeId: string): boolean {
  let found = false
  cache.modify({
    id: nodeId,
    fields: {
      nodeId: (value: unknown) => {
        found = true
        return value
      },
    },
    broadcast: false,
  })
  return found
}

/** Writes a row of Realtime over the one in the cache; fields that no page asked for stay away. */
export function patchRow(
  cache: ApolloCache,
  { table, id, row }: { table: string; id: string; row: Record<string, unknown> },
): void {
  const kinds = sentAsText[typenameOf(table)]
  const fields = Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const field = fieldOf(column)
      return [field, () => asInGraphql(value, kinds?.[field])]
    }),
  )
  cache.modify({ id: nodeIdOf(table, id), fields })
}
