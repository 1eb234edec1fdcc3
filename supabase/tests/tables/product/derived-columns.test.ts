import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTag } from '../../support/world.ts'

const searchField = async (db: Database, id: string) =>
  (await db.root('select search_field from public.product where id = $1', [id]))[0]?.[
    'search_field'
  ]

test('the search text holds title, description without markup, tags, questions, price and sku', () =>
  rolledBack(async (db) => {
    const id = await newProduct(db, {
      title: 'Breuke & desimale',
      description: '<h2>Wat kry jy?</h2><p>Twintig&nbsp;bladsye, 6 &lt; 9</p>',
      price: '49.5',
      sku: 1042,
      tags: [await newTag(db, 'Worksheet'), await newTag(db, 'Afrikaans')],
      questions: JSON.stringify([
        { type: 'Radio', label: 'Name of the Learner', hint: '', items: ['Class', 'List'] },
      ]),
    })
    expect(await searchField(db, id)).toBe(
      'breuke & desimale wat kry jy? twintig bladsye, 6 < 9 afrikaans worksheet name of the learner class list 49.50 1042 product',
    )
  }))

test('the search text follows the resource', () =>
  rolledBack(async (db) => {
    const id = await newProduct(db, { title: 'Before', price: null })
    await db.asUser(
      await newPerson(db, ['admin']),
      `update public.product set title = 'After' where id = $1`,
      [id],
    )
    expect(await searchField(db, id)).toBe('after product')
  }))

test('a renamed tag is found by its new name, a deleted one not at all', () =>
  rolledBack(async (db) => {
    const tag = await newTag(db, 'Memo')
    const id = await newProduct(db, { title: 'Test', price: null, tags: [tag] })
    const admin = await newPerson(db, ['admin'])

    await db.asUser(admin, `update public.product_tag set name = 'Memorandum' where id = $1`, [tag])
    expect(await searchField(db, id)).toBe('test memorandum product')

    await db.asUser(admin, 'delete from public.product_tag where id = $1', [tag])
    expect(await searchField(db, id)).toBe('test product')
    expect(await db.root('select tags from public.product where id = $1', [id])).toEqual([
      { tags: [] },
    ])
  }))

test('a tag that does not exist is refused', () =>
  rolledBack(async (db) => {
    await expectRefused(
      newProduct(db, { tags: ['00000000-0000-4000-8000-00000000dead'] }),
      'tag_not_found',
    )
  }))

test('the sale price follows price and discount', () =>
  rolledBack(async (db) => {
    const id = await newProduct(db, { price: '99.99', discount_percentage: '15' })
    const salePrice =
      'select public._product_sale_price(product) as sale_price from public.product as product where id = $1'
    expect(await db.asAnon(salePrice, [id])).toEqual([{ sale_price: '84.99' }])

    const admin = await newPerson(db, ['admin'])
    await db.asUser(admin, 'update public.product set discount_percentage = null where id = $1', [
      id,
    ])
    expect(await db.asAnon(salePrice, [id])).toEqual([{ sale_price: '99.99' }])

    await db.asUser(admin, 'update public.product set price = null where id = $1', [id])
    expect(await db.asAnon(salePrice, [id])).toEqual([{ sale_price: null }])
  }))

test('updated_at changes with every change', () =>
  rolledBack(async (db) => {
    const id = await newProduct(db)
    await db.root(`alter table public.product disable trigger set_updated_at`)
    await db.root(`update public.product set updated_at = '2020-01-01' where id = $1`, [id])
    await db.root(`alter table public.product enable trigger set_updated_at`)
    await db.root(`update public.product set featured = true where id = $1`, [id])
    expect(
      await db.root('select updated_at = now() as moved from public.product where id = $1', [id]),
    ).toEqual([{ moved: true }])
  }))
