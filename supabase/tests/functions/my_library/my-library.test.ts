import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newPurchase, newSubscriber, newSubscriptionProduct } from '../../support/library.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newProduct, newTeacher } from '../../support/world.ts'

const titles = async (db: Database, person: Person, view: string, words = '') =>
  (
    await db.asUser(person, 'select title from public.my_library($1, $2) order by title', [
      view,
      words,
    ])
  ).map((row) => row['title'])

async function shelf(db: Database) {
  const teacher = await newSubscriber(db, { grand_fathered: true })
  const bought = await newProduct(db, { title: 'Bought fractions' })
  await newPurchase(db, teacher.profileId, bought)
  const subscribed = await newSubscriptionProduct(db, { title: 'Subscribed decimals' })
  await db.asUser(teacher, 'select from public.add_to_library($1)', [subscribed])
  await newProduct(db, { title: 'Somebody else buys this' })
  return { teacher, bought, subscribed }
}

test('the three views: bought, subscribed, and both', () =>
  rolledBack(async (db) => {
    const { teacher } = await shelf(db)
    expect(await titles(db, teacher, 'bought')).toEqual(['Bought fractions'])
    expect(await titles(db, teacher, 'subscribed')).toEqual(['Subscribed decimals'])
    expect(await titles(db, teacher, 'purchased')).toEqual([
      'Bought fractions',
      'Subscribed decimals',
    ])
    expect(await titles(db, teacher, 'everything')).toEqual([])
    expect(await titles(db, await newTeacher(db), 'purchased')).toEqual([])
  }))

test('a resource that is owned twice is listed once', () =>
  rolledBack(async (db) => {
    const { teacher, bought, subscribed } = await shelf(db)
    await newPurchase(db, teacher.profileId, bought)
    await newPurchase(db, teacher.profileId, subscribed)
    expect(await titles(db, teacher, 'purchased')).toEqual([
      'Bought fractions',
      'Subscribed decimals',
    ])
  }))

test('owned resources stay after the shop has stopped selling them', () =>
  rolledBack(async (db) => {
    const { teacher, bought } = await shelf(db)
    await db.root('update public.product set publish_date = null where id = $1', [bought])
    expect(await titles(db, teacher, 'bought')).toEqual(['Bought fractions'])
  }))

test('every word must match literally', () =>
  rolledBack(async (db) => {
    const { teacher } = await shelf(db)
    expect(await titles(db, teacher, 'purchased', ' FRACTIONS  bou ')).toEqual(['Bought fractions'])
    expect(await titles(db, teacher, 'purchased', 'fractions decimals')).toEqual([])
    expect(await titles(db, teacher, 'purchased', 'f%s')).toEqual([])
    expect(await titles(db, teacher, 'purchased', `'; drop table product; --`)).toEqual([])
  }))

test('visitors have no library', () =>
  rolledBack(async (db) => {
    await expectRefused(
      db.asAnon('select from public.my_library()'),
      'permission denied for function my_library',
    )
  }))
