import type { Database, Person, Row } from './database.ts'
import { address, newCart } from './orders.ts'
import { newPerson, newTeacher } from './world.ts'

/** An order that was paid by bank transfer, with a line for each of the resources. */
export async function paidOrder(db: Database, resources: Row[], coupon?: string) {
  const teacher = await newTeacher(db)
  const admin = await newPerson(db, ['admin'])
  const { cart: order, products } = await newCart(db, teacher, resources)
  if (coupon !== undefined) {
    await db.root(`insert into private.checked_coupon (user_id, coupon_id)
      select person.id, coupon.id from auth.users as person cross join public.coupon on conflict do nothing`)
    await db.asUser(teacher, 'select from public.apply_coupon($1)', [coupon])
  }
  await db.asUser(
    teacher,
    `select from public.checkout($1, 'EFT', (select order_total from public.teacher_products_order where id = $1), $2)`,
    [order, address],
  )
  await move(db, admin, order, 'PROCESSING', 'PAID')
  // Lines of one transaction have one moment: they are found by what was bought.
  const lines: string[] = []
  for (const product of products) {
    const [line] = await db.root(
      'select id from public.order_line where order_id = $1 and product_id = $2',
      [order, product],
    )
    lines.push(String(line?.['id']))
  }
  return { teacher, admin, order, products, lines }
}

export const move = (db: Database, admin: Person, order: string, from: string, to: string) =>
  db.asUser(admin, 'select from public.set_order_status($1, $2, $3)', [order, from, to])

export interface Wanted {
  lines?: { lineId: string; quantity?: number; withdraw?: boolean }[]
  delivery?: boolean
  id?: string
  method?: string
  reason?: string
  reference?: string
  note?: string
  seenAt?: unknown
}

/** refund_order() as an administrator calls it: by EFT and out of goodwill unless said otherwise. */
export const refund = (db: Database, admin: Person, order: string, wanted: Wanted) =>
  db.asUser(
    admin,
    'select * from public.refund_order($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    refundArguments(order, wanted),
  )

export const refundArguments = (order: string, wanted: Wanted) => [
  order,
  wanted.id ?? null,
  JSON.stringify((wanted.lines ?? []).map((line) => ({ quantity: 1, ...line }))),
  wanted.delivery ?? false,
  wanted.method ?? 'EFT',
  wanted.reason ?? 'goodwill',
  wanted.reference ?? '',
  wanted.note ?? '',
  wanted.seenAt ?? null,
]

/** The credit notes of an order, in the order of their numbers. */
export const notesOf = (db: Database, order: string) =>
  db.root(
    `select number, total, vat, coupon_amount, shipping_fee, credited_part, credit_reason, lines
     from public.invoice where order_id = $1 and kind = 'credit_note' order by number`,
    [order],
  )

/** What a person owns as bought. */
export const library = async (db: Database, teacher: Person) =>
  (await db.asUser(teacher, `select id from public.my_library('bought')`)).map(({ id }) =>
    String(id),
  )
