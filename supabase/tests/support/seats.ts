import type { Database, Person } from './database.ts'
import { newContent } from './library.ts'
import { newPerson, newProduct, newTeacher } from './world.ts'

/** A named buyer, for whom an administrator has made an order of so many seats of one resource, and marked it paid. */
export async function seatedOrder(db: Database, seats = 3) {
  const admin = await newPerson(db, ['admin'])
  const buyer = await newTeacher(db)
  await db.root(
    `update public.teacher_profile set title = 'Ms', name = 'Anna', surname = 'Botha',
       language = 'English', province = 'Limpopo', days_per_week = 5 where id = $1`,
    [buyer.profileId],
  )
  const product = await newProduct(db, { title: 'Fractions' })
  await newContent(db, product, ['ProductsContent/7/fractions.pdf'])
  const order = await orderSeats(db, admin, buyer.profileId, product, seats)
  await move(db, admin, order, 'PROCESSING', 'PAID')
  return { admin, buyer, product, order, line: await lineOf(db, order) }
}

/** An order by bank transfer that waits for its money. */
export async function orderSeats(
  db: Database,
  admin: Person,
  profileId: string,
  product: string,
  quantity: number,
) {
  const [order] = await db.asUser(admin, `select id from public.create_order($1, $2, 'EFT')`, [
    profileId,
    JSON.stringify([{ productId: product, quantity }]),
  ])
  return String(order?.['id'])
}

export const move = (db: Database, admin: Person, order: string, from: string, to: string) =>
  db.asUser(admin, 'select from public.set_order_status($1, $2, $3)', [order, from, to])

export async function lineOf(db: Database, order: string) {
  const [line] = await db.root('select id from public.order_line where order_id = $1', [order])
  return String(line?.['id'])
}

/** Invites an address; the id of the seat. */
export async function invite(db: Database, buyer: Person, line: string, email: string) {
  const [seat] = await db.asUser(buyer, 'select id from public.invite_to_seat($1, $2)', [
    line,
    email,
  ])
  return String(seat?.['id'])
}

/** The secret in the link that was mailed. */
export async function tokenOf(db: Database, seat: string) {
  const [link] = await db.root('select token from private.seat_link where seat_id = $1', [seat])
  return String(link?.['token'])
}

export const take = (db: Database, person: Person, token: string) =>
  db.asUser(person, 'select id, taken_at is not null as taken from public.take_seat($1)', [token])

export const withdraw = (db: Database, person: Person, seat: string) =>
  db.asUser(person, 'select id from public.withdraw_seat($1)', [seat])

/** Invites somebody and takes the seat for them. */
export async function give(db: Database, buyer: Person, line: string, colleague: Person) {
  const seat = await invite(db, buyer, line, colleague.email)
  await take(db, colleague, await tokenOf(db, seat))
  return seat
}

export const stateOf = async (db: Database, person: Person | null, token: string) => {
  const sql = 'select public.seat_invitation($1) as told'
  const [row] =
    person === null ? await db.asAnon(sql, [token]) : await db.asUser(person, sql, [token])
  return row?.['told'] as { state: string } | null
}

/** Whether the files of a resource open for somebody. */
export const opens = async (db: Database, person: Person, product: string) =>
  db
    .asUser(person, 'select file_key from public.product_files($1)', [product])
    .then((rows) => rows.length > 0)
    .catch((error: unknown) => {
      if (error instanceof Error && error.message === 'product_not_owned') return false
      throw error
    })
