import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const add = 'select * from public.add_to_cart($1)'
const remove = 'select * from public.remove_from_cart($1)'

test('the resource leaves the cart and the total follows', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [stays, goes] = [await newProduct(db), await newProduct(db, { physical: true })]
    await db.asUser(teacher, add, [stays])
    await db.asUser(teacher, add, [goes])
    expect(await db.asUser(teacher, remove, [goes])).toMatchObject([
      { shipping_fee: '0.00', order_total: '100.00', order_vat: '13.04' },
    ])
    expect(await db.root('select product_id from public.order_line')).toEqual([
      { product_id: stays },
    ])
  }))

test('the last resource leaves an empty cart', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    const [cart] = await db.asUser(teacher, add, [product])
    expect(await db.asUser(teacher, remove, [product])).toMatchObject([
      { id: cart?.['id'], order_status: 'PENDING', order_total: '0.00' },
    ])
  }))

test('a resource that is not in the cart changes nothing', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [cart] = await db.asUser(teacher, add, [await newProduct(db)])
    expect(await db.asUser(teacher, remove, [await newProduct(db)])).toEqual([cart])
  }))

test('without a cart there is nothing to return', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db)
    for (const person of [await newTeacher(db), await newPerson(db)]) {
      expect(await db.asUser(person, remove, [product])).toMatchObject([{ id: null }])
    }
  }))

test('orders that are not carts, and other people’s carts, keep the resource', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    const product = await newProduct(db)
    for (const status of ['PROCESSING', 'PAID', 'CANCELLED']) {
      await newLine(db, await newOrder(db, teacher.profileId, status), product)
    }
    await newLine(db, await newOrder(db, other.profileId), product)
    await db.asUser(teacher, remove, [product])
    expect(await db.root('select from public.order_line')).toHaveLength(4)
  }))

test('not_signed_in without a user', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db)
    await expectRefused(
      db.asAnon(remove, [product]),
      'permission denied for function remove_from_cart',
    )
    await expectRefused(db.root(remove, [product]), 'not_signed_in')
  }))
