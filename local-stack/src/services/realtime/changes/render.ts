import pg from 'pg'
import type { Tuple } from './change.ts'
import type { Column, TableFacts } from './table-facts.ts'

/** JSON text by column name. It is text because an int8 or numeric would lose digits as a JavaScript number. */
export type RenderedRow = ReadonlyMap<string, string>

const quote = pg.escapeIdentifier

/** The columns in the log, each read from its position in a JSON array of text. */
function typedRow(stored: Column[], rowsParameter: string): string {
  const typed = stored.map(
    ({ name, type }, index) => `(e.row ->> ${index})::${type} as ${quote(name)}`,
  )
  return `select ${[...typed, 'e.number as realtime_row_number'].join(', ')}
    from jsonb_array_elements(${rowsParameter}::jsonb) with ordinality as e(row, number)`
}

/** A relation named `r` with all columns, in the order of the parameter, which is an array of arrays of text. */
export function rowsFromText(facts: TableFacts, rowsParameter: string): string {
  const stored = facts.columns.filter(({ generated }) => generated === null)
  const generated = facts.columns.flatMap((column) =>
    column.generated === null ? [] : [`(${column.generated}) as ${quote(column.name)}`],
  )
  return `(select ${['s.*', ...generated].join(', ')} from (${typedRow(stored, rowsParameter)}) as s) as r`
}

/** The parameter that `rowsFromText` reads. */
export function textOfRows(facts: TableFacts, tuples: Tuple[]): string {
  const stored = facts.columns.filter(({ generated }) => generated === null)
  return JSON.stringify(tuples.map((tuple) => stored.map(({ name }) => tuple.get(name) ?? null)))
}

/**
 * Renders values as `to_jsonb` does, which is what Supabase sends: Postgres renders all rows in one statement. Columns
 * that were not in the log stay missing; generated columns are computed when their inputs are present.
 */
export async function renderTuples(
  client: pg.ClientBase | pg.Pool,
  facts: TableFacts,
  tuples: Tuple[],
): Promise<RenderedRow[]> {
  if (tuples.length === 0) return []
  const fragments = facts.columns.map(({ name }) => `to_jsonb(r.${quote(name)})::text`)
  const { rows } = await client.query<{ fragments: (string | null)[] }>(
    `select array[${fragments.join(', ')}]::text[] as fragments
       from ${rowsFromText(facts, '$1')} order by r.realtime_row_number`,
    [textOfRows(facts, tuples)],
  )
  return rows.map((row, index) => {
    const tuple: Tuple = tuples[index] ?? new Map()
    const rendered = new Map<string, string>()
    for (const [position, { name, generated, inputs }] of facts.columns.entries()) {
      const known = generated === null ? tuple.has(name) : inputs.every((input) => tuple.has(input))
      if (known) rendered.set(name, row.fragments[position] ?? 'null')
    }
    return rendered
  })
}
