import type { Row } from '../../support/database.ts'
import type { Root } from '../../support/world.ts'
import type { Claims } from '../world.ts'

/** The facts about a table from the catalogue. */
export interface Table {
  name: string
  /** Type by column. */
  columns: Record<string, string>
  /** The columns that identify a row: `id`, except for views without one. */
  key: string
}

export type Request =
  | { verb: 'select'; table: Table; id: string; columns: string[] }
  | { verb: 'insert'; table: Table; row: Row }
  // Without an id, all rows at once: that needs no right to read any.
  | { verb: 'update'; table: Table; id: string | null; row: Row }
  | { verb: 'delete'; table: Table; id: string | null }

/** The number of rows read or written, or the error of the database or API. */
export type Answer = { rows: number } | { refusal: string }

/** One interface to the database, in a transaction that is rolled back at the end. */
export interface Door extends Root {
  name: 'SQL' | 'GraphQL' | 'REST'
  /** A refused request is rolled back and leaves the transaction usable. */
  ask(claims: Claims, request: Request): Promise<Answer>
  close(): Promise<void>
}
