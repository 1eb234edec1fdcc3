import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newPerson, newProduct, newTag, newTeacher } from '../../support/world.ts'

const ask = 'select public.tags_for_admin() as tags'

test('lists the tags by name with how many resources and bundles carry each', () =>
  rolledBack(async (db) => {
    const second = await newTag(db, 'zz Term 1')
    await newTag(db, 'ZZ empty')
    const product = await newProduct(db, { tags: [second] })
    await newProduct(db, { tags: [second] })
    await newBundle(db, [product], { tags: [second] })
    const [row] = await db.asUser(await newPerson(db, ['admin']), ask)
    const tags = row?.['tags'] as { name: string; resources: number; bundles: number }[]
    expect(tags.filter(({ name }) => /^zz/i.test(name))).toEqual([
      expect.objectContaining({ name: 'ZZ empty', resources: 0, bundles: 0 }),
      expect.objectContaining({ name: 'zz Term 1', resources: 2, bundles: 1 }),
    ])
  }))

test('is for administrators', () =>
  rolledBack(async (db) => {
    await expectRefused(db.asUser(await newTeacher(db), ask), 'admin_required')
    await expectRefused(db.asAnon(ask), 'permission denied for function tags_for_admin')
  }))
