import { expect, test } from 'vitest'
import { twoAccounts, mergeSql } from '../support/merging.ts'
import { address } from '../support/orders.ts'
import { rolledBack, type Database, type Row } from '../support/database.ts'
import { distinctRow, wholeRow } from '../support/distinct.ts'
import { newSchool } from '../support/planning.ts'
import { newPerson, newTeacher } from '../support/world.ts'
import { carriers, type CarrierName } from './carriers.ts'
import { expectCarried } from './expect-carried.ts'
import { callWith, writeColumns } from './filled.ts'

const table = 'public.teacher_profile'

const filledProfile = async (db: Database, name: CarrierName, round: number): Promise<Row> => {
  const province = round === 1 ? 'Limpopo' : 'Gauteng'
  return distinctRow(
    db,
    table,
    carriers[name].carries,
    {
      language: round === 1 ? 'Zulu' : 'Sotho',
      province,
      days_per_week: 2 + round,
      teacher_profile_school_id: await newSchool(db, { provinces: [province], is_generic: true }),
      translate_i18n: round === 1 ? 'af' : 'en',
      rotation_anchor: `2031-02-${round === 1 ? '03' : '10'}`,
      products_order_shipping_details: { ...address, address1: `${round} Marula Street` },
    },
    round,
  )
}

const asArguments = ({ teacher_profile_school_id: school_id, ...row }: Row): Row => ({
  ...row,
  school_id,
})

test('a teacher’s own form keeps all that it says', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    for (const round of [1, 2]) {
      const sent = await filledProfile(db, 'save_teacher_profile: teacher_profile', round)
      await callWith(db, teacher, 'save_teacher_profile', asArguments(sent))
      await expectCarried(
        db,
        'save_teacher_profile: teacher_profile',
        sent,
        await wholeRow(db, table, teacher.profileId),
        { also: { user_id: teacher.id, closed_at: null, status: 'Active', products: null } },
      )
    }
  }))

test('an administrator’s form of a teacher keeps all that it says', () =>
  rolledBack(async (db) => {
    const [admin, teacher] = [await newPerson(db, ['admin']), await newTeacher(db)]
    for (const round of [1, 2]) {
      const sent = await filledProfile(db, 'save_teacher_profile_of: teacher_profile', round)
      await callWith(db, admin, 'save_teacher_profile_of', {
        ...asArguments(sent),
        user_id: teacher.id,
      })
      await expectCarried(
        db,
        'save_teacher_profile_of: teacher_profile',
        sent,
        await wholeRow(db, table, teacher.profileId),
        { also: { user_id: teacher.id, closed_at: null, status: 'Active', products: null } },
      )
    }
  }))

test('a merge gives an empty profile all that the other knows', () =>
  rolledBack(async (db) => {
    for (const round of [1, 2]) {
      const { boss, emptied } = await twoAccounts(db)
      const kept = await newTeacher(db)
      const sent = await filledProfile(db, 'merge_accounts: teacher_profile', round)
      await writeColumns(db, table, emptied.profileId, sent)
      await db.asUser(boss, mergeSql, [kept.profileId, emptied.profileId, null])
      await expectCarried(
        db,
        'merge_accounts: teacher_profile',
        sent,
        await wholeRow(db, table, kept.profileId),
        { also: { user_id: kept.id, closed_at: null, status: 'Active' } },
      )
    }
  }))

test('to whom invoices are made out is kept whole', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    for (const round of [1, 2]) {
      const sent = { name: `School ${round}`, address: `${round} Chalk Street`, vat_number: `412345678${round}` } // prettier-ignore
      await callWith(db, teacher, 'save_invoice_details', {
        invoice_details: JSON.stringify({ ...sent, vatNumber: sent.vat_number }),
      })
      await expectCarried(
        db,
        'save_invoice_details: invoice_details',
        { ...sent, teacher_profile_id: teacher.profileId },
        await wholeRow(db, 'private.invoice_details', teacher.profileId, 'teacher_profile_id'),
      )
      const [read] = await db.asUser(teacher, 'select public.get_invoice_details() as details')
      expect(read?.['details']).toMatchObject({
        name: sent.name,
        address: sent.address,
        vatNumber: sent.vat_number,
      })
    }
  }))

test('a view of a list is kept whole, and so is its change', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    let id: unknown = null
    for (const round of [1, 2]) {
      const sent = { list_name: 'desk-orders', name: `View ${round}`, query: `?page=${round}` }
      await callWith(db, admin, 'save_list_view', { ...sent, view_id: id })
      const row = await wholeRow(db, 'private.list_view', admin.id, 'user_id')
      id = row['id']
      await expectCarried(db, 'save_list_view: list_view', sent, row)
    }
  }))

test('the list of teachers says all that is known of a teacher', () =>
  rolledBack(async (db) => {
    for (const round of [1, 2]) {
      const teacher = await newTeacher(db)
      const sent = await filledProfile(db, 'save_teacher_profile: teacher_profile', round)
      await callWith(db, teacher, 'save_teacher_profile', asArguments(sent))
      const registration_date = `2025-03-0${round}T08:00:00Z`
      await db.root(
        `update auth.users set phone = $2, created_at = $3, raw_user_meta_data = $4 where id = $1`,
        [
          teacher.id,
          `2782123456${round}`,
          registration_date,
          JSON.stringify({ email: teacher.email }),
        ],
      )
      const [school] = await db.root('select name from public.school where id = $1', [
        sent['teacher_profile_school_id'],
      ])
      const row = await wholeRow(
        db,
        'public.reporting_teacher',
        teacher.profileId,
        'teacher_profile_id',
      )
      await expectCarried(
        db,
        'refresh_reporting_teacher: reporting_teacher',
        {
          ...sent,
          id: row['id'],
          teacher_profile_id: teacher.profileId,
          owner: `${teacher.id}::${teacher.email}`,
          username: teacher.email,
          registration_date,
          email: teacher.email,
          phone: `+2782123456${round}`,
          roles: ['teacher'],
          school_name: school?.['name'],
        },
        row,
        { alike: ['username'], also: { product_count: 0 } },
      )
    }
  }))
