import type pg from 'pg'
import type { Entry } from './entries.sql.ts'

interface Table {
  name: string
  /** Columns whose values differ from run to run: keys and moments that the database makes up. */
  made_up: string[]
}

const filledTables = `
  select format('%I.%I', n.nspname, c.relname) as name,
    coalesce(array_agg(a.attname) filter (
      where pg_get_expr(f.adbin, f.adrelid) ~ '(gen_random_uuid|now|clock_timestamp)\\('), '{}')::text[] as made_up
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef f on f.adrelid = c.oid and f.adnum = a.attnum
  where c.relkind = 'r' and (n.nspname in ('public', 'private') or c.oid = 'storage.buckets'::regclass)
  group by n.nspname, c.relname`

const isUuid = (key: unknown) => typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key)

/** The rows that migrations wrote. Keys are made up anew each time, so a row that is pointed to is named by what it says. */
export async function readRows(client: pg.ClientBase): Promise<Entry[]> {
  const rows: { table: string; key: unknown; values: Record<string, unknown> }[] = []
  const { rows: tables } = await client.query<Table>(filledTables)
  for (const { name, made_up } of tables) {
    const found = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(found) as row from ${name} as found`,
    )
    for (const { row } of found.rows) {
      const kept = Object.entries(row).filter(([column]) => !made_up.includes(column))
      rows.push({ table: name, key: row['id'], values: Object.fromEntries(kept) })
    }
  }
  const byKey = new Map(rows.filter(({ key }) => isUuid(key)).map((row) => [row.key, row]))
  const say = (values: Record<string, unknown>): string =>
    JSON.stringify(values, (_column, value: unknown) => {
      const target = byKey.get(value)
      return target === undefined ? value : `${target.table} ${say(target.values)}`
    })
  const said = rows.map(({ table, values }) => ({ table, text: say(values) }))
  const times = Map.groupBy(said, ({ table, text }) => `${table} ${text}`)
  return [...times.values()].flatMap((same) =>
    same.slice(0, 1).map(({ table, text }) => ({
      kind: 'row',
      object: table,
      name: text,
      text: `${text} (${String(same.length)} times)`,
    })),
  )
}
