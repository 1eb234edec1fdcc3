import { describe, expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const details = {
  title: 'Ms',
  name: 'Thandi',
  surname: 'Dlamini',
  language: 'Zulu',
  province: 'KwaZulu-Natal',
  days_per_week: 5,
}

const address = {
  address1: '12 Acacia Street',
  city: 'Paarl',
  province: 'Western Cape',
  postalCode: '7646',
  country: 'South Africa',
  phoneNumber: '+27 82 123 4567',
}

const save = `update public.teacher_profile
  set title = $2, name = $3, surname = $4, language = $5, province = $6, days_per_week = $7
  where id = $1 returning status, type`

describe('the form of the profile', () => {
  test('fills an empty profile', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      expect(
        await db.asUser(teacher, save, [teacher.profileId, ...Object.values(details)]),
      ).toEqual([{ status: 'Active', type: 'TeacherProfile' }])
    }))

  test.each([
    ['teacher_profile_details_complete', { title: null }],
    ['teacher_profile_title_present', { title: ' ' }],
    ['teacher_profile_name_present', { name: '' }],
    ['teacher_profile_surname_present', { surname: '' }],
    ['teacher_profile_language_known', { language: 'French' }],
    ['teacher_profile_province_known', { province: 'Natal' }],
    ['teacher_profile_days_per_week_range', { days_per_week: 0 }],
    ['teacher_profile_days_per_week_range', { days_per_week: 6 }],
  ])('%s refuses %o', (constraint, change) =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      await expect(
        db.asUser(teacher, save, [teacher.profileId, ...Object.values({ ...details, ...change })]),
      ).rejects.toMatchObject({ constraint })
    }),
  )
})

describe('saved shipping details', () => {
  const keep = `update public.teacher_profile set products_order_shipping_details = $2
    where id = $1 returning products_order_shipping_details as kept`

  test.each([
    address,
    { ...address, address2: 'Unit 3' },
    { ...address, phoneNumber: '0821234567' },
  ])('are kept: %o', (sent) =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      expect(await db.asUser(teacher, keep, [teacher.profileId, sent])).toEqual([{ kept: sent }])
    }),
  )

  test.each([
    { ...address, address1: '' },
    { ...address, city: undefined },
    { ...address, postalCode: ' ' },
    { ...address, province: 'Natal' },
    { ...address, country: 'Namibia' },
    { ...address, phoneNumber: '082 123 456' },
    { ...address, address2: 'x'.repeat(4000) },
    [address],
  ])('are refused: %o', (sent) =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      await expect(
        db.asUser(teacher, keep, [teacher.profileId, JSON.stringify(sent)]),
      ).rejects.toMatchObject({ constraint: 'teacher_profile_shipping_details_shape' })
    }),
  )
})

test('the interface languages are English and Afrikaans', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await expect(
      db.asUser(teacher, `update public.teacher_profile set translate_i18n = 'fr' where id = $1`, [
        teacher.profileId,
      ]),
    ).rejects.toMatchObject({ constraint: 'teacher_profile_translate_i18n_known' })
  }))

test('a user has one profile', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await expect(
      db.asUser(teacher, 'insert into public.teacher_profile default values'),
    ).rejects.toMatchObject({ constraint: 'teacher_profile_user_id_key' })
  }))

describe('the owner', () => {
  test('is derived from the user, whatever is sent, and cannot change', () =>
    rolledBack(async (db) => {
      const person = await newPerson(db)
      const owner = `${person.id}::${person.email}`
      await db.root(`insert into public.teacher_profile (user_id, owner) values ($1, 'x')`, [
        person.id,
      ])
      await db.root(`update public.teacher_profile set owner = 'y' where user_id = $1`, [person.id])
      await db.root(`update auth.users set email = 'new@school.example' where id = $1`, [person.id])
      expect(
        await db.root('select owner from public.teacher_profile where user_id = $1', [person.id]),
      ).toEqual([{ owner }])
    }))

  test('of an unknown user is refused', () =>
    rolledBack(async (db) => {
      await expectRefused(
        db.root('insert into public.teacher_profile (user_id) values (gen_random_uuid())'),
        'user_not_found',
      )
    }))

  test('of an imported customer is kept until the user signs in', () =>
    rolledBack(async (db) => {
      const person = await newPerson(db)
      const imported = '5f0c3b1e-0000-4000-8000-000000000001::thandi'
      await db.root('insert into public.teacher_profile (user_id, owner) values (null, $1)', [
        imported,
      ])
      expect(
        await db.root(
          `update public.teacher_profile set user_id = $2 where owner = $1 returning owner`,
          [imported, person.id],
        ),
      ).toEqual([{ owner: `${person.id}::${person.email}` }])
    }))

  test('is kept when the user is deleted, with the profile and its orders', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      await db.root('delete from auth.users where id = $1', [teacher.id])
      expect(
        await db.root('select user_id, owner from public.teacher_profile where id = $1', [
          teacher.profileId,
        ]),
      ).toEqual([{ user_id: null, owner: `${teacher.id}::${teacher.email}` }])
    }))
})
