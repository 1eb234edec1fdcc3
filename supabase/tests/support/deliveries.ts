import type { Database, Person, Row } from './database.ts'
import { address } from './orders.ts'
import { newBundle, newPerson, newProduct, newTeacher } from './world.ts'

/**
 * A paid order of three wall charts, a file, and a bundle of a posted set of cards with a file: four things to post.
 */
export async function postedOrder(db: Database) {
  const admin = await newPerson(db, ['admin'])
  const teacher = await newTeacher(db)
  await db.root(
    `update public.teacher_profile set title = 'Ms', name = 'Anna', surname = 'Botha',
       language = 'English', province = 'Limpopo', days_per_week = 5 where id = $1`,
    [teacher.profileId],
  )
  const chart = await newProduct(db, { title: 'Wall chart', physical: true })
  const file = await newProduct(db, { title: 'Worksheets' })
  const cards = await newProduct(db, { title: 'Cards', physical: true })
  const bundle = await newBundle(db, [cards, await newProduct(db, { title: 'Rules' })])
  const [order] = await db.asUser(admin, 'select * from public.create_order($1, $2, $3, $4)', [
    teacher.profileId,
    JSON.stringify([
      { productId: chart, quantity: 3 },
      { productId: file },
      { productBundleId: bundle },
    ]),
    'EFT',
    address,
  ])
  const orderId = String(order?.['id'])
  await move(db, admin, orderId, 'PROCESSING', 'PAID')
  const [listed] = await db.root('select id from public.delivery where order_id = $1', [orderId])
  const line = async (product: string) =>
    String(
      (
        await db.root(
          `select coalesce(line.id, member.order_line_id) as id
           from public.product left join public.order_line line
             on line.product_id = product.id and line.order_id = $2
           left join public.order_line_member member on member.product_id = product.id
           where product.id = $1`,
          [product, orderId],
        )
      )[0]?.['id'],
    )
  const [member] = await db.root('select id from public.order_line_member where product_id = $1', [
    cards,
  ])
  return {
    admin,
    teacher,
    orderId,
    orderNumber: String(order?.['order_number']),
    deliveryId: String(listed?.['id']),
    chart: await line(chart),
    file: await line(file),
    cards: { lineId: await line(cards), memberId: String(member?.['id']) },
  }
}

export const move = (db: Database, admin: Person, orderId: string, from: string, to: string) =>
  db.asUser(admin, 'select from public.set_order_status($1, $2, $3)', [orderId, from, to])

/** Packs these goods, or all that is missing; the id of the parcel. */
export async function pack(db: Database, admin: Person, orderId: string, goods?: Row[]) {
  const [packed] = await db.asUser(admin, 'select public.pack_parcel($1, $2) as id', [
    orderId,
    goods === undefined ? null : JSON.stringify(goods),
  ])
  return String(packed?.['id'])
}

export const send = (
  db: Database,
  admin: Person,
  parcelId: string,
  trackingNumber = 'TCG 123',
  carrier = 'THE_COURIER_GUY',
) =>
  db.asUser(admin, 'select public.send_parcel($1, $2, $3) as state', [
    parcelId,
    carrier,
    trackingNumber,
  ])

export const deliver = (db: Database, admin: Person, parcelId: string) =>
  db.asUser(admin, 'select public.deliver_parcel($1) as state', [parcelId])

export const takeBack = (db: Database, admin: Person, parcelId: string, from: string) =>
  db.asUser(admin, 'select public.take_parcel_back($1, $2) as state', [parcelId, from])

/** The row of the desk. */
export async function deliveryOf(db: Database, orderId: string): Promise<Row | undefined> {
  const [row] = await db.root(
    `select delivery_state as state, quantity, packed, sent, delivered
     from public.delivery where order_id = $1`,
    [orderId],
  )
  return row
}
