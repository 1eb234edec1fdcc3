import pg from 'pg'
import { tableKey, type Change, type Tuple } from '../change.ts'
import { rowsFromText, textOfRows } from '../render.ts'
import type { Subscription } from '../subscriptions.ts'
import type { TableFacts } from '../table-facts.ts'
import type { CompiledFilter, SqlFilter } from './compile-filter.ts'

/** Filters see the new row; for a deleted row, only its replica identity. */
export function filteredTuple(change: Change): Tuple {
  return change.record ?? change.old ?? new Map()
}

/** The result for each change of the batch, by condition key. */
type Verdicts = Map<string, boolean[]>

async function judge(
  client: pg.ClientBase | pg.Pool,
  facts: TableFacts,
  tuples: Tuple[],
  filters: SqlFilter[],
): Promise<Verdicts> {
  const conditions = filters.map((filter, index) => {
    const column = `r.${pg.escapeIdentifier(filter.column)}`
    return `coalesce(${filter.sql(column, `$${index + 2}`)}, false)`
  })
  const { rows } = await client.query<{ answers: boolean[] }>(
    `select array[${conditions.join(', ')}] as answers
       from ${rowsFromText(facts, '$1')} order by r.realtime_row_number`,
    [textOfRows(facts, tuples), ...filters.map((filter) => filter.value)],
  )
  return new Map(
    filters.map((filter, index) => [filter.key, rows.map((row) => row.answers[index] === true)]),
  )
}

/** Evaluates the conditions that need Postgres, each distinct one once for the whole batch. */
async function sqlVerdicts(
  client: pg.ClientBase | pg.Pool,
  facts: TableFacts,
  tuples: Tuple[],
  subscriptions: Subscription[],
): Promise<Verdicts> {
  const key = tableKey(facts.relation.schema, facts.relation.table)
  const distinct = new Map<string, SqlFilter>()
  for (const { filters } of subscriptions) {
    for (const filter of filters.get(key) ?? [])
      if (filter.kind === 'sql') distinct.set(filter.key, filter)
  }
  const filters = [...distinct.values()]
  if (filters.length === 0) return new Map()
  try {
    return await judge(client, facts, tuples, filters)
  } catch {
    // A condition that cannot be evaluated (such as a pattern that ends in a backslash) must not affect the others.
    const verdicts: Verdicts = new Map()
    for (const filter of filters) {
      const one = await judge(client, facts, tuples, [filter]).catch(
        () => new Map<string, boolean[]>(),
      )
      verdicts.set(filter.key, one.get(filter.key) ?? [])
    }
    return verdicts
  }
}

function holds(filter: CompiledFilter, tuple: Tuple, index: number, verdicts: Verdicts): boolean {
  const value = tuple.get(filter.column)
  // A column that is not in the log meets no condition.
  if (value === undefined) return false
  return filter.kind === 'text'
    ? filter.matches(value)
    : (verdicts.get(filter.key)?.[index] ?? false)
}

/** For each change of one table, the subscriptions whose event and filters match. */
export async function matchFilters(
  client: pg.ClientBase | pg.Pool,
  facts: TableFacts,
  changes: Change[],
  subscriptions: Subscription[],
): Promise<Subscription[][]> {
  const tuples = changes.map(filteredTuple)
  const verdicts = await sqlVerdicts(client, facts, tuples, subscriptions)
  const key = tableKey(facts.relation.schema, facts.relation.table)
  return changes.map((change, index) =>
    subscriptions.filter(({ binding, filters }) => {
      if (binding.event !== '*' && binding.event !== change.type) return false
      if (binding.filters.length === 0) return true
      const compiled = filters.get(key)
      const tuple = tuples[index] ?? new Map<string, string | null>()
      return compiled?.every((filter) => holds(filter, tuple, index, verdicts)) ?? false
    }),
  )
}
