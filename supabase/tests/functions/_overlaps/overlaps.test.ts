import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newCart } from '../../support/orders.ts'
import { newBundle, newLine, newOrder, newPerson, newTeacher } from '../../support/world.ts'

const ask = `select public._overlaps(ordered) as told
  from public.teacher_products_order as ordered where id = $1`
const addBundle = 'select public.add_to_cart(product_bundle_id => $1)'

test('a resource and a bundle that holds it, and two bundles that share one', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart, products } = await newCart(db, teacher, [{ title: 'A' }, { title: 'B' }])
    const told = async () => (await db.asUser(teacher, ask, [cart]))[0]?.['told']
    expect(await told()).toEqual([])
    const first = await newBundle(db, products.slice(0, 1), { title: 'First' })
    await db.asUser(teacher, addBundle, [first])
    expect(await told()).toMatchObject([{ title: 'A', kind: 'in_bundle', other: 'First' }])
    const second = await newBundle(db, products, { title: 'Second' })
    await db.asUser(teacher, addBundle, [second])
    // In one transaction all lines are of one moment.
    await db.root(
      `update public.order_line set created_at = now() + interval '1 minute'
       where product_bundle_id = $1`,
      [second],
    )
    const kinds = (await told()) as { title: string; kind: string; other: string }[]
    expect(kinds.map(({ title, kind, other }) => `${title} ${kind} ${other}`).toSorted()).toEqual([
      'A in_both_bundles First',
      'A in_bundle First',
      'A in_bundle Second',
      'B in_bundle Second',
    ])
    // One step, and it is no longer told.
    await db.asUser(teacher, 'select public.remove_from_cart($1)', [products[0]])
    await db.asUser(teacher, 'select public.remove_from_cart(product_bundle_id => $1)', [second])
    expect(await told()).toEqual([])
  }))

test('a bundle tells what of it is owned, to its buyer only, until it is placed', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart, products } = await newCart(db, teacher, [{ title: 'A' }, { title: 'B' }])
    const bundle = await newBundle(db, products)
    await db.asUser(teacher, addBundle, [bundle])
    await db.asUser(teacher, 'select public.remove_from_cart($1)', [products[0]])
    await db.asUser(teacher, 'select public.remove_from_cart($1)', [products[1]])
    await newLine(db, await newOrder(db, teacher.profileId, 'PAID'), String(products[1]))
    const [{ told } = { told: null }] = await db.asUser(teacher, ask, [cart])
    expect(told).toEqual([
      { lineId: expect.any(String) as string, title: 'B', kind: 'owned', other: null },
    ])
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(admin, ask, [cart])).toEqual([{ told: [] }])
    await db.root(`select private.enter_status($1, 'PROCESSING')`, [cart])
    expect(await db.asUser(teacher, ask, [cart])).toEqual([{ told: [] }])
  }))
