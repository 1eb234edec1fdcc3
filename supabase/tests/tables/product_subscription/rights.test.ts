import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newSubscriber, newSubscriptionProduct } from '../../support/library.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const read = 'select product_id from public.product_subscription'

test('owners and administrators read additions, nobody else', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db)
    const product = await newSubscriptionProduct(db)
    await db.asUser(teacher, 'select from public.add_to_library($1)', [product])
    for (const person of [
      teacher,
      await newPerson(db, ['admin']),
      await newPerson(db, ['superadmin']),
    ]) {
      expect(await db.asUser(person, read)).toEqual([{ product_id: product }])
    }
    for (const person of [await newTeacher(db), await newPerson(db, ['reporting'])]) {
      expect(await db.asUser(person, read)).toEqual([])
    }
    await expectRefused(db.asAnon(read), noRight('product_subscription'))
  }))

test('nobody writes additions by hand', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db, { monthly_limit: 1 })
    const product = await newSubscriptionProduct(db)
    await db.asUser(teacher, 'select from public.add_to_library($1)', [product])
    const before = await db.root('select * from public.product_subscription')
    for (const write of [
      `insert into public.product_subscription (teacher_profile_id, product_id)
       values ('${teacher.profileId}', '${await newSubscriptionProduct(db)}')`,
      `update public.product_subscription set time_stamp = '2020-01-01'`,
      'delete from public.product_subscription',
    ]) {
      for (const person of [teacher, await newPerson(db, ['admin', 'superadmin'])]) {
        await expectRefused(db.asUser(person, write), noRight('product_subscription'))
      }
      await expectRefused(db.asAnon(write), noRight('product_subscription'))
    }
    expect(await db.root('select * from public.product_subscription')).toEqual(before)
  }))
