import type { Row } from '../../support/database.ts'
import type { Root } from '../../support/world.ts'
import type { Claims } from '../world.ts'

/** What the tests know of a table from the catalogue. */
export interface Table {
  name: string
  /** Type by column. */
  columns: Record<string, string>
  /** Columns that make a row findable: `id`, unless it is a view without one. */
  key: string
}

export type Request =
  | { verb: 'select'; table: Table; id: string; columns: string[] }
  | { verb: 'insert'; table: Table; row: Row }
  // Without an id, all rows at once: that needs no right to read any.
  | { verb: 'update'; table: Table; id: string | null; row: Row }
  | { verb: 'delete'; table: Table; id: string | null }

/** How many rows were read or written, or what the database or the API said. */
export type Answer = { rows: number } | { refusal: string }

/** One way into the database, within one transaction that is rolled back at the end. */
export interface Door extends Root {
  name: 'SQL' | 'GraphQL' | 'REST'
  /** A refused request leaves the transaction usable and undone to the state before it. */
  ask(claims: Claims, request: Request): Promise<Answer>
  close(): Promise<void>
}
