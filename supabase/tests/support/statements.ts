import type { Database, Person, Row } from './database.ts'
import { newCart } from './orders.ts'
import { newTeacher } from './world.ts'

export const account = '62001234567'

export interface Line {
  amount: string
  reference?: string
  description?: string
  date?: string
  bankId?: string
}

/** An order that waits for its bank transfer. */
export async function awaited(
  db: Database,
  { price = '100.00', name = 'Thandi', surname = 'Nkosi' } = {},
) {
  const buyer = await newTeacher(db)
  await db.root(
    `update public.teacher_profile set title = 'Ms', name = $2, surname = $3, language = 'English',
       province = 'Limpopo', days_per_week = 5 where id = $1`,
    [buyer.profileId, name, surname],
  )
  const { cart } = await newCart(db, buyer, [{ price }])
  const [row] = await db.asUser(
    buyer,
    `select order_number as number from public.checkout($1, 'EFT', $2)`,
    [cart, price],
  )
  return { id: cart, number: String(row?.['number']), buyer }
}

/** Uploads a statement with these lines. */
export async function upload(db: Database, admin: Person, lines: Line[], more: Row = {}) {
  const statement = {
    fileName: 'march.csv',
    bank: 'FNB',
    account,
    lines: lines.map((line) => ({ date: '2026-03-04', description: 'FNB OB PMT', ...line })),
    ...more,
  }
  const [row] = await db.asUser(admin, 'select public.import_bank_statement($1) as answer', [
    JSON.stringify(statement),
  ])
  return row?.['answer'] as { statementId: string | null; lines: number; added: number } // as the function documents
}

export interface StoredLine {
  id: string
  amount: string
  left: string
  state: string
  verdict: string | null
  numbers: string[]
  why: string[]
}

/** The lines that came in, as they stand, in the order of their day and text. */
export const lines = async (db: Pick<Database, 'root'>) =>
  (await db.root(`
    select id, amount, left_amount as left, line_state as state, verdict,
      array(select value ->> 'orderNumber' from jsonb_array_elements(candidates)) as numbers,
      array(select value ->> 'why' from jsonb_array_elements(candidates)) as why
    from public.bank_statement_line where amount > 0
    order by booked_on, reference, occurrence, id`)) as unknown as StoredLine[] // as selected above

/** Confirms that a line pays an order. */
export const confirm = (
  db: Database,
  admin: Person,
  line: string,
  order: string,
  { due = '100.00', full = false, note = '' } = {},
) =>
  db.asUser(
    admin,
    `select line_state as state, left_amount as left
     from public.confirm_bank_line($1, $2, $3, $4, $5)`,
    [line, order, due, full, note],
  )

/** The confirmations of an order: how much, and whether they still hold. */
export const links = (db: Database, order: string) =>
  db.root(
    `select id, amount, undone_at is not null as undone from public.bank_line_order
     where order_id = $1 order by undone_at nulls last, created_at, id`,
    [order],
  )
