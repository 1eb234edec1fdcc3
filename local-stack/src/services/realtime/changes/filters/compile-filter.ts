import type pg from 'pg'
import type { Filter, Operator } from './parse-filter.ts'

export interface FilterColumn {
  name: string
  /** The type's name for a cast, for example `character varying` or `public.grade[]`. */
  type: string
  /** Whether equal values have equal text, so that text can be compared instead of values. */
  comparableAsText: boolean
}

/** A condition that can be evaluated on the printed value. */
interface TextFilter {
  kind: 'text'
  column: string
  matches(value: string | null): boolean
}

/** A condition that Postgres must evaluate; `sql` compares the two typed operands. */
export interface SqlFilter {
  kind: 'sql'
  column: string
  value: string
  sql(column: string, value: string): string
  /** Equal conditions of several subscribers are evaluated once. */
  key: string
}

export type CompiledFilter = TextFilter | SqlFilter

const symbols: Record<Exclude<Operator, 'in' | 'is'>, string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
}
/** The values of `is`, as booleans are printed. */
const keywords = new Map([
  ['null', null],
  ['unknown', null],
  ['true', 't'],
  ['false', 'f'],
])
const maxInValues = 100

/** The condition for `column` and `value`, both SQL expressions. Null operands give null, which counts as false. */
function comparison(operator: Exclude<Operator, 'is'>, negate: boolean, type: string) {
  return (column: string, operand: string) => {
    const typed = `(${operand}::text)::${type}`
    const positive =
      operator === 'in' ? `${column} = any (${typed}[])` : `${column} ${symbols[operator]} ${typed}`
    return negate ? `not (${positive})` : positive
  }
}

/** Supabase's checks beyond what Postgres itself checks. @throws with the message for the client */
async function check(client: pg.ClientBase, filter: Filter, column: FilterColumn): Promise<void> {
  const { operator, value } = filter
  if (operator === 'is') {
    if (!keywords.has(value)) {
      throw new Error('invalid value for is filter: must be null, true, false, or unknown')
    }
    if (value !== 'null' && column.type !== 'boolean') {
      throw new Error(`is ${value} filter requires a boolean column, got ${column.type}`)
    }
    return
  }
  if (operator === 'in') {
    const { rows } = await client.query<{ count: number | null }>(
      `select array_length(($1::text)::${column.type}[], 1) as count`,
      [value],
    )
    if ((rows[0]?.count ?? 0) > maxInValues) {
      throw new Error(`too many values for \`in\` filter. Maximum ${maxInValues}`)
    }
    return
  }
  // Compares the value with itself, so that type errors appear now and not at the first change.
  const probe = comparison(operator, false, column.type)(`($1::text)::${column.type}`, '$2')
  try {
    await client.query(`select ${probe}`, [value, value])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `operator ${operator} is not supported on column ${filter.column} of type ${column.type}: ${reason}`,
      { cause: error },
    )
  }
}

/** Values in the form of the column's type: `eq.007` on an integer column compares with `7`. */
async function printed(
  client: pg.ClientBase,
  filter: Filter,
  type: string,
): Promise<(string | null)[]> {
  const source =
    filter.operator === 'in' ? `unnest(($1::text)::${type}[])` : `(select ($1::text)::${type})`
  const { rows } = await client.query<{ value: string | null }>(
    `select case when v is not null then format('%s', v) end as value from ${
      filter.operator === 'in' ? `${source} as v` : `${source} as s(v)`
    }`,
    [filter.value],
  )
  return rows.map((row) => row.value)
}

function textFilter(filter: Filter, values: (string | null)[]): TextFilter {
  const { operator, negate, column } = filter
  const known = new Set(values)
  const [single = null] = values
  const test = (value: string | null): boolean | null => {
    if (operator === 'is') return value === single
    if (operator === 'isdistinct') return value !== single
    if (value === null) return null
    if (operator === 'neq') return value !== single
    if (known.has(value)) return true
    return known.has(null) ? null : false
  }
  return {
    kind: 'text',
    column,
    matches(value) {
      const result = test(value)
      return result !== null && result !== negate
    },
  }
}

const textOperators: Operator[] = ['eq', 'neq', 'in', 'isdistinct']

/**
 * Checks one condition against its column and prepares it for many evaluations.
 * @throws Error with Supabase's message for the subscriber
 */
export async function compileFilter(
  client: pg.ClientBase,
  filter: Filter,
  column: FilterColumn,
): Promise<CompiledFilter> {
  await check(client, filter, column)
  const { operator, negate } = filter
  if (operator === 'is') return textFilter(filter, [keywords.get(filter.value) ?? null])
  if (column.comparableAsText && textOperators.includes(operator)) {
    return textFilter(filter, await printed(client, filter, column.type))
  }
  return {
    kind: 'sql',
    column: filter.column,
    value: filter.value,
    sql: comparison(operator, negate, column.type),
    key: JSON.stringify([filter.column, operator, filter.value, negate, column.type]),
  }
}
