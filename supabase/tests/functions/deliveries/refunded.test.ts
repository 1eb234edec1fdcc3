import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { postedOrder } from '../../support/deliveries.ts'
import { refund } from '../../support/refunds.ts'
import { expectRefused } from '../../support/refusals.ts'

const state = async (db: Database, id: string) =>
  db.root('select delivery_state as state, quantity, packed from public.delivery where id = $1', [
    id,
  ])

test('what was given back is not to be packed: tile, list, dialog and packing agree', () =>
  rolledBack(async (db) => {
    const posted = await postedOrder(db)
    const { admin, orderId, deliveryId, chart, cards } = posted
    expect(await state(db, deliveryId)).toMatchObject([{ state: 'TO_PACK', quantity: 4 }])
    await refund(db, admin, orderId, { lines: [{ lineId: chart, quantity: 2 }] })
    expect(await state(db, deliveryId)).toMatchObject([{ state: 'TO_PACK', quantity: 2 }])
    await refund(db, admin, orderId, { lines: [{ lineId: chart }, { lineId: cards.lineId }] })
    expect(await state(db, deliveryId)).toMatchObject([{ state: 'WITHDRAWN', quantity: 0 }])
    await expectRefused(
      db.asUser(admin, 'select public.pack_parcel($1)', [orderId]),
      'order_not_paid',
    )
    const [overview] = await db.asUser(
      admin,
      `select (public.overview_for_admin() ->> 'toPack')::integer as tile,
         (select count(*)::integer from public.delivery where delivery_state = 'TO_PACK') as list`,
    )
    expect(overview?.['tile']).toBe(overview?.['list'])
  }))

test('a packed parcel whose goods were given back is not sent', () =>
  rolledBack(async (db) => {
    const { admin, orderId, deliveryId, chart, cards } = await postedOrder(db)
    const [packed] = await db.asUser(admin, 'select public.pack_parcel($1) as id', [orderId])
    await refund(db, admin, orderId, {
      lines: [{ lineId: chart, quantity: 3 }, { lineId: cards.lineId }],
    })
    expect(await state(db, deliveryId)).toMatchObject([{ state: 'WITHDRAWN' }])
    await expectRefused(
      db.asUser(admin, `select public.send_parcel($1, 'BY_HAND')`, [packed?.['id']]),
      'order_not_paid',
    )
  }))
