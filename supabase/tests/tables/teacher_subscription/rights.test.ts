import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newSubscriber } from '../../support/library.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const read = 'select monthly_limit from public.teacher_subscription'
const change = 'update public.teacher_subscription set monthly_limit = 7 returning monthly_limit'
const insert = `insert into public.teacher_subscription (teacher_profile_id) values ($1)
  returning title, frequency, amount, monthly_limit, grades, grand_fathered`

test('owners read their subscription, administrators read, create and change any', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db)
    expect(await db.asUser(teacher, read)).toEqual([{ monthly_limit: 3 }])
    for (const group of ['admin', 'superadmin']) {
      const person = await newPerson(db, [group])
      expect(await db.asUser(person, read)).toHaveLength(1)
      expect(await db.asUser(person, change)).toEqual([{ monthly_limit: 7 }])
    }
    const other = await newTeacher(db)
    expect(await db.asUser(await newPerson(db, ['admin']), insert, [other.profileId])).toEqual([
      {
        title: 'Monthly',
        frequency: 3,
        amount: '200.00',
        monthly_limit: 50,
        grades: [],
        grand_fathered: true,
      },
    ])
  }))

test('teachers cannot create subscriptions, and others cannot see them', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db)
    const other = await newTeacher(db)
    expect(await db.asUser(teacher, change)).toEqual([])
    await expectRefused(
      db.asUser(other, insert, [other.profileId]),
      noPolicy('teacher_subscription'),
    )
    for (const person of [other, await newPerson(db, ['reporting'])]) {
      expect(await db.asUser(person, read)).toEqual([])
      expect(await db.asUser(person, change)).toEqual([])
    }
    for (const statement of [read, change]) {
      await expectRefused(db.asAnon(statement), noRight('teacher_subscription'))
    }
    expect(await db.root(read)).toEqual([{ monthly_limit: 3 }])
  }))

test.each([`status_text = 'ACTIVE'`, `run_date = '2099-01-01'`, `token = 'x'`])(
  'people cannot set the provider’s columns: %s',
  (assignment) =>
    rolledBack(async (db) => {
      const teacher = await newSubscriber(db, { status_text: 'CANCELLED' })
      const write = `update public.teacher_subscription set ${assignment}`
      for (const person of [teacher, await newPerson(db, ['admin', 'superadmin'])]) {
        await expectRefused(db.asUser(person, write), noRight('teacher_subscription'))
      }
      expect(await db.asService(`${write} returning id`)).toHaveLength(1)
    }),
)

test.each([
  ['teacher_subscription_grades_present', { grades: [], grand_fathered: false }],
  ['teacher_subscription_grades_known', { grades: ['13'] }],
  ['teacher_subscription_monthly_limit_range', { monthly_limit: -2 }],
  ['teacher_subscription_frequency_known', { frequency: 9 }],
  ['teacher_subscription_amounts_not_negative', { amount: -1 }],
  ['teacher_subscription_title_present', { title: ' ' }],
])('%s', (constraint, columns) =>
  rolledBack(async (db) => {
    await expect(newSubscriber(db, columns)).rejects.toMatchObject({ constraint })
  }),
)

test('a teacher has one subscription', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db)
    await expect(db.root(insert, [teacher.profileId])).rejects.toMatchObject({
      constraint: 'teacher_subscription_teacher_profile_id_key',
    })
  }))
