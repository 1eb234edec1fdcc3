import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newPerson, newProduct, newTag } from '../../support/world.ts'

const derived = async (db: Database) =>
  (
    await db.root(
      `select member_count, physical, search_field,
         private.price_now(id, price, discount_percentage) as sale_price from public.product_bundle`,
    )
  )[0]

test('members, physical, price and search text are derived', () =>
  rolledBack(async (db) => {
    const first = await newProduct(db, { title: 'Number Cards', physical: true })
    const second = await newProduct(db, { title: 'Counting Frame' })
    await newBundle(db, [first, second], {
      title: 'Start of the Year',
      description: '<p>For <b>Grade R</b></p>',
      price: '99.99',
      discount_percentage: '15',
      tags: [await newTag(db, 'Poster')],
    })
    expect(await derived(db)).toEqual({
      member_count: 2,
      physical: true,
      sale_price: '84.99',
      search_field: 'start of the year for grade r number cards counting frame poster 99.99 15.00',
    })
  }))

test('they follow the members and their changes', () =>
  rolledBack(async (db) => {
    const card = await newProduct(db, { title: 'Cards' })
    const frame = await newProduct(db, { title: 'Frame' })
    const id = await newBundle(db, [card], { title: 'Start', price: null })
    const admin = await newPerson(db, ['admin'])
    expect(await derived(db)).toMatchObject({ physical: false, search_field: 'start cards' })

    await db.asUser(
      admin,
      'insert into public.product_bundle_product (product_bundle_id, product_id) values ($1, $2)',
      [id, frame],
    )
    expect(await derived(db)).toMatchObject({ member_count: 2 })

    await db.asUser(
      admin,
      `update public.product set title = 'Abacus', physical = true where id = $1`,
      [frame],
    )
    expect(await derived(db)).toMatchObject({ physical: true })
    expect((await derived(db))?.['search_field']).toContain('abacus')

    await db.asUser(admin, 'delete from public.product where id = $1', [frame])
    expect(await derived(db)).toMatchObject({
      member_count: 1,
      physical: false,
      search_field: 'start cards',
    })
  }))

const offer = async (db: Database, id: string) =>
  (
    await db.asAnon(
      `select bundle._apart_price::text as apart, bundle._saving::text as saving
       from public.product_bundle as bundle where id = $1`,
      [id],
    )
  )[0]

test('what the members cost apart, and what the bundle saves, to the cent', () =>
  rolledBack(async (db) => {
    const reduced = await newProduct(db, { price: '33.33', discount_percentage: '10' }) // R30.00
    const full = await newProduct(db, { price: '66.67' })
    const free = await newProduct(db, { price: null })
    const members = [reduced, full, free]
    // 15 % off R79.99 is R67.99.
    const id = await newBundle(db, members, { price: '79.99', discount_percentage: '15' })
    expect(await offer(db, id)).toEqual({ apart: '96.67', saving: '28.68' })

    // A cent less or more, and at the same price nothing is saved.
    for (const [price, saving] of [
      ['96.66', '0.01'],
      ['96.67', null],
      ['96.68', null],
    ])
      expect(await offer(db, await newBundle(db, members, { price }))).toEqual({
        apart: '96.67',
        saving,
      })
    expect(await offer(db, await newBundle(db, members, { price: null }))).toEqual({
      apart: '96.67',
      saving: '96.67',
    })

    // With a member that is not sold by itself there is nothing to compare with.
    await db.root('update public.product set publish_date = null where id = $1', [full])
    expect(await offer(db, id)).toEqual({ apart: null, saving: null })
  }))

test('a renamed tag is found by its new name, a deleted one not at all', () =>
  rolledBack(async (db) => {
    const tag = await newTag(db, 'Memo')
    await newBundle(db, [], { title: 'Test', price: null, tags: [tag] })
    await db.root(`update public.product_tag set name = 'Memorandum' where id = $1`, [tag])
    expect(await derived(db)).toMatchObject({ search_field: 'test memorandum' })
    await db.root('delete from public.product_tag where id = $1', [tag])
    expect(await derived(db)).toMatchObject({ search_field: 'test' })
  }))

test('a tag that does not exist is refused', () =>
  rolledBack(async (db) => {
    await expectRefused(
      newBundle(db, [], { tags: ['00000000-0000-4000-8000-00000000dead'] }),
      'tag_not_found',
    )
  }))

test.each([
  ['product_bundle_title_present', { title: '  ' }],
  ['product_bundle_price_not_negative', { price: '-0.01' }],
  ['product_bundle_discount_percentage_range', { discount_percentage: '100.01' }],
  ['product_bundle_category_id_fkey', { category_id: '00000000-0000-4000-8000-00000000dead' }],
])('%s refuses %o', (constraint, columns) =>
  rolledBack(async (db) => {
    await expect(newBundle(db, [], columns)).rejects.toMatchObject({ constraint })
  }),
)

test('a resource is in a bundle once', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db)
    await expect(newBundle(db, [product, product])).rejects.toMatchObject({
      constraint: 'product_bundle_product_bundle_product_key',
    })
  }))

test('a bundle has the questions of its members, in their order, also for visitors', () =>
  rolledBack(async (db) => {
    const name = { type: 'Text', label: 'Name' }
    const colour = { type: 'Radio', label: 'Colour', items: ['red'] }
    const first = await newProduct(db, {
      questions: JSON.stringify([colour]),
      publish_date: null,
    })
    const second = await newProduct(db, { questions: JSON.stringify([name]) })
    const id = await newBundle(db, [first, await newProduct(db), second])
    expect(
      await db.asAnon(
        'select bundle._questions as questions from public.product_bundle bundle where id = $1',
        [id],
      ),
    ).toEqual([{ questions: [colour, name] }])
  }))
