import type { ApolloCache } from '@apollo/client'
import { nodeIdOf } from './node-id.ts'

const camelCase = (column: string) =>
  column.replace(/[^a-z0-9]+([a-z0-9])/gi, (_match, letter: string) => letter.toUpperCase())

/**
 * Writes a row of a Realtime event over the cached entity, field by field; fields that no query
 * asked for stay away. Realtime sends numeric columns as JSON numbers and documents
 * as such, where GraphQL sends strings.
 * @returns false when the entity is not in the cache
 */
export function patchRow(
  cache: ApolloCache,
  row: {
    table: string
    id: string
    values: Record<string, unknown>
    numeric: readonly string[]
    json: readonly string[]
  },
): boolean {
  const fields = Object.fromEntries(
    Object.entries(row.values).map(([column, value]) => [
      camelCase(column),
      () => {
        if (typeof value === 'number' && row.numeric.includes(column)) return String(value)
        return row.json.includes(column) ? JSON.stringify(value) : value
      },
    ]),
  )
  const id = nodeIdOf(row.table, row.id)
  const stored: object = cache.extract() ?? {}
  // "modify" also answers false when nothing differs, so presence is asked separately.
  const present = id in stored
  if (present) cache.modify({ id, fields, broadcast: true })
  return present
}
