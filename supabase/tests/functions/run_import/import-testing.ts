import type { Database, Person } from '../../support/database.ts'

export interface ImportState {
  id: string
  status: string
  counts: Record<string, number>
  free?: number
}

/** Calls a function of imports as somebody and returns what it answers. */
export async function call<Answer = ImportState>(
  db: Database,
  person: Person,
  name: string,
  ...values: unknown[]
): Promise<Answer> {
  const places = values.map((_, index) => `$${String(index + 1)}`).join(', ')
  const [row] = await db.asUser(person, `select public.${name}(${places}) as answer`, values)
  return row?.['answer'] as Answer // the functions' own shape
}

/** Starts an import with these rows and checks it. */
export async function checked(
  db: Database,
  person: Person,
  rows: Record<string, string>[],
  options: object = {},
): Promise<ImportState> {
  const file = { name: 'catalogue.csv', hash: 'abc', mapping: { Title: 'title' }, options }
  const { id } = await call(db, person, 'start_import', JSON.stringify(file))
  await call<number>(db, person, 'add_import_rows', id, 1, JSON.stringify(rows))
  return call(db, person, 'check_import', id)
}

interface CheckedRow {
  n: number
  before: Record<string, string>
  after: Record<string, string>
  errors: { column: string; word: string }[]
  free: boolean
}

/** The rows of an import with an outcome. */
export const rowsOf = (db: Database, person: Person, id: string, outcome: string) =>
  call<CheckedRow[]>(db, person, 'import_rows', id, outcome)
