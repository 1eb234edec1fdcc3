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

test('what was acquired last is first, page by page', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db, { grand_fathered: true })
    const buy = async (title: string, day: string) => {
      const id = await newProduct(db, { title })
      await newPurchase(db, teacher.profileId, id)
      await db.root(
        `update public.teacher_products_order as parent set order_date_time = $2
         from public.order_line as line where line.order_id = parent.id and line.product_id = $1`,
        [id, day],
      )
      return id
    }
    await buy('Second', '2026-02-01')
    const first = await buy('First', '2026-01-01')
    await buy('Third, b', '2026-03-01')
    await buy('Third, a', '2026-03-01')
    const page = async (atMost: number | null, skipping: number) =>
      (
        await db.asUser(
          teacher,
          `select title, public._owned_since(product) as since
           from public.my_library(at_most => $1, skipping => $2) as product`,
          [atMost, skipping],
        )
      ).map((row) => row['title'])
    expect(await page(null, 0)).toEqual(['Third, a', 'Third, b', 'Second', 'First'])
    expect(await page(2, 0)).toEqual(['Third, a', 'Third, b'])
    expect(await page(2, 2)).toEqual(['Second', 'First'])
    expect(await page(-1, -1)).toEqual([])
    const since = await db.asUser(
      teacher,
      'select public._owned_since(product)::text as since from public.product where id = $1',
      [first],
    )
    expect(String(since[0]?.['since'])).toMatch(/^2026-01-01/)
    const stranger = await newTeacher(db)
    expect(
      await db.asUser(
        stranger,
        'select public._owned_since(product) as since from public.product where id = $1',
        [first],
      ),
    ).toEqual([{ since: null }])
  }))

test('a category and tags narrow the library', () =>
  rolledBack(async (db) => {
    const { teacher, bought } = await shelf(db)
    const [category] = await db.root(
      "insert into public.product_category (name, grade) values ('Narrow', '4') returning id",
    )
    const [made] = await db.root(
      "insert into public.product_tag (name) values ('Narrow') returning id",
    )
    const tag = made?.['id']
    await db.root(
      'update public.product set category_id = $2, tags = array[$3::uuid] where id = $1',
      [bought, category?.['id'], tag],
    )
    const narrowed = async (categoryIds: unknown, tagIds: unknown) =>
      (
        await db.asUser(
          teacher,
          'select title from public.my_library(category_ids => $1, tag_ids => $2)',
          [categoryIds, tagIds],
        )
      ).map((row) => row['title'])
    expect(await narrowed([category?.['id']], null)).toEqual(['Bought fractions'])
    expect(await narrowed(null, [tag])).toEqual(['Bought fractions'])
    expect(await narrowed([tag], null)).toEqual([])
    expect(await narrowed(null, [category?.['id']])).toEqual([])
  }))

test('visitors have no library', () =>
  rolledBack(async (db) => {
    await expectRefused(
      db.asAnon('select from public.my_library()'),
      'permission denied for function my_library',
    )
  }))
