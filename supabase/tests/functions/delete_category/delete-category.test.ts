import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newCategory, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const remove = 'select public.delete_category($1, $2, $3) as moved'

test('moves what the category held to where one says', () =>
  rolledBack(async (db) => {
    const gone = await newCategory(db, 'Gone')
    const heir = await newCategory(db, 'Heir')
    const child = await newCategory(db, 'Child', gone)
    const product = await newProduct(db, { category_id: gone })
    const bundle = await newBundle(db, [product], { category_id: gone })
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(admin, remove, [gone, heir, heir])).toEqual([{ moved: 2 }])
    expect(
      await db.root(
        `select category_id from public.product where id = $1
         union all select category_id from public.product_bundle where id = $2
         union all select parent_id from public.product_category where id = $3`,
        [product, bundle, child],
      ),
    ).toEqual([{ category_id: heir }, { category_id: heir }, { category_id: heir }])
    expect(await db.root('select from public.product_category where id = $1', [gone])).toEqual([])
    expect(await db.asUser(admin, remove, [heir, null, null])).toEqual([{ moved: 2 }])
  }))

test('refuses itself and what is under it as the place, and others than administrators', () =>
  rolledBack(async (db) => {
    const gone = await newCategory(db, 'Gone')
    const child = await newCategory(db, 'Child', gone)
    const admin = await newPerson(db, ['admin'])
    await expectRefused(db.asUser(admin, remove, [gone, gone, null]), 'category_target_deleted')
    await expectRefused(db.asUser(admin, remove, [gone, null, child]), 'category_cycle')
    await expectRefused(
      db.asUser(admin, remove, ['00000000-0000-4000-8000-00000000dead', null, null]),
      'category_not_found',
    )
    await expectRefused(
      db.asUser(await newTeacher(db), remove, [gone, null, null]),
      'admin_required',
    )
    expect(await db.root('select from public.product_category where id = $1', [gone])).toHaveLength(
      1,
    )
  }))
