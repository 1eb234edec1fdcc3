import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const find = 'select title from public.search_bundles($1)'

test('finds unpublished bundles by every word, also in the titles of the members, for administrators', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db, { title: 'Zebras and kudus' })
    await newBundle(db, [product], { title: 'Wildlife zz', publish_date: null })
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(admin, find, ['zz kudus'])).toEqual([{ title: 'Wildlife zz' }])
    expect(await db.asUser(admin, find, ['zz lions'])).toEqual([])
    expect(await db.asUser(await newTeacher(db), find, ['zz kudus'])).toEqual([])
  }))
