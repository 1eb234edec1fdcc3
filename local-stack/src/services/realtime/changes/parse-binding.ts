import { createHash } from 'node:crypto'
import { isObject, type JsonObject } from '../protocol/messages.ts'
import type { ChangeType } from './change.ts'
import { parseFilters, type Filter } from './filters/parse-filter.ts'

/** A parsed `postgres_changes` entry of a join. */
export interface Binding {
  /** The id that the client compares and that events contain. Equal params have equal ids. */
  id: number
  event: ChangeType | '*'
  schema: string
  table: string
  filters: Filter[]
  /** Columns to send beside the primary key; null means all. */
  select: string[] | null
}

export type ParsedBinding = { ok: true; binding: Binding } | { ok: false; message: string }

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (!isObject(value)) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, canonical(item)])
}

/** A positive number of 27 bits, like Supabase's ids; the client takes 0 for "none". */
export function bindingId(params: JsonObject): number {
  const digest = createHash('sha256')
    .update(JSON.stringify(canonical(params)))
    .digest()
  return digest.readUInt32BE(0) % 2 ** 27 || 1
}

function eventOf(value: unknown): Binding['event'] {
  const event = typeof value === 'string' ? value.toUpperCase() : '*'
  return event === 'INSERT' || event === 'UPDATE' || event === 'DELETE' ? event : '*'
}

function selectOf(value: unknown): string[] | null | undefined {
  if (typeof value === 'string') return undefined
  if (!Array.isArray(value)) return null
  const columns = value.filter((column) => typeof column === 'string')
  return columns.length > 0 ? columns : null
}

const refused = (message: string): ParsedBinding => ({ ok: false, message })

/** What the client asks for, or Supabase's message that refuses it. */
export function parseBinding(params: JsonObject): ParsedBinding {
  const { schema, table, filter } = params
  const select = selectOf(params['select'])
  if (select === undefined) {
    return refused(
      'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]',
    )
  }
  const named = typeof schema === 'string' || typeof table === 'string'
  const wellFormed = [schema, table, filter].every(
    (value) => value === undefined || value === null || typeof value === 'string',
  )
  // A filter needs both schema and table.
  const filterPlaced =
    typeof filter !== 'string' || (typeof schema === 'string' && typeof table === 'string')
  if (!named || !wellFormed || !filterPlaced) {
    return refused(
      `No subscription params provided. Please provide at least a \`schema\` or \`table\` to subscribe to: ${JSON.stringify(params)}`,
    )
  }
  const parsed = parseFilters(typeof filter === 'string' ? filter : '')
  if (!parsed.ok) return refused(`Error parsing \`filter\` params: ${parsed.message}`)
  const binding: Binding = {
    id: bindingId(params),
    event: eventOf(params['event']),
    schema: typeof schema === 'string' ? schema : 'public',
    table: typeof table === 'string' ? table : '*',
    filters: parsed.filters,
    select,
  }
  if (select && (binding.schema === '*' || binding.table === '*')) {
    return refused(
      'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
    )
  }
  return { ok: true, binding }
}

/** The parameters as shown in Supabase's messages. */
export function describeBinding({ event, schema, table, filters, select }: Binding): string {
  const shown = filters.map((f) => [f.column, f.operator, f.value, f.negate])
  return `[event: ${event}, schema: ${schema}, table: ${table}, filters: ${JSON.stringify(shown)}, select: ${JSON.stringify(select)}]`
}
