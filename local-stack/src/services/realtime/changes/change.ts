/** Values as Postgres prints them. A missing column was not in the log because its TOAST value is unchanged. */
export type Tuple = ReadonlyMap<string, string | null>

export interface RelationColumn {
  name: string
  typeOid: number
}

/** A table as it was when the change was written. */
export interface Relation {
  oid: number
  schema: string
  table: string
  columns: RelationColumn[]
}

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE'

/** One committed row change of a published table. */
export interface Change {
  relation: Relation
  type: ChangeType
  /** The transaction that wrote it. */
  xid: number
  /** UTC with milliseconds, `2026-01-31T08:00:00.123Z`. */
  commitTimestamp: string
  /** The row afterwards; null for DELETE. */
  record: Tuple | null
  /** The replica identity before: the primary key, or the whole row under REPLICA IDENTITY FULL. Null for INSERT. */
  old: Tuple | null
}

/** `schema.table`, unambiguous for any name. */
export function tableKey(schema: string, table: string): string {
  return JSON.stringify([schema, table])
}
