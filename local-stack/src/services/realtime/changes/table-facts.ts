import type pg from 'pg'
import type { Relation } from './change.ts'
import { tableFacts } from './table-facts.sql.ts'

export interface Column {
  name: string
  /** The name by which the client converts values, such as `int4`. */
  typeName: string
  /** The name for a cast, such as `integer`. */
  type: string
  /** The expression of a generated column. pgoutput omits these columns, Supabase's wal2json does not. */
  generated: string | null
  /** The columns that a generated one is computed from. */
  inputs: string[]
  isKey: boolean
  readers: ReadonlySet<string>
}

/** The current facts about a table from the catalogue. */
export interface TableFacts {
  relation: Relation
  rowSecurity: boolean
  /** In the table's own order. */
  columns: Column[]
}

interface Row {
  name: string
  type_name: string
  type: string
  row_security: boolean
  generated: string | null
  inputs: string[]
  is_key: boolean
  readers: string[]
}

/**
 * Null when the table no longer exists. Read for each batch, because changed grants and policies do not appear in the
 * log.
 */
export async function loadTableFacts(
  client: pg.ClientBase | pg.Pool,
  relation: Relation,
  roles: string[],
): Promise<TableFacts | null> {
  const { rows } = await client.query<Row>({
    name: 'realtime-table-facts',
    text: tableFacts,
    values: [relation.oid, roles],
  })
  const [first] = rows
  if (!first) return null
  return {
    relation,
    rowSecurity: first.row_security,
    columns: rows.map((row) => ({
      name: row.name,
      typeName: row.type_name,
      type: row.type,
      generated: row.generated,
      inputs: row.inputs,
      isKey: row.is_key,
      readers: new Set(row.readers),
    })),
  }
}
