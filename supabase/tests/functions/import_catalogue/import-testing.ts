import type { Database, Person } from '../../support/database.ts'

export interface RunState {
  id: string
  status: string
  counts: Record<string, number>
  warnings: Record<string, number>
}

/** Calls a function of runs as somebody and returns what it answers. */
export async function call<Answer = RunState>(
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
): Promise<RunState> {
  const file = { name: 'catalogue.csv', hash: 'abc', mapping: { Title: 'title' }, options }
  const { id } = await call(db, person, 'start_import', 'catalogue', JSON.stringify(file))
  await call<number>(db, person, 'add_import_rows', id, 1, JSON.stringify(rows))
  return call(db, person, 'check_import', id)
}

interface CheckedRow {
  n: number
  before: Record<string, string>
  after: Record<string, string>
  errors: { column: string; word: string }[]
  warning: string | null
}

/** The rows of an import with an outcome. */
export const rowsOf = (db: Database, person: Person, id: string, outcome: string) =>
  call<CheckedRow[]>(db, person, 'run_rows', id, outcome)
