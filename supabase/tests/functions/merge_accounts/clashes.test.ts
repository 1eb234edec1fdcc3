import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newSubscription } from '../../support/library.ts'
import { merge, twoAccounts, type Teacher } from '../../support/merging.ts'
import { newRow, newSubject } from '../../support/planning.ts'
import { newProduct } from '../../support/world.ts'

const day = (db: Database, { profileId }: Teacher, name: string, start: string) =>
  newRow(db, 'teacher_schedule', {
    teacher_profile_id: profileId,
    day: name,
    periods: 6,
    period_duration: 30,
    start_time: start,
  })

test('of a day that both have, the one of the account that stays stands', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await day(db, both.kept, 'Monday', '07:30')
    await day(db, both.emptied, 'Monday', '08:00')
    await day(db, both.emptied, 'Tuesday', '08:00')
    expect(await merge(db, both)).toEqual(['teacher_schedule 1/1'])
    expect(
      await db.asUser(
        both.kept,
        'select day, start_time from public.teacher_schedule order by day',
      ),
    ).toEqual([
      { day: 'Monday', start_time: '07:30:00' },
      { day: 'Tuesday', start_time: '08:00:00' },
    ])
  }))

test('two classes of one name both stay; the moved one says where it comes from', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const subject = await newSubject(db)
    for (const [{ profileId }, name] of [
      [both.kept, '4A'],
      [both.emptied, '4a'],
    ] as const) {
      const klass = await newRow(db, 'teacher_class_subject', {
        teacher_profile_id: profileId,
        name,
        subject_id: subject,
        year: 2026,
      })
      await newRow(db, 'teacher_class_period', {
        teacher_profile_id: profileId,
        teacher_class_subject_id: klass,
        year: 2026,
        day: 'Monday',
        period: 1,
      })
    }
    expect(await merge(db, both)).toEqual(['teacher_class_period 0/1', 'teacher_class_subject 1/0'])
    expect(
      await db.asUser(both.kept, 'select name from public.teacher_class_subject order by name'),
    ).toEqual([{ name: '4A' }, { name: `4a (${both.emptied.email.slice(0, 6)})` }])
  }))

test('a resource that both added is in the library once', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const product = await newProduct(db, { subscription_product: true })
    for (const { profileId } of [both.kept, both.emptied]) {
      await newRow(db, 'product_subscription', {
        teacher_profile_id: profileId,
        product_id: product,
      })
    }
    expect(await merge(db, both)).toEqual(['product_subscription 0/1'])
    expect(await db.asUser(both.kept, 'select id from public.my_library()')).toEqual([
      { id: product },
    ])
  }))

test('of two packages the one that still counts stays, and two that count are refused', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await newSubscription(db, both.kept.profileId, { status_text: 'CANCELLED', title: 'Old' })
    await newSubscription(db, both.emptied.profileId, { title: 'Counts' })
    await db.root('savepoint before')
    await merge(db, both)
    const titles = 'select title from public.teacher_subscription'
    expect(await db.asUser(both.kept, titles)).toEqual([{ title: 'Counts' }])
    await db.root('rollback to savepoint before')
    await db.root(`update public.teacher_subscription set status_text = 'ACTIVE'`)
    await expect(merge(db, both)).rejects.toMatchObject({ message: 'merge_two_subscriptions' })
    await db.root(`update public.teacher_subscription set status_text = 'CANCELLED'`)
    await merge(db, both)
    expect(await db.asUser(both.kept, titles)).toEqual([{ title: 'Old' }])
  }))

test('what the kept profile does not say is taken from the other, and nothing of what it says changes', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const details =
      'select name, province, translate_i18n from public.teacher_profile where id = $1'
    await db.root(
      `update public.teacher_profile set name = 'Other', province = 'Gauteng', translate_i18n = 'af' where id = $1`,
      [both.emptied.profileId],
    )
    await db.root('savepoint before')
    await merge(db, both)
    expect(await db.root(details, [both.kept.profileId])).toEqual([
      { name: 'Thandi', province: 'Limpopo', translate_i18n: 'af' },
    ])
    await db.root('rollback to savepoint before')
    await db.root(
      `update public.teacher_profile set title = null, name = null, surname = null, language = null,
         province = null, days_per_week = null where id = $1`,
      [both.kept.profileId],
    )
    await merge(db, both)
    expect(await db.root(details, [both.kept.profileId])).toMatchObject([
      { name: 'Other', province: 'Gauteng' },
    ])
  }))

test('what was deleted a moment ago can still be brought back', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const klass = await newRow(db, 'teacher_class_subject', {
      teacher_profile_id: both.emptied.profileId,
      name: '4A',
      subject_id: await newSubject(db),
    })
    await db.asUser(both.emptied, 'select public.delete_class($1)', [klass])
    await merge(db, both)
    expect(
      await db.asUser(both.kept, 'select (public.restore_class($1)).name as name', [klass]),
    ).toEqual([{ name: '4A' }])
  }))
