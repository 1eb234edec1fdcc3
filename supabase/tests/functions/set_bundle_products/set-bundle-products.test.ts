import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const set = 'select member_count from public.set_bundle_products($1, $2)'
const members = (db: Database) =>
  db.root('select title, position from public.product_bundle_product order by position')

test('replaces the members, in the order given, each once', () =>
  rolledBack(async (db) => {
    const [a, b, c] = [
      await newProduct(db, { title: 'A' }),
      await newProduct(db, { title: 'B' }),
      await newProduct(db, { title: 'C' }),
    ]
    const bundle = await newBundle(db, [a, b])
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(admin, set, [bundle, [c, b, c]])).toEqual([{ member_count: 2 }])
    expect(await members(db)).toEqual([
      { title: 'C', position: 0 },
      { title: 'B', position: 1 },
    ])
  }))

test('refuses an empty list, unknown resources and unknown bundles', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db, { title: 'A' })
    const bundle = await newBundle(db, [product])
    const admin = await newPerson(db, ['admin'])
    const unknown = '00000000-0000-4000-8000-00000000dead'
    await expectRefused(db.asUser(admin, set, [bundle, []]), 'bundle_products_required')
    await expectRefused(db.asUser(admin, set, [bundle, null]), 'bundle_products_required')
    await expectRefused(db.asUser(admin, set, [bundle, [unknown]]), 'product_not_found')
    await expectRefused(db.asUser(admin, set, [bundle, [null]]), 'product_not_found')
    await expectRefused(db.asUser(admin, set, [unknown, [product]]), 'bundle_not_found')
    expect(await members(db)).toEqual([{ title: 'A', position: 0 }])
  }))

test('is for administrators', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db, { title: 'A' })
    const other = await newProduct(db, { title: 'B' })
    const bundle = await newBundle(db, [product])
    await expectRefused(db.asUser(await newTeacher(db), set, [bundle, [other]]), 'bundle_not_found')
    await expectRefused(
      db.asAnon(set, [bundle, [other]]),
      'permission denied for function set_bundle_products',
    )
    expect(await members(db)).toEqual([{ title: 'A', position: 0 }])
  }))
