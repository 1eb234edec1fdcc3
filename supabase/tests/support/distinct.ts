import type { Row } from './database.ts'
import type { Root } from './world.ts'

/** A column as the catalogue describes it. */
export interface Column {
  name: string
  type: string
  /** Computed by the table itself: nobody writes it. */
  generated: boolean
  /** What is there when nothing is said; null without a default or with one that is computed. */
  usual: unknown
  place: number
}

/** The columns of a table (`schema.name`) in their order. */
export async function columnsOf(db: Root, table: string): Promise<Column[]> {
  const rows = await db.root(
    `select a.attname as name, format_type(a.atttypid, null) as type, a.attgenerated <> '' as generated,
       a.attnum::integer as place, pg_get_expr(d.adbin, d.adrelid) as usual
     from pg_attribute as a
     left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [table],
  )
  return rows as unknown as Column[] // as selected above
}

/**
 * A value of the column's type that no other column of the table has and that is not its default. Of a truth value there
 * is one such; round 2 gives the other, and all others new ones.
 */
export function distinctValue({ name, type, place, usual }: Column, round: number): unknown {
  const day = String((place % 28) + 1).padStart(2, '0')
  const values: Record<string, unknown> = {
    boolean: (usual === 'true') === (round === 2),
    integer: 10 + place + 40 * round,
    smallint: 10 + place + 40 * round,
    bigint: 10 + place + 40 * round,
    numeric: place + round / 4,
    text: `${name} ${round}`,
    date: `203${round}-01-${day}`,
    'timestamp with time zone': `203${round}-02-${day}T10:${day}:00+00:00`,
    'time without time zone': `1${round}:${day}:00`,
    'text[]': [`${name}/b-${round}.png`, `${name}/a-${round}.png`],
    jsonb: { [name]: round },
  }
  if (!(type in values)) throw new Error(`${name} is ${type}: give its value in the test`)
  return values[type]
}

/**
 * Distinct values for the columns named.
 * @param given values of columns that a constraint or a foreign key limits; they go first
 * @returns the row as the table would show it, as JSON
 */
export async function distinctRow(
  db: Root,
  table: string,
  names: readonly string[],
  given: Row = {},
  round = 1,
): Promise<Row> {
  const columns = (await columnsOf(db, table)).filter(({ name }) => names.includes(name))
  return asJson(
    db,
    table,
    Object.fromEntries(
      columns.map((column) => [
        column.name,
        column.name in given ? given[column.name] : distinctValue(column, round),
      ]),
    ),
  )
}

/** The values as the table holds them: money with two places, moments in one zone. Keeps the columns named. */
export async function asJson(db: Root, table: string, row: Row): Promise<Row> {
  const [read] = await db.root(
    `select to_jsonb(jsonb_populate_record(null::${table}, $1::jsonb)) as row`,
    [JSON.stringify(row)],
  )
  const whole = read?.['row'] as Row // one row, as asked
  return Object.fromEntries(Object.keys(row).map((name) => [name, whole[name]]))
}

/** The whole row of a table with this id, as JSON. */
export async function wholeRow(db: Root, table: string, id: unknown, key = 'id'): Promise<Row> {
  const rows = await db.root(`select to_jsonb(t) as row from ${table} as t where t.${key} = $1`, [
    id,
  ])
  if (rows.length !== 1)
    throw new Error(`${rows.length} rows of ${table} with ${key} ${String(id)}`)
  return rows[0]?.['row'] as Row // a row, as asked
}

/** The row without the columns named. */
export const without = (row: Row, ...names: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

/** The name of a column in the API. */
export const inApi = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
