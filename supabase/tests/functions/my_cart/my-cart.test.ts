import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const cart = 'select id, order_status from public.my_cart()'
const none = [{ id: null, order_status: null }]

test('there is none before anything was added', () =>
  rolledBack(async (db) => {
    expect(await db.asUser(await newTeacher(db), cart)).toEqual(none)
    expect(await db.asUser(await newPerson(db), cart)).toEqual(none)
  }))

test('it is the order that add_to_cart chooses', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const add = 'select id, order_status from public.add_to_cart($1)'
    expect(await db.asUser(teacher, add, [await newProduct(db)])).toEqual(
      await db.asUser(teacher, cart),
    )

    await newOrder(db, teacher.profileId, 'PAID')
    const quote = await newOrder(db, teacher.profileId, 'QUOTING')
    expect(await db.asUser(teacher, cart)).toEqual([{ id: quote, order_status: 'QUOTING' }])
    expect(await db.asUser(teacher, add, [await newProduct(db)])).toEqual(
      await db.asUser(teacher, cart),
    )
  }))

test('administrators do not get another teacher’s cart, although they can see it', () =>
  rolledBack(async (db) => {
    await newOrder(db, (await newTeacher(db)).profileId)
    expect(await db.asUser(await newPerson(db, ['admin']), cart)).toEqual(none)
  }))
