import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newCategory, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const ask = 'select public.categories_for_admin() as categories'

test('lists the categories with their slugs and how much each holds itself', () =>
  rolledBack(async (db) => {
    const top = await newCategory(db, 'Ünder  the Sun!')
    await newCategory(db, 'Below', top)
    await newProduct(db, { category_id: top })
    const [row] = await db.asUser(await newPerson(db, ['admin']), ask)
    const categories = row?.['categories'] as { id: string; parentId: string | null }[]
    expect(categories.filter(({ id, parentId }) => id === top || parentId === top)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Ünder  the Sun!', resources: 1, bundles: 0 }),
        expect.objectContaining({ name: 'Below', slug: 'below', resources: 0, parentId: top }),
      ]),
    )
  }))

test('is for administrators', () =>
  rolledBack(async (db) => {
    await expectRefused(db.asUser(await newTeacher(db), ask), 'admin_required')
    await expectRefused(db.asAnon(ask), 'permission denied for function categories_for_admin')
  }))
