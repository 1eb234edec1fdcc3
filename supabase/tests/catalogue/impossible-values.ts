import type { Database } from '../support/database.ts'
import { filledByTheDatabase } from './filled-by-the-database.ts'

interface Column {
  table: string
  name: string
  type: string
  /** Whether visitors or people may write the column themselves. */
  granted: boolean
  /** Expressions of the checks that read the column, and the columns that each reads. */
  checks: { expression: string; columns: { name: string; type: string }[] }[]
}

/** Columns with the checks that read them. A column that Postgres computes is held by those that it is computed from. */
const columns = `
  select c.relnamespace::regnamespace || '.' || c.relname as table, a.attname::text as name,
    format_type(a.atttypid, null) as type,
    exists (
      select from unnest(array['anon', 'authenticated']) as role, unnest(array['INSERT', 'UPDATE']) as verb
      where has_column_privilege(role, c.oid, a.attnum, verb)) as granted,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'expression', pg_get_expr(k.conbin, k.conrelid),
        'columns', (
          select jsonb_agg(jsonb_build_object('name', o.attname, 'type', format_type(o.atttypid, null)))
          from pg_attribute o where o.attrelid = c.oid and o.attnum = any (k.conkey))))
      from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
    ), '[]') as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and a.attgenerated = '' and a.attname not in ('created_at', 'updated_at')
  order by 1, a.attnum`

/** All Mondays where they are days, because some columns hold no other. */
const moments = ['infinity', '-infinity', '0001-01-01', '1999-06-07', '2101-06-06', '290000-01-03']

/** What a column of the type usually holds. A check that refuses this too is about the other columns that it reads. */
const usual: Record<string, string> = {
  numeric: '1',
  date: `'2026-06-01'`,
  'timestamp with time zone': `'2026-06-01'`,
  text: `'a'`,
  'text[]': `array['a']`,
  'uuid[]': 'array[gen_random_uuid()]',
  jsonb: `'{}'`,
}

/** A megabyte that no compression and no word list makes acceptable, as SQL. */
const long = `repeat('Abc 1', 200000)`

/** What no column may hold, by its type: SQL expressions. Other types have no such values. */
export const impossible: Record<string, string[]> = {
  numeric: [`'NaN'`, `'Infinity'`, `'-Infinity'`],
  date: moments.map((moment) => `'${moment}'`),
  'timestamp with time zone': moments.map((moment) => `'${moment}'`),
  text: [long],
  'text[]': [`array[${long}]`, `array_fill('a'::text, array[10000])`],
  'uuid[]': [`array_fill(gen_random_uuid(), array[10000])`],
  jsonb: [
    `to_jsonb(${long} || ${long})`,
    `jsonb_build_object('a', ${long} || ${long})`,
    `jsonb_build_array(${long} || ${long})`,
  ],
}

/** Columns that take one of the values, as "table.column (value)"; numeric(12,2) refuses Infinity by itself. */
export async function columnsThatTake(db: Database, types: string[]): Promise<string[]> {
  const found = (await db.root(columns)) as unknown as Column[] // as selected above
  const questions = found
    .filter((column) => types.includes(column.type) && !isFilledByTheDatabase(column))
    .flatMap((column) =>
      (impossible[column.type] ?? []).map((value) => ({
        column,
        value,
        sql: question(column, value),
      })),
    )
  const taken: typeof questions = []
  for (const asked of questions) {
    await db.root('savepoint asked')
    // A check that fails with an error refuses the row as well.
    const [answer] = await db.root(asked.sql).catch(() => [])
    await db.root('rollback to savepoint asked')
    if (answer?.['taken'] === true) taken.push(asked)
  }
  return taken.map(({ column, value }) => `${column.table}.${column.name} (${shown(value)})`)
}

const listed = new Set(Object.values(filledByTheDatabase).flat())

/** A moment called "…_at" that no role may write is the clock's; what a search reads is made of other columns. */
const isFilledByTheDatabase = ({ table, name, type, granted }: Column): boolean =>
  !granted &&
  ((type === 'timestamp with time zone' && /_at$|^payment_open_until$/.test(name)) ||
    name === 'search_field' ||
    listed.has(`${table}.${name}`))

/** Columns that refuse an empty text but take one of spaces and marks that nobody sees, as "table.column". */
export async function columnsThatTakeBlanks(db: Database): Promise<string[]> {
  const found = (await db.root(columns)) as unknown as Column[] // as selected above
  const taken: string[] = []
  for (const column of found.filter(({ type }) => type === 'text')) {
    const [answer] = await db.root(
      `select empty.taken as empty, blank.taken as blank
       from (${question(column, `''`)}) as empty, (${question(column, blank)}) as blank`,
    )
    if (answer?.['empty'] === false && answer['blank'] === true)
      taken.push(`${column.table}.${column.name}`)
  }
  return taken
}

/** A no-break space, a zero-width space, an ideographic space and a Hangul filler: nothing is drawn. */
const blank = String.raw`U&'\00A0\200B\3000\3164'`

/** Entries of the list that name no column, or one that people may write after all. */
export async function exceptionsWithoutReason(db: Database): Promise<string[]> {
  const found = (await db.root(columns)) as unknown as Column[] // as selected above
  const justified = new Set(
    found.filter(({ granted }) => !granted).map(({ table, name }) => `${table}.${name}`),
  )
  return [...listed].filter((name) => !justified.has(name))
}

const shown = (value: string): string => (value.includes(long) ? 'a megabyte' : value.slice(0, 24))

/** Whether all checks of a column let a value pass while the other columns that they read are empty. */
function question(column: Column, value: string): string {
  const passes = (
    { expression, columns: read }: Column['checks'][number],
    tried: string,
  ): string => {
    const values = read.map(({ name, type }) =>
      name === column.name ? `(${tried})::${type} as "${name}"` : `null::${type} as "${name}"`,
    )
    return `coalesce((select ${expression} from (select ${values.join(', ')}) as one), true)`
  }
  const asked = column.checks.map((check) =>
    check.columns.length === 1
      ? passes(check, value)
      : `(${passes(check, value)} or not ${passes(check, usual[column.type] ?? 'null')})`,
  )
  const refusedByType = column.type === 'numeric' && value.includes('Infinity')
  return `select ${[...asked, String(!refusedByType)].join(' and ')} as taken`
}
