import { isDeepStrictEqual } from 'node:util'
import type { Row } from '../support/database.ts'
import type { Root } from '../support/world.ts'
import type { Table } from './requests/request.ts'

/** The state before and after a request: the rows of its table and the number of rows of every other table. */
export interface Snapshot {
  rows: Map<string, Row>
  counts: Row
}

/** Every table but the count of who asked how often, which follows from asking. */
const tableNames = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth', 'storage')
    and not c.relispartition and c.relname <> 'request_count'
  order by 1`

/** The expression that counts all tables, built once. */
export async function countsOf(db: Root): Promise<string> {
  const names = (await db.root(tableNames)).map(({ name }) => String(name))
  const counts = names.map((name) => `'${name}', (select count(*) from ${name})`)
  // A function takes a hundred arguments at most.
  const parts = []
  for (let start = 0; start < counts.length; start += 40) {
    parts.push(`jsonb_build_object(${counts.slice(start, start + 40).join(', ')})`)
  }
  return `select ${parts.join(' || ')}`
}

export async function takeSnapshot(
  db: Root,
  table: Table,
  countEverything: string,
): Promise<Snapshot> {
  const [found] = await db.root(
    `select (select coalesce(jsonb_agg(t), '[]') from public.${table.name} as t)::text as rows,
       (${countEverything})::text as counts`,
  )
  const rows = JSON.parse(String(found?.['rows'])) as Row[] // a list of objects, as jsonb_agg of rows is
  const counts = JSON.parse(String(found?.['counts'])) as Row // an object, as put together below
  return { rows: new Map(rows.map((row) => [String(row[table.key]), row])), counts }
}

/** Describes the differences in the target row, other rows and other tables; empty when there are none. */
export function differences(before: Snapshot, after: Snapshot, target: string | null): string[] {
  const ids = new Set([...before.rows.keys(), ...after.rows.keys()])
  return [
    ...[...ids].flatMap((id) => {
      const changes = rowDifferences(before.rows.get(id), after.rows.get(id))
      return id === target || !before.rows.has(id)
        ? changes
        : changes.map((change) => `${change} of another row`)
    }),
    ...Object.entries(after.counts)
      .filter(([name, count]) => before.counts[name] !== count)
      .map(([name]) => `rows of ${name}`),
  ]
}

function rowDifferences(before: Row | undefined, after: Row | undefined): string[] {
  if (before === undefined) return ['a new row']
  if (after === undefined) return ['the row less']
  return Object.keys(after)
    .filter((column) => !isDeepStrictEqual(before[column], after[column]))
    .map((column) => `column ${column}`)
}
