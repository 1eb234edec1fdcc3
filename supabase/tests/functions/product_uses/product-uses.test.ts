import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import {
  newBundle,
  newLine,
  newOrder,
  newPerson,
  newProduct,
  newTeacher,
} from '../../support/world.ts'

const uses = 'select public.product_uses($1) as uses'
const remove = 'delete from public.product where id = $1 returning id'

test('bundles, orders, carts and libraries are counted', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    const product = await newProduct(db, { subscription_product: true })
    await newBundle(db, [product])
    await newLine(db, await newOrder(db, teacher.profileId), product)
    await newLine(db, await newOrder(db, teacher.profileId, 'PAID'), product)
    await newLine(db, await newOrder(db, teacher.profileId, 'QUOTING'), product)
    await db.root(
      'insert into public.product_subscription (teacher_profile_id, product_id) values ($1, $2)',
      [teacher.profileId, product],
    )
    expect(await db.asUser(admin, uses, [product])).toEqual([
      { uses: { bundles: 1, orders: 2, carts: 1, libraries: 1 } },
    ])
    await expectRefused(db.asUser(teacher, uses, [product]), 'admin_required')
  }))

test('what was ordered is not deleted', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db)
    await newLine(db, await newOrder(db, (await newTeacher(db)).profileId, 'PAID'), product)
    await expectRefused(db.asUser(admin, remove, [product]), 'product_in_use')
  }))

test('what is in a library is not deleted', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db, { subscription_product: true })
    await db.root(
      'insert into public.product_subscription (teacher_profile_id, product_id) values ($1, $2)',
      [(await newTeacher(db)).profileId, product],
    )
    await expectRefused(db.asUser(admin, remove, [product]), 'product_in_use')
  }))

test('what is only in carts and bundles is deleted', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db)
    await newBundle(db, [product, await newProduct(db)])
    await newLine(db, await newOrder(db, (await newTeacher(db)).profileId), product)
    expect(await db.asUser(admin, remove, [product])).toEqual([{ id: product }])
  }))
