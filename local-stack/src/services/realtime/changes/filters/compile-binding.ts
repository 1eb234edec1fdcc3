import type pg from 'pg'
import { tableKey } from '../change.ts'
import { describeBinding, type Binding } from '../parse-binding.ts'
import { compileFilter, type CompiledFilter, type FilterColumn } from './compile-filter.ts'
import { publishedColumns } from './published-columns.sql.ts'

/** Filters ready for evaluation, by table. */
export type CompiledFilters = Map<string, CompiledFilter[]>

/** A subscription that can never work, so the client should not try again. */
export class SubscriptionRefused extends Error {
  override name = 'SubscriptionRefused'
}

interface ColumnRow {
  schema: string
  table: string
  name: string
  type: string
  comparable: boolean
  selectable: boolean
}

const publication = 'supabase_realtime'

/**
 * Checks a binding against the database for one role, as Supabase does when it stores the subscription.
 * @throws SubscriptionRefused with Supabase's message; other errors come from the database
 */
export async function compileBinding(
  client: pg.ClientBase,
  binding: Binding,
  role: string,
): Promise<CompiledFilters> {
  const { rows } = await client.query<ColumnRow>(publishedColumns, [
    publication,
    binding.schema,
    binding.table,
    role,
  ])
  const tables = Map.groupBy(rows, (row) => tableKey(row.schema, row.table))
  if (tables.size === 0) {
    throw new SubscriptionRefused(
      `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${describeBinding(binding)}`,
    )
  }
  const compiled: CompiledFilters = new Map()
  for (const [key, columns] of tables) {
    try {
      compiled.set(key, await compileForTable(client, binding, columns))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new SubscriptionRefused(
        `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${describeBinding(binding)}. Exception: ERROR P0001 (raise_exception) ${reason}`,
        { cause: error },
      )
    }
  }
  return compiled
}

async function compileForTable(client: pg.ClientBase, binding: Binding, columns: ColumnRow[]) {
  const column = (name: string, purpose: string): FilterColumn => {
    const found = columns.find((candidate) => candidate.name === name && candidate.selectable)
    if (!found) throw new Error(`invalid column for ${purpose} ${name}`)
    return { name, type: found.type, comparableAsText: found.comparable }
  }
  const filters: CompiledFilter[] = []
  for (const filter of binding.filters) {
    filters.push(await compileFilter(client, filter, column(filter.column, 'filter')))
  }
  for (const name of binding.select ?? []) column(name, 'select')
  return filters
}
