import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const search = 'select id from public.search_orders($1)'

async function paidOrder(db: Database) {
  const teacher = await newTeacher(db)
  await db.root(
    `update public.teacher_profile set title = 'Ms', name = 'Thandi', surname = 'Nkosi',
       language = 'English', province = 'Limpopo', days_per_week = 5 where id = $1`,
    [teacher.profileId],
  )
  const id = await newOrder(db, teacher.profileId, 'PAID')
  await newLine(db, id, await newProduct(db, { price: '74.50' }))
  await db.root(
    `update public.teacher_products_order
     set order_number = '261102-07413022', order_payment_method = 'EFT' where id = $1`,
    [id],
  )
  return { teacher, id }
}

test('every word must match: number, name, email address, status, payment method, total', () =>
  rolledBack(async (db) => {
    const { teacher, id } = await paidOrder(db)
    const admin = await newPerson(db, ['admin'])
    const hits = ['', '261102-0741', 'nkosi THANDI', teacher.email, 'paid eft 74.50', 'ms nkosi']
    for (const words of hits) expect(await db.asUser(admin, search, [words])).toEqual([{ id }])
    const misses = ['nkosi cancelled', '261103', '%', `' or true --`]
    for (const words of misses) expect(await db.asUser(admin, search, [words])).toEqual([])
  }))

test('a new name is found at once', () =>
  rolledBack(async (db) => {
    const { teacher, id } = await paidOrder(db)
    const admin = await newPerson(db, ['admin'])
    await db.asUser(
      teacher,
      `update public.teacher_profile set surname = 'Mokoena' where id = $1`,
      [teacher.profileId],
    )
    expect(await db.asUser(admin, search, ['mokoena'])).toEqual([{ id }])
    expect(await db.asUser(admin, search, ['nkosi'])).toEqual([])
  }))

test('teachers find their own orders, administrators those of a month, others none', () =>
  rolledBack(async (db) => {
    const { teacher, id } = await paidOrder(db)
    const admin = await newPerson(db, ['admin'])
    await db.root(
      `update public.teacher_products_order set created_at = now() - interval '32 days'`,
    )
    expect(await db.asUser(teacher, search, ['paid'])).toEqual([{ id }])
    for (const person of [admin, await newTeacher(db), await newPerson(db, ['superadmin'])])
      expect(await db.asUser(person, search, ['paid'])).toEqual([])
    await expect(db.asAnon(search, [''])).rejects.toThrow('permission denied')
  }))

test('number of lines, delivery and questions follow the lines', () =>
  rolledBack(async (db) => {
    const id = await newOrder(db, (await newTeacher(db)).profileId)
    const summary = async () =>
      db.root(
        `select product_count as count, has_physical as physical, has_questions as questions
         from public.teacher_products_order where id = $1`,
        [id],
      )
    expect(await summary()).toEqual([{ count: 0, physical: false, questions: false }])
    await newLine(db, id, await newProduct(db))
    const parcel = await newLine(db, id, await newProduct(db, { physical: true }))
    const question = [{ type: 'Text', label: 'Name', items: [], required: false }]
    await db.root('update public.order_line set questions = $2 where id = $1', [
      parcel,
      JSON.stringify(question),
    ])
    expect(await summary()).toEqual([{ count: 2, physical: true, questions: true }])
    await db.root('delete from public.order_line where id = $1', [parcel])
    expect(await summary()).toEqual([{ count: 1, physical: false, questions: false }])
  }))
