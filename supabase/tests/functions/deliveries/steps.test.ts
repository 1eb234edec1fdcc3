import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import {
  deliver,
  deliveryOf,
  move,
  pack,
  postedOrder,
  send,
  takeBack,
} from '../../support/deliveries.ts'
import { orderState } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newOrder } from '../../support/world.ts'

test('a payment puts on the list what is posted, the posted part of a bundle included', () =>
  rolledBack(async (db) => {
    const { admin, orderId, deliveryId } = await postedOrder(db)
    expect(await deliveryOf(db, orderId)).toEqual({
      state: 'TO_PACK',
      quantity: 4,
      packed: 0,
      sent: 0,
      delivered: 0,
    })
    const [row] = await db.asUser(
      admin,
      `select it ->> 'recipient' as recipient, it -> 'downloads' as downloads, it -> 'parcels' as parcels,
         (select array_agg(concat_ws(' ', one ->> 'quantity', one ->> 'title', 'of', one ->> 'bundle')
            order by one ->> 'title') from jsonb_array_elements(it -> 'goods') as one) as goods
       from public.delivery_for_admin($1) as it`,
      [deliveryId],
    )
    expect(row).toEqual({
      recipient: 'Ms Anna Botha',
      downloads: true,
      parcels: [],
      goods: ['1 Cards of Fractions, the whole term', '3 Wall chart of'],
    })
  }))

test('part, rest, sent, delivered: the list follows each step, and the history tells it', () =>
  rolledBack(async (db) => {
    const { admin, orderId, chart } = await postedOrder(db)
    const first = await pack(db, admin, orderId, [{ lineId: chart, quantity: 2 }])
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'TO_PACK', packed: 2, sent: 0 })
    await send(db, admin, first)
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'TO_PACK', packed: 2, sent: 2 })
    const rest = await pack(db, admin, orderId)
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'PACKED', packed: 4, sent: 2 })
    expect(
      await db.root(
        `select box.number, inside.title, inside.quantity
         from public.parcel_line inside join public.parcel box on box.id = inside.parcel_id
         where box.order_id = $1 order by box.number, inside.title`,
        [orderId],
      ),
    ).toEqual([
      { number: 1, title: 'Wall chart', quantity: 2 },
      { number: 2, title: 'Cards', quantity: 1 },
      { number: 2, title: 'Wall chart', quantity: 1 },
    ])
    await send(db, admin, rest, '', 'BY_HAND')
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'SENT', sent: 4, delivered: 0 })
    await deliver(db, admin, first)
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'SENT', delivered: 2 })
    await deliver(db, admin, rest)
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'DELIVERED', delivered: 4 })
    expect((await orderState(db, orderId))['reasons']).toEqual([
      'order_created',
      'set_by_admin',
      'parcel_packed',
      'parcel_sent',
      'parcel_packed',
      'parcel_sent',
      'parcel_delivered',
      'parcel_delivered',
    ])
  }))

test('never more than was bought, and only what is posted', () =>
  rolledBack(async (db) => {
    const { admin, orderId, chart, file, cards } = await postedOrder(db)
    await expectRefused(
      pack(db, admin, orderId, [{ lineId: chart, quantity: 4 }]),
      'more_than_bought',
    )
    await expectRefused(
      pack(db, admin, orderId, [
        { lineId: chart, quantity: 2 },
        { lineId: chart, quantity: 2 },
      ]),
      'more_than_bought',
    )
    await expectRefused(pack(db, admin, orderId, [{ lineId: file, quantity: 1 }]), 'not_posted')
    await expectRefused(
      pack(db, admin, orderId, [{ lineId: cards.lineId, quantity: 1 }]),
      'not_posted',
    )
    await expectRefused(pack(db, admin, orderId, [{ lineId: orderId, quantity: 1 }]), 'not_posted')
    await expectRefused(
      pack(db, admin, orderId, [{ lineId: chart, quantity: 0 }]),
      'parcel_malformed',
    )
    await expectRefused(pack(db, admin, orderId, [{ quantity: 1 }]), 'parcel_malformed')
    await expectRefused(pack(db, admin, orderId, []), 'nothing_to_pack')
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'TO_PACK', packed: 0 })

    await pack(db, admin, orderId, [
      { lineId: chart, quantity: 2 },
      { ...cards, quantity: 1 },
    ])
    await expectRefused(
      pack(db, admin, orderId, [{ lineId: chart, quantity: 2 }]),
      'more_than_bought',
    )
    await expectRefused(pack(db, admin, orderId, [{ ...cards, quantity: 1 }]), 'more_than_bought')
    await pack(db, admin, orderId)
    await expectRefused(pack(db, admin, orderId), 'nothing_to_pack')
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'PACKED', packed: 4 })
  }))

test('the table itself keeps it, whoever writes', () =>
  rolledBack(async (db) => {
    const { admin, orderId, chart } = await postedOrder(db)
    const parcel = await pack(db, admin, orderId, [{ lineId: chart, quantity: 3 }])
    await expectRefused(
      db.root('update public.parcel_line set quantity = 4 where parcel_id = $1', [parcel]),
      'more_than_bought',
    )
  }))

test('a parcel is sent with a carrier and a number, forward only, and the same twice is once', () =>
  rolledBack(async (db) => {
    const { admin, orderId } = await postedOrder(db)
    const parcel = await pack(db, admin, orderId)
    await expectRefused(send(db, admin, parcel, 'X1', 'PIGEON'), 'carrier_unknown')
    await expectRefused(send(db, admin, parcel, '  '), 'tracking_number_required')
    await expectRefused(send(db, admin, parcel, '<b>'), 'tracking_number_malformed')
    await expectRefused(deliver(db, admin, parcel), 'parcel_moved')
    await send(db, admin, parcel, '  TCG   123 ')
    await send(db, admin, parcel, 'TCG 123')
    await expectRefused(send(db, admin, parcel, 'TCG 124'), 'parcel_moved')
    await deliver(db, admin, parcel)
    await deliver(db, admin, parcel)
    await expectRefused(send(db, admin, parcel, 'TCG 123'), 'parcel_moved')
    expect((await orderState(db, orderId))['reasons']).toEqual([
      'order_created',
      'set_by_admin',
      'parcel_packed',
      'parcel_sent',
      'parcel_delivered',
    ])
    expect(
      await db.root(
        'select number, parcel_state, tracking_number from public.parcel where id = $1',
        [parcel],
      ),
    ).toEqual([{ number: 1, parcel_state: 'DELIVERED', tracking_number: 'TCG 123' }])
  }))

test('a step back is named from the state that was shown, and is audited', () =>
  rolledBack(async (db) => {
    const { admin, orderId } = await postedOrder(db)
    const parcel = await pack(db, admin, orderId)
    await send(db, admin, parcel)
    await deliver(db, admin, parcel)
    await expectRefused(takeBack(db, admin, parcel, 'SENT'), 'parcel_moved')
    expect(await takeBack(db, admin, parcel, 'DELIVERED')).toEqual([{ state: 'SENT' }])
    expect(await takeBack(db, admin, parcel, 'SENT')).toEqual([{ state: 'PACKED' }])
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'PACKED', sent: 0 })
    expect(await takeBack(db, admin, parcel, 'PACKED')).toEqual([{ state: 'TO_PACK' }])
    await expectRefused(takeBack(db, admin, parcel, 'PACKED'), 'parcel_not_found')
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'TO_PACK', packed: 0 })
    expect(
      await db.root(
        `select verb, count(*)::int from public.admin_audit
         where table_name = 'parcel' and row_id = $1 and actor_id = $2 group by verb order by verb`,
        [parcel, admin.id],
      ),
    ).toEqual([
      { verb: 'delete', count: 1 },
      { verb: 'insert', count: 1 },
      { verb: 'update', count: 4 },
    ])
    await pack(db, admin, orderId)
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'PACKED', packed: 4 })
  }))

test('an order that is paid no more is not posted; what is on its way says so', () =>
  rolledBack(async (db) => {
    const { admin, orderId, chart } = await postedOrder(db)
    const parcel = await pack(db, admin, orderId, [{ lineId: chart, quantity: 1 }])
    await move(db, admin, orderId, 'PAID', 'CANCELLED')
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'WITHDRAWN' })
    await expectRefused(send(db, admin, parcel), 'order_not_paid')
    await expectRefused(pack(db, admin, orderId), 'order_not_paid')
    // Paid again, it is where it was.
    await move(db, admin, orderId, 'CANCELLED', 'PAID')
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'TO_PACK', packed: 1 })
    await send(db, admin, parcel)
    await move(db, admin, orderId, 'PAID', 'CANCELLED')
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'RECALLED', sent: 1 })
    await deliver(db, admin, parcel)
    expect(await deliveryOf(db, orderId)).toMatchObject({ state: 'RECALLED', delivered: 1 })
  }))

test('an order that is opened again may lose a line that was sent; the parcel keeps it', () =>
  rolledBack(async (db) => {
    const { admin, orderId, chart } = await postedOrder(db)
    const parcel = await pack(db, admin, orderId)
    await send(db, admin, parcel)
    await db.root('delete from public.order_line where id = $1', [chart])
    expect(
      await db.root(
        `select title, quantity from public.parcel_line where parcel_id = $1 order by title`,
        [parcel],
      ),
    ).toEqual([
      { title: 'Cards', quantity: 1 },
      { title: 'Wall chart', quantity: 3 },
    ])
  }))

test('old orders that are imported as paid are not on the list', () =>
  rolledBack(async (db) => {
    const { admin, teacher } = await postedOrder(db)
    const imported = await newOrder(db, teacher.profileId, 'PAID')
    await db.root(
      `insert into public.order_line (order_id, title, price, physical) values ($1, 'Old map', 10, true)`,
      [imported],
    )
    expect(await deliveryOf(db, imported)).toBeUndefined()
    await expectRefused(pack(db, admin, imported), 'delivery_not_found')
  }))
