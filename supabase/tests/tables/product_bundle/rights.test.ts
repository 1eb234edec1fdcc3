import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const read = 'select id from public.product_bundle where id = $1'
const readMembers =
  'select title from public.product_bundle_product where product_bundle_id = $1 order by position'

test.each([{ publish_date: null }, { publish_date: '2099-01-01T00:00:00Z' }])(
  'a bundle with %o, and what is in it, is for administrators only',
  (columns) =>
    rolledBack(async (db) => {
      const id = await newBundle(db, [await newProduct(db)], columns)
      const others = [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])]
      for (const query of [read, readMembers]) {
        expect(await db.asAnon(query, [id])).toEqual([])
        for (const person of others) expect(await db.asUser(person, query, [id])).toEqual([])
        expect(await db.asUser(await newPerson(db, ['admin']), query, [id])).toHaveLength(1)
        expect(await db.root(query, [id])).toHaveLength(1)
      }
    }),
)

test('everybody reads a published bundle and the titles of its members in order, even of unpublished ones', () =>
  rolledBack(async (db) => {
    const first = await newProduct(db, { title: 'Zebra', publish_date: null })
    const second = await newProduct(db, { title: 'Aardvark' })
    const id = await newBundle(db, [first, second])
    for (const rows of [
      await db.asAnon(readMembers, [id]),
      await db.asUser(await newTeacher(db), readMembers, [id]),
    ]) {
      expect(rows).toEqual([{ title: 'Zebra' }, { title: 'Aardvark' }])
    }
    expect(await db.asAnon('select id from public.product where id = $1', [first])).toEqual([])
  }))

test('administrators create, change and delete bundles and their members', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [bundle] = await db.asUser(
      admin,
      `insert into public.product_bundle (title, price) values ('Term 1', 20) returning id`,
    )
    const id = bundle?.['id']
    const product = await newProduct(db)
    await db.asUser(
      admin,
      'insert into public.product_bundle_product (product_bundle_id, product_id) values ($1, $2)',
      [id, product],
    )
    await db.asUser(
      admin,
      'update public.product_bundle_product set position = 3 where product_bundle_id = $1',
      [id],
    )
    await db.asUser(admin, 'update public.product_bundle set featured = true where id = $1', [id])
    expect(
      await db.root('select title, featured, member_count from public.product_bundle'),
    ).toEqual([{ title: 'Term 1', featured: true, member_count: 1 }])
    await db.asUser(admin, 'delete from public.product_bundle where id = $1', [id])
    expect(await db.root('select from public.product_bundle_product')).toEqual([])
  }))

test('nobody else writes bundles or members', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db)
    const other = await newProduct(db)
    const id = await newBundle(db, [product])
    const create = `insert into public.product_bundle (title) values ('Mine')`
    const reprice = 'update public.product_bundle set price = 0 where id = $1 returning id'
    const remove = 'delete from public.product_bundle where id = $1 returning id'
    const add =
      'insert into public.product_bundle_product (product_bundle_id, product_id) values ($1, $2)'
    const take =
      'delete from public.product_bundle_product where product_bundle_id = $1 returning id'

    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])]) {
      await expectRefused(db.asUser(person, create), noPolicy('product_bundle'))
      await expectRefused(db.asUser(person, add, [id, other]), noPolicy('product_bundle_product'))
      for (const write of [reprice, remove, take]) {
        expect(await db.asUser(person, write, [id])).toEqual([])
      }
    }
    await expectRefused(db.asAnon(create), noRight('product_bundle'))
    await expectRefused(db.asAnon(reprice, [id]), noRight('product_bundle'))
    await expectRefused(db.asAnon(remove, [id]), noRight('product_bundle'))
    await expectRefused(db.asAnon(add, [id, other]), noRight('product_bundle_product'))
    await expectRefused(db.asAnon(take, [id]), noRight('product_bundle_product'))
    expect(await db.root('select price, member_count from public.product_bundle')).toEqual([
      { price: '150.00', member_count: 1 },
    ])
  }))

test.each(['mixed = true', 'physical = true', 'member_count = 9', `search_field = 'x'`])(
  'not even administrators set %s',
  (assignment) =>
    rolledBack(async (db) => {
      await newBundle(db, [])
      const admin = await newPerson(db, ['admin'])
      await expectRefused(
        db.asUser(admin, `update public.product_bundle set ${assignment}`),
        noRight('product_bundle'),
      )
    }),
)
