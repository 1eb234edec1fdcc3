import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { deliveryOf, pack, postedOrder, send } from '../../support/deliveries.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const calls: [
  string,
  (ids: Awaited<ReturnType<typeof postedOrder>> & { parcel: string }) => unknown[],
][] = [
  ['select public.pack_parcel($1, null)', ({ orderId }) => [orderId]],
  [`select public.send_parcel($1, 'ARAMEX', 'A1')`, ({ parcel }) => [parcel]],
  ['select public.deliver_parcel($1)', ({ parcel }) => [parcel]],
  [`select public.take_parcel_back($1, 'PACKED')`, ({ parcel }) => [parcel]],
  ['select public.pack_deliveries(array[$1::uuid])', ({ deliveryId }) => [deliveryId]],
  [`select public.send_parcels('[]', 'ARAMEX')`, () => []],
  ['select public.delivery_for_admin($1)', ({ deliveryId }) => [deliveryId]],
  ['select public.delivery_papers(array[$1::uuid])', ({ deliveryId }) => [deliveryId]],
]

test('only administrators pack, send and print; others learn nothing and change nothing', () =>
  rolledBack(async (db) => {
    const shop = await postedOrder(db)
    const parcel = await pack(db, shop.admin, shop.orderId)
    const others = [
      shop.teacher,
      await newTeacher(db),
      await newPerson(db, ['reporting']),
      await newPerson(db, ['superadmin']),
    ]
    for (const [sql, values] of calls) {
      for (const person of others) {
        await expectRefused(db.asUser(person, sql, values({ ...shop, parcel })), 'admin_required')
      }
    }
    for (const person of others) {
      expect(await db.asUser(person, `select * from public.search_deliveries('')`)).toEqual([])
    }
    expect(await deliveryOf(db, shop.orderId)).toMatchObject({ state: 'PACKED', packed: 4 })
  }))

test('the buyer sees the parcels with what is in them and where to follow them, nobody else does', () =>
  rolledBack(async (db) => {
    const { admin, teacher, orderId } = await postedOrder(db)
    await send(db, admin, await pack(db, admin, orderId), 'A B/1')
    const sql = `select box.parcel_state, public._carrier_name(box) as carrier,
        public._tracking_link(box) as link, count(inside.id)::int as lines
      from public.parcel box join public.parcel_line inside on inside.parcel_id = box.id
      where box.order_id = $1 group by box.id`
    expect(await db.asUser(teacher, sql, [orderId])).toEqual([
      {
        parcel_state: 'SENT',
        carrier: 'The Courier Guy',
        link: 'https://portal.thecourierguy.co.za/track?ref=A%20B%2F1',
        lines: 2,
      },
    ])
    expect(await db.asUser(await newTeacher(db), sql, [orderId])).toEqual([])
  }))

test('what waits to be posted is found however old the order is', () =>
  rolledBack(async (db) => {
    const { admin, orderId, orderNumber, deliveryId } = await postedOrder(db)
    await db.root(
      `update public.teacher_products_order set created_at = now() - interval '90 days',
         order_date_time = now() - interval '90 days' where id = $1`,
      [orderId],
    )
    for (const words of [orderNumber, 'botha polokwane', '0699']) {
      expect(
        await db.asUser(admin, 'select id from public.search_deliveries($1)', [words]),
      ).toEqual([{ id: deliveryId }])
    }
    expect(
      await db.asUser(admin, `select id from public.search_deliveries('botha paarl')`),
    ).toEqual([])
    const [row] = await db.asUser(
      admin,
      'select public.delivery_papers(array[$1::uuid]) as papers',
      [deliveryId],
    )
    expect(row?.['papers']).toMatchObject([{ orderNumber }])
  }))
