import type { Database, Person, Row } from '../../support/database.ts'
import { newProduct, type Root } from '../../support/world.ts'
import { newListedSchool, numberOf, numberOfId } from './listed-schools.ts'

export interface Summary {
  id: string
  status: string
  counts: Record<string, number>
}

/** Calls a function as somebody who is signed in. */
export type Call = (sql: string, values: unknown[]) => Promise<Row[]>

export const callOf =
  (db: Database, person: Person): Call =>
  async (sql, values) =>
    db.asUser(person, sql, values)

async function ask<Answer = Summary>(call: Call, name: string, ...values: unknown[]) {
  const places = values.map((_, index) => `$${String(index + 1)}`).join(', ')
  const [row] = await call(`select public.${name}(${places}) as answer`, values)
  return row?.['answer'] as Answer // the functions' own shape
}

export const carryOut = async (call: Call, id: string, atMost = 1000) =>
  ask(call, 'carry_out_run', id, atMost)
export const undo = async (call: Call, id: string, atMost = 1000) =>
  ask(call, 'undo_run', id, atMost)
export const stop = async (call: Call, id: string, stopped = true) =>
  ask(call, 'stop_run', id, stopped)

/** The word of the first error of each row with an outcome, in the order of the rows. */
export const wordsOf = async (call: Call, id: string, outcome: string) =>
  (await rowsOf(call, id, outcome)).map(({ errors }) => errors[0]?.word)

export const planRemovals = async (call: Call, id: string) => ask(call, 'plan_removals', id)

interface CheckedRow {
  n: number
  title: string
  before: Record<string, string>
  after: Record<string, string>
  errors: { column: string; word: string }[]
}

/** The rows of a run with an outcome, in their order. */
export const rowsOf = async (call: Call, id: string, outcome: string) =>
  ask<CheckedRow[]>(call, 'run_rows', id, outcome)

/** A kind of run as the contract needs it. A new kind is entered in `kinds` and the suite runs for it, too. */
export interface Kind {
  /** Rows that one request carries out at most. */
  batch: number
  /** Days for which a run is taken back. */
  days: number
  table: string
  /** A target that a run of `planned` changes from `before` to `after`. */
  newTarget: (db: Root, n: number) => Promise<string>
  column: string
  before: unknown
  after: unknown
  /** What somebody else writes there. */
  others: unknown
  /** A run, checked, that changes these targets in this order. */
  planned: (call: Call, targets: readonly string[]) => Promise<Summary>
}

const product = {
  table: 'public.product',
  newTarget: async (db: Root, n: number) =>
    newProduct(db, { title: `Target ${String(n).padStart(4, '0')}`, price: '100' }),
  column: 'price',
  before: '100.00',
  after: '110.00',
  others: '77.00',
}

/** Starts an import of these rows and checks it. */
export async function checkedFile(
  call: Call,
  kind: string,
  rows: readonly object[],
): Promise<Summary> {
  const file = { name: 'rows.csv', hash: 'abc', mapping: { Title: 'title' } }
  let now = await ask(call, 'start_import', kind, JSON.stringify(file))
  await ask(call, 'add_import_rows', now.id, 1, JSON.stringify(rows))
  do now = await ask(call, 'check_import', now.id)
  while (now.counts['staged'] !== 0)
  return now
}

/** A kind of run that creates its targets, too. */
export interface CreatingKind {
  table: string
  /** The column that holds the name of a target. */
  name: string
  /** A run, checked, that creates these targets. */
  planned: (call: Call, names: readonly string[]) => Promise<Summary>
  /** Somebody uses what was created. */
  use: (db: Root, name: string) => Promise<unknown>
}

export const creatingKinds: Record<string, CreatingKind> = {
  catalogue: {
    table: 'public.product',
    name: 'title',
    planned: async (call, names) =>
      checkedFile(
        call,
        'catalogue',
        names.map((title) => ({ title, price: '10.00' })),
      ),
    use: async (db, name) =>
      db.root(
        `with bundle as (insert into public.product_bundle (title) values ('Bundle') returning id)
         insert into public.product_bundle_product (product_bundle_id, product_id, position)
         select bundle.id, product.id, 0 from bundle, public.product where product.title = $1`,
        [name],
      ),
  },
  schools: {
    table: 'public.school',
    name: 'name',
    planned: async (call, names) =>
      checkedFile(
        call,
        'schools',
        names.map((name, n) => ({
          emis: numberOf(n),
          name,
          town: 'Paarl',
          province: 'Western Cape',
        })),
      ),
    use: async (db, name) =>
      db.root(
        `insert into public.subject_template (name, complexity, school_id, subject_id)
         select 'Lesson', 'Simple', school.id, (select id from public.subject limit 1)
         from public.school where school.name = $1`,
        [name],
      ),
  },
}

export const kinds: Record<string, Kind> = {
  product_change: {
    ...product,
    batch: 1000,
    days: 90,
    planned: async (call, ids) =>
      ask(
        call,
        'plan_product_change',
        JSON.stringify({ ids }),
        JSON.stringify({ kind: 'price', percent: '10' }),
        ids.length,
      ),
  },
  catalogue: {
    ...product,
    batch: 200,
    days: 30,
    planned: async (call, ids) =>
      checkedFile(
        call,
        'catalogue',
        ids.map((id) => ({ id, price: '110.00' })),
      ),
  },
  schools: {
    table: 'public.school',
    newTarget: newListedSchool,
    column: 'town',
    before: 'Paarl',
    after: 'Wellington',
    others: 'Ceres',
    batch: 500,
    days: 30,
    planned: async (call, ids) =>
      checkedFile(
        call,
        'schools',
        ids.map((id) => ({ emis: numberOfId(id), town: 'Wellington' })),
      ),
  },
}
