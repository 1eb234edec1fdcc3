import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { deliveryOf, move, pack, postedOrder } from '../../support/deliveries.ts'
import { expectRefused } from '../../support/refusals.ts'

const packAll = async (db: Database, admin: Person, ids: string[]) =>
  (await db.asUser(admin, 'select public.pack_deliveries($1) as results', [ids]))[0]?.['results']

const sendAll = async (db: Database, admin: Person, rows: unknown[], carrier = 'ARAMEX') =>
  (
    await db.asUser(admin, 'select public.send_parcels($1, $2) as results', [
      JSON.stringify(rows),
      carrier,
    ])
  )[0]?.['results']

test('many are packed at once, each with its result; a refusal stops no other', () =>
  rolledBack(async (db) => {
    const first = await postedOrder(db)
    const second = await postedOrder(db)
    const third = await postedOrder(db)
    await move(db, second.admin, second.orderId, 'PAID', 'CANCELLED')
    const ids = [first.deliveryId, second.deliveryId, third.deliveryId]
    expect(await packAll(db, first.admin, ids)).toEqual([
      { order: first.orderNumber, problem: null },
      { order: second.orderNumber, problem: 'order_not_paid' },
      { order: third.orderNumber, problem: null },
    ])
    expect(await packAll(db, first.admin, ids)).toMatchObject([
      { problem: 'nothing_to_pack' },
      { problem: 'order_not_paid' },
      { problem: 'nothing_to_pack' },
    ])
    expect(await deliveryOf(db, first.orderId)).toMatchObject({ state: 'PACKED', packed: 4 })
    await expectRefused(
      packAll(
        db,
        first.admin,
        Array.from({ length: 101 }, () => first.deliveryId),
      ),
      'too_many_rows',
    )
  }))

test('a pasted list sends what waits, says what is wrong row by row, and twice is once', () =>
  rolledBack(async (db) => {
    const first = await postedOrder(db)
    const second = await postedOrder(db)
    const third = await postedOrder(db)
    const { admin } = first
    await pack(db, admin, first.orderId)
    await pack(db, admin, second.orderId, [{ lineId: second.chart, quantity: 1 }])
    await pack(db, admin, second.orderId)
    const rows = [
      { order: first.orderNumber, trackingNumber: 'AX1' },
      { order: second.orderNumber, trackingNumber: 'AX2' },
      { order: `${second.orderNumber}/2`, trackingNumber: 'AX3' },
      { order: third.orderNumber, trackingNumber: 'AX4' },
      { order: '261101-00000000', trackingNumber: 'AX5' },
      { order: 'who', trackingNumber: 'AX6' },
      { order: `${second.orderNumber}/1`, trackingNumber: '' },
    ]
    const problems = [
      null,
      'several_parcels',
      null,
      'parcel_not_found',
      'delivery_not_found',
      'delivery_not_found',
      'tracking_number_required',
    ]
    expect(await sendAll(db, admin, rows)).toEqual(
      rows.map(({ order }, index) => ({ order, problem: problems[index] })),
    )
    expect(await deliveryOf(db, first.orderId)).toMatchObject({ state: 'SENT', sent: 4 })
    expect(await deliveryOf(db, second.orderId)).toMatchObject({ state: 'PACKED', sent: 3 })
    // The same list once more: nothing is sent twice.
    expect(await sendAll(db, admin, rows.slice(0, 3))).toMatchObject([
      { problem: 'parcel_not_found' },
      // One parcel is left, so the number of the order is enough now.
      { problem: null },
      { problem: null },
    ])
    await expectRefused(sendAll(db, admin, [1]), 'parcel_malformed')
    await expectRefused(
      sendAll(
        db,
        admin,
        Array.from({ length: 101 }, () => ({})),
      ),
      'too_many_rows',
    )
  }))
