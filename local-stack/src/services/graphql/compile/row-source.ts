import type { Table } from '../schema/catalogue.ts'

/** Where the rows of a collection come from: a table or a function's result, joined to its parent or not. */
export interface RowSource {
  table: Table
  from: string
  /** `from` calls a function. */
  called?: true
  join?(block: string): string
}
