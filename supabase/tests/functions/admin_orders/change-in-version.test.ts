import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { address } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

test('what another administrator changed since it was read is not written over', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const { profileId } = await newTeacher(db)
    const id = await newOrder(db, profileId, 'PROCESSING')
    await newLine(db, id, await newProduct(db, { physical: true }))
    const version = async () =>
      (
        await db.root('select updated_at::text from public.teacher_products_order where id = $1', [
          id,
        ])
      )[0]?.['updated_at']
    const change = (city: string, seen: unknown) =>
      db.asUser(
        admin,
        `select order_shipping_details ->> 'city' as city
         from public.change_order($1, shipping_details => $2, seen_at => $3::timestamptz)`,
        [id, JSON.stringify({ ...address, city }), seen],
      )
    const before = '2026-01-01T00:00:00Z'
    await expectRefused(change('Tzaneen', before), 'row_changed')
    expect(await change('Tzaneen', await version())).toEqual([{ city: 'Tzaneen' }])
    expect(await change('Giyani', null)).toEqual([{ city: 'Giyani' }])
  }))
