import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newCategory, newPerson, newTeacher } from '../../support/world.ts'

const move = 'select public.move_category($1, $2, $3)'
const under = async (db: Database, parent: string) =>
  (
    await db.root(
      'select name from public.product_category where parent_id = $1 order by position, name',
      [parent],
    )
  ).map(({ name }) => name)

test('puts a category at its place among its new siblings', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const top = await newCategory(db, 'Top')
    const a = await newCategory(db, 'A', top)
    await newCategory(db, 'B', top)
    const c = await newCategory(db, 'C')
    await db.asUser(admin, move, [c, top, 1])
    expect(await under(db, top)).toEqual(['A', 'C', 'B'])
    await db.asUser(admin, move, [a, top, null])
    expect(await under(db, top)).toEqual(['C', 'B', 'A'])
    await db.asUser(admin, move, [a, null, 0])
    expect(await under(db, top)).toEqual(['C', 'B'])
  }))

test('refuses circles, names that are taken there, unknown ones, and others than administrators', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const top = await newCategory(db, 'Top')
    const child = await newCategory(db, 'Child', top)
    const other = await newCategory(db, 'Child')
    const unknown = '00000000-0000-4000-8000-00000000dead'
    await expectRefused(db.asUser(admin, move, [top, child, null]), 'category_cycle')
    await expectRefused(db.asUser(admin, move, [top, top, null]), 'category_cycle')
    await expectRefused(db.asUser(admin, move, [unknown, top, null]), 'category_not_found')
    await expectRefused(db.asUser(admin, move, [top, unknown, null]), 'category_not_found')
    await expect(db.asUser(admin, move, [other, top, null])).rejects.toMatchObject({
      constraint: 'product_category_parent_slug_key',
    })
    await expectRefused(db.asUser(await newTeacher(db), move, [child, null, 0]), 'admin_required')
    expect(await under(db, top)).toEqual(['Child'])
  }))
