import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../../support/world.ts'

type Goods = Record<string, unknown>

async function search(db: Database, person: Person, words: string, atMost = 30): Promise<Goods[]> {
  const [row] = await db.asUser(person, 'select public.search_goods($1, $2) as found', [
    words,
    atMost,
  ])
  return row?.['found'] as Goods[] // an array, as the function says
}

const titles = (goods: Goods[]) => goods.map(({ title }) => title)

test('every word is in what is found, bundles too, and a title with the words comes first', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const chart = await newProduct(db, { title: 'Aardvark wall chart', price: '80.00' })
    await newProduct(db, { title: 'About animals', description: 'An aardvark wall in a book' })
    await newBundle(db, [chart], { title: 'All aardvark wall charts' })
    expect(titles(await search(db, admin, 'AARDVARK wall'))).toEqual([
      'Aardvark wall chart',
      'All aardvark wall charts',
      'About animals',
    ])
    expect(titles(await search(db, admin, 'aardvark wall', 2))).toHaveLength(2)
    expect(await search(db, admin, 'aardvark zebra')).toEqual([])
  }))

test('what is not for sale yet is found and marked, with its price of today', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await newProduct(db, {
      title: 'Aardvark to come',
      publish_date: null,
      price: '80.00',
      discount_percentage: '25',
      physical: true,
      language: 'af',
    })
    expect(await search(db, admin, 'aardvark')).toEqual([
      {
        productId: id,
        productBundleId: null,
        title: 'Aardvark to come',
        price: '60.00',
        sku: null,
        physical: true,
        language: 'af',
        questions: [],
        forSale: false,
      },
    ])
  }))

test('a number finds the resource with that number first, and no words the newest', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await newProduct(db, { title: '4713 sums' })
    await newProduct(db, { title: 'Zebras', sku: 4713 })
    await newProduct(db, { title: 'Newest', publish_date: '2099-01-01T00:00:00Z' })
    expect(titles(await search(db, admin, ' 4713 '))).toEqual(['Zebras', '4713 sums'])
    expect(titles(await search(db, admin, '', 1))).toEqual(['Newest'])
  }))

test('only administrators search', () =>
  rolledBack(async (db) => {
    await expectRefused(search(db, await newTeacher(db), 'a'), 'admin_required')
    await expectRefused(search(db, await newPerson(db, ['superadmin']), 'a'), 'admin_required')
  }))
