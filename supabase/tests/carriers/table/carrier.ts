/** A path on which the values of a row travel to a row of `table`, or out of it. */
export interface Carrier {
  /** `save` from a form, `copy` within a table, `keep` and `restore` a row, `show` in a document, and so on. */
  kind: 'archive' | 'change' | 'copy' | 'export' | 'import' | 'keep' | 'merge' | 'order' | 'restore' | 'save' | 'show' // prettier-ignore
  /** The function in the database that carries, with its schema. */
  by: string
  /** The table whose columns are counted, with its schema. */
  table: string
  /** Columns whose value arrives. A round trip proves each: supabase/tests/carriers. */
  carries: readonly string[]
  /** Columns that do not travel, by the reason. */
  leaves: Readonly<Record<string, readonly string[]>>
}

/** Reasons that many carriers share. */
export const ownRow = 'A new row has its own id and times.'
export const derived = 'A trigger or an expression computes it from the other columns.'
export const fixed = 'The table allows one value.'
