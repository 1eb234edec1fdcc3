import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newProduct, newTeacher } from '../../support/world.ts'

const available = 'select line._available as available from public.order_line line'

test('a line is available while its resource is sold', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    await db.asUser(teacher, 'select from public.add_to_cart($1)', [product])
    expect(await db.asUser(teacher, available)).toEqual([{ available: true }])

    await db.root('update public.product set publish_date = null where id = $1', [product])
    expect(await db.asUser(teacher, available)).toEqual([{ available: false }])
    // An administrator can see the resource, but it is not for sale.
    await db.root(`select public.add_user_to_group($1, 'admin')`, [teacher.id])
    expect(await db.asUser(teacher, available)).toEqual([{ available: false }])
  }))

test('a line without its resource is not available', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await db.asUser(teacher, 'select from public.add_to_cart($1)', [await newProduct(db)])
    await db.root('update public.order_line set product_id = null')
    expect(await db.asUser(teacher, available)).toEqual([{ available: false }])
  }))
