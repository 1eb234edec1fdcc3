import type { Root } from '../support/world.ts'
import type { Table } from './requests/request.ts'

const columnsOfTables = `
  select c.relname as name, jsonb_object_agg(a.attname, format_type(a.atttypid, null))::text as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  group by c.relname order by c.relname`

/** Every table and view of the exposed schema. */
export async function readTables(db: Root): Promise<Map<string, Table>> {
  const rows = await db.root(columnsOfTables)
  return new Map(
    rows.map((row) => {
      const name = String(row['name'])
      const columns = JSON.parse(String(row['columns'])) as Record<string, string> // as aggregated above
      return [name, { name, columns, key: 'id' }]
    }),
  )
}
