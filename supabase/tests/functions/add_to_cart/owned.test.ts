import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newLine, newOrder, newProduct, newTeacher } from '../../support/world.ts'

const add = 'select id from public.add_to_cart($1)'
const addBundle = 'select id from public.add_to_cart(product_bundle_id => $1)'

async function buyer(db: Database, status: string, products: string[]) {
  const teacher = await newTeacher(db)
  const order = await newOrder(db, teacher.profileId, status)
  for (const product of products) await newLine(db, order, product)
  return { ...teacher, order }
}

test('an owned resource cannot be bought again, nor a bundle of owned resources', () =>
  rolledBack(async (db) => {
    const [first, second] = [await newProduct(db), await newProduct(db)]
    const teacher = await buyer(db, 'PAID', [first, second])
    const whole = await newBundle(db, [first, second])
    await expectRefused(db.asUser(teacher, add, [first]), 'product_owned')
    await expectRefused(db.asUser(teacher, addBundle, [whole]), 'product_owned')
    expect(await db.root('select id from public.teacher_products_order')).toEqual([
      { id: teacher.order },
    ])
  }))

test('a bundle with something new may be bought', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db)
    const teacher = await buyer(db, 'PAID', [product])
    const bundle = await newBundle(db, [product, await newProduct(db)])
    expect(await db.asUser(teacher, addBundle, [bundle])).toHaveLength(1)
  }))

test.each(['PROCESSING', 'CANCELLED'])('an order that is %s gives nothing yet', (status) =>
  rolledBack(async (db) => {
    const product = await newProduct(db)
    expect(await db.asUser(await buyer(db, status, [product]), add, [product])).toHaveLength(1)
  }),
)

test('a resource that was bought while it was in the cart stops the checkout', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db)
    const teacher = await buyer(db, 'PROCESSING', [product])
    const [cart] = await db.asUser(teacher, add, [product])
    await db.root('select private.raise_cart_problem(private.cart_problem($1))', [cart?.['id']])
    await db.root(`update public.teacher_products_order set order_status = 'PAID' where id = $1`, [
      teacher.order,
    ])
    await expectRefused(
      db.root('select private.raise_cart_problem(private.cart_problem($1))', [cart?.['id']]),
      'product_owned',
    )
  }))
