import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const addFactor = `
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), $1, 'My phone', 'totp', $2, now(), now())`

const protect = (db: Database, person: Person, status = 'verified') =>
  db.root(addFactor, [person.id, status])

const withCode = (person: Person) => ({ ...person, aal: 'aal2' })

/** The answers of each way to check a right, for one session. */
async function reach(db: Database, person: Person): Promise<Record<string, unknown>> {
  const one = async (sql: string) => (await db.asUser(person, sql))[0]
  return {
    groups: (await one('select public.my_groups() as groups'))?.['groups'],
    profiles: (await db.asUser(person, 'select id from public.teacher_profile')).length,
    changed: (
      await db.asUser(
        person,
        `update public.teacher_profile set translate_i18n = 'af' returning id`,
      )
    ).length,
  }
}

const nothing = { groups: [], profiles: 0, changed: 0 }
const everything = { groups: ['teacher'], profiles: 1, changed: 1 }

test('an account without an authenticator needs no code', () =>
  rolledBack(async (db) => {
    expect(await reach(db, await newTeacher(db))).toEqual(everything)
  }))

test('with one, a session without the code is nobody, and one with it is its owner', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await protect(db, teacher)
    expect(await reach(db, teacher)).toEqual(nothing)
    expect(await reach(db, withCode(teacher))).toEqual(everything)
  }))

test('an unconfirmed authenticator, or somebody else’s, requires no code', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await protect(db, teacher, 'unverified')
    await protect(db, await newPerson(db))
    expect(await reach(db, teacher)).toEqual(everything)
  }))

test('definer functions refuse it, too', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await protect(db, teacher)
    for (const call of ['public.use_here()', 'public.ensure_teacher_profile()']) {
      await expectRefused(db.asUser(teacher, `select ${call}`), 'not_signed_in')
    }
    await db.asUser(withCode(teacher), 'select public.use_here()')
  }))

test('an administrator without the code has no administrator’s rights', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await protect(db, admin)
    const coupons = 'select id from public.coupon'
    const add = `insert into public.coupon (coupon_code, start_date, end_date, discount_type, discount_value)
      values ('CHALK', '2026-01-01', '2026-12-31', 'PERCENTAGE', 10) returning id`
    await expectRefused(
      db.asUser(admin, add),
      'new row violates row-level security policy for table "coupon"',
    )
    expect(await db.asUser(withCode(admin), add)).toHaveLength(1)
    expect(await db.asUser(admin, coupons)).toEqual([])
    expect(await db.asUser(withCode(admin), coupons)).not.toEqual([])
  }))
