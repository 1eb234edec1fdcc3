import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import {
  newGrade,
  newPurchase,
  newSubscriber,
  newSubscription,
  newSubscriptionProduct,
} from '../../support/library.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newCategory, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const add = 'select product_id, grade from public.add_to_library($1)'
const count = async (db: Database, person: Person) =>
  (
    await db.root(
      `select from public.product_subscription addition
       join public.teacher_profile profile on profile.id = addition.teacher_profile_id
       where profile.user_id = $1`,
      [person.id],
    )
  ).length

/** Expects the addition to be refused with this error word and nothing to be written. */
async function refused(db: Database, person: Person, product: string, word: string) {
  const before = await count(db, person)
  await expectRefused(db.asUser(person, add, [product]), word)
  expect(await count(db, person)).toBe(before)
}

test('a subscriber adds a resource: the row has the grade of its category and the time', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db)
    const product = await newSubscriptionProduct(db, { category_id: await newGrade(db, '4') })
    expect(await db.asUser(teacher, add, [product])).toEqual([{ product_id: product, grade: '4' }])
    expect(
      await db.asUser(
        teacher,
        'select teacher_profile_id, time_stamp = now() as now from public.product_subscription',
      ),
    ).toEqual([{ teacher_profile_id: teacher.profileId, now: true }])
  }))

test('a category without a grade has the grade above it', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db)
    const mathematics = await newCategory(db, 'Mathematics', await newGrade(db, '4'))
    const geometry = await newCategory(db, 'Geometry', mathematics)
    const product = await newSubscriptionProduct(db, { category_id: geometry })
    expect(await db.asUser(teacher, add, [product])).toEqual([{ product_id: product, grade: '4' }])
  }))

test('adding twice changes nothing, even after the subscription, the month or the sale has ended', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db, { monthly_limit: 1 })
    const product = await newSubscriptionProduct(db)
    const first = await db.asUser(teacher, 'select * from public.add_to_library($1)', [product])
    await db.root(`update public.teacher_subscription set status_text = 'CANCELLED'`)
    await db.root('update public.product set publish_date = null where id = $1', [product])
    expect(await db.asUser(teacher, 'select * from public.add_to_library($1)', [product])).toEqual(
      first,
    )
    expect(await count(db, teacher)).toBe(1)
  }))

test('visitors, people without a profile and people without a subscription are refused', () =>
  rolledBack(async (db) => {
    const product = await newSubscriptionProduct(db)
    await expectRefused(db.asAnon(add, [product]), 'permission denied for function add_to_library')
    await refused(db, await newPerson(db, ['teacher']), product, 'profile_required')
    await refused(db, await newTeacher(db), product, 'subscription_required')
  }))

test.each([
  { status_text: 'ACTIVE', run_date: null, valid: true },
  { status_text: 'active', run_date: '2020-01-01', valid: true },
  { status_text: 'CANCELLED', run_date: '2099-01-01', valid: true },
  { status_text: null, run_date: '2099-01-01', valid: true },
  { status_text: 'CANCELLED', run_date: '2020-01-01', valid: false },
  { status_text: 'PAUSED', run_date: null, valid: false },
  { status_text: null, run_date: null, valid: false },
])('$status_text with next payment $run_date: $valid', ({ valid, ...response }) =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db, { ...response, grand_fathered: true })
    const product = await newSubscriptionProduct(db)
    expect(
      await db.asUser(teacher, 'select s._valid as valid from public.teacher_subscription s'),
    ).toEqual([{ valid }])
    if (valid) expect(await db.asUser(teacher, add, [product])).toHaveLength(1)
    else await refused(db, teacher, product, 'subscription_required')
  }),
)

test.each([
  ['that is not by subscription', { subscription_product: false }],
  ['that is not published', { subscription_product: true, publish_date: null }],
  ['that is published tomorrow', { subscription_product: true, publish_date: '2099-01-01' }],
])('a resource %s is not available', (_, columns) =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db)
    await refused(db, teacher, await newProduct(db, columns), 'product_not_available')
  }),
)

test('a resource that was bought is not counted against the month', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db)
    const product = await newSubscriptionProduct(db)
    await newPurchase(db, teacher.profileId, product)
    await refused(db, teacher, product, 'already_owned')
  }))

test('the grade of the resource has to be covered', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db, { grades: ['R', '3'] })
    const reception = await newSubscriptionProduct(db, { category_id: await newGrade(db, 'R') })
    const fourth = await newSubscriptionProduct(db, { category_id: await newGrade(db, '4') })
    await refused(db, teacher, fourth, 'grade_not_covered')
    expect(await db.asUser(teacher, add, [reception])).toHaveLength(1)
    // A resource without a grade needs no covering.
    const poster = await newSubscriptionProduct(db)
    expect(await db.asUser(teacher, add, [poster])).toEqual([{ product_id: poster, grade: null }])
  }))

test('each grade has its own monthly limit', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db, { grades: ['4', '5'], monthly_limit: 2 })
    const grades = { four: await newGrade(db, '4'), five: await newGrade(db, '5') }
    const four = () => newSubscriptionProduct(db, { category_id: grades.four })
    await db.asUser(teacher, add, [await four()])
    await db.asUser(teacher, add, [await four()])
    await refused(db, teacher, await four(), 'monthly_limit_reached')
    const five = await newSubscriptionProduct(db, { category_id: grades.five })
    expect(await db.asUser(teacher, add, [five])).toHaveLength(1)
  }))

test('the month begins at midnight in South Africa', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db, { monthly_limit: 1 })
    const earlier = await newSubscriptionProduct(db)
    await db.asUser(teacher, add, [earlier])
    const moved = `update public.product_subscription
      set time_stamp = date_trunc('month', now() at time zone 'Africa/Johannesburg')
        at time zone 'Africa/Johannesburg' + $1::interval`
    await db.root(moved, ['0'])
    const product = await newSubscriptionProduct(db)
    await refused(db, teacher, product, 'monthly_limit_reached')
    await db.root(moved, ['-1 second'])
    expect(await db.asUser(teacher, add, [product])).toHaveLength(1)
  }))

test('nothing may be added with a limit of zero, everything with minus one', () =>
  rolledBack(async (db) => {
    await refused(
      db,
      await newSubscriber(db, { monthly_limit: 0 }),
      await newSubscriptionProduct(db),
      'monthly_limit_reached',
    )
    const unlimited = await newSubscriber(db, { monthly_limit: -1 })
    for (let index = 0; index < 5; index += 1) {
      await db.asUser(unlimited, add, [await newSubscriptionProduct(db)])
    }
    expect(await count(db, unlimited)).toBe(5)
    const fifth = await newSubscriptionProduct(db, { category_id: await newGrade(db, '5') })
    await refused(db, unlimited, fifth, 'grade_not_covered')
  }))

test('a valid grandfathered subscription covers all grades without a limit', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db, { grand_fathered: true, grades: [], monthly_limit: 0 })
    const fifth = await newGrade(db, '5')
    for (let index = 0; index < 3; index += 1) {
      const product = await newSubscriptionProduct(db, { category_id: fifth })
      await db.asUser(teacher, add, [product])
    }
    expect(await count(db, teacher)).toBe(3)
    await db.root(`update public.teacher_subscription set status_text = 'CANCELLED'`)
    await refused(db, teacher, await newSubscriptionProduct(db), 'subscription_required')
  }))

test('additions and subscriptions of other teachers do not count', () =>
  rolledBack(async (db) => {
    const other = await newSubscriber(db, { monthly_limit: 1 })
    const teacher = await newTeacher(db)
    await db.asUser(other, add, [await newSubscriptionProduct(db)])
    const product = await newSubscriptionProduct(db)
    await refused(db, teacher, product, 'subscription_required')
    await newSubscription(db, teacher.profileId, { monthly_limit: 1 })
    expect(await db.asUser(teacher, add, [product])).toHaveLength(1)
  }))
