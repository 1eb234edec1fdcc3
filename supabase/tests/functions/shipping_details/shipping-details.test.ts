import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { address } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const get = 'select public.get_shipping_details($1) as details'
const save = 'select public.save_shipping_details($1, $2) as details'

test('a teacher saves an address and reads it back, trimmed', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    expect(await db.asUser(teacher, get, [null])).toEqual([{ details: null }])
    const typed = { ...address, city: ' Polokwane ', postalCode: '0699 ', extra: true }
    expect(await db.asUser(teacher, save, [typed, null])).toEqual([{ details: address }])
    expect(await db.asUser(teacher, get, [null])).toEqual([{ details: address }])
  }))

test('an administrator may do so for a customer', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const admin = await newPerson(db, ['admin'])
    await db.asUser(admin, save, [address, teacher.profileId])
    expect(await db.asUser(admin, get, [teacher.profileId])).toEqual([{ details: address }])
    expect(await db.asUser(teacher, get, [null])).toEqual([{ details: address }])
  }))

test('nobody reads or writes the address of somebody else', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await db.asUser(teacher, save, [address, null])
    const strangers = [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])]
    for (const stranger of strangers) {
      await expectRefused(db.asUser(stranger, get, [teacher.profileId]), 'profile_not_found')
      await expectRefused(
        db.asUser(stranger, save, [{ ...address, city: 'Elsewhere' }, teacher.profileId]),
        'profile_not_found',
      )
    }
    expect(await db.asUser(teacher, get, [null])).toEqual([{ details: address }])
  }))

test.each([null, {}, { ...address, phoneNumber: '12345' }, { ...address, province: 'Transvaal' }])(
  '%o is not an address',
  (details) =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      await expectRefused(db.asUser(teacher, save, [details, null]), 'shipping_details_invalid')
      expect(await db.asUser(teacher, get, [null])).toEqual([{ details: null }])
    }),
)
