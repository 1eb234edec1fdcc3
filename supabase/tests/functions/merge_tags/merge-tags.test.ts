import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newPerson, newProduct, newTag, newTeacher } from '../../support/world.ts'

const merge = 'select public.merge_tags($1, $2) as moved'
const unknown = '00000000-0000-4000-8000-00000000dead'

test('what carried one tag carries the other, once, and the words of the search follow', () =>
  rolledBack(async (db) => {
    const [going, staying, other] = [
      await newTag(db, 'Breuke'),
      await newTag(db, 'Fractions'),
      await newTag(db, 'Term 1'),
    ]
    const both = await newProduct(db, { title: 'Both', tags: [going, other, staying] })
    const one = await newProduct(db, { title: 'One', tags: [going] })
    const none = await newProduct(db, { title: 'None', tags: [other] })
    await newBundle(db, [one], { title: 'Bundle', tags: [going] })
    expect(await db.asUser(await newPerson(db, ['admin']), merge, [going, staying])).toEqual([
      { moved: 3 },
    ])
    expect(
      await db.root(
        `select title, tags, search_field like '%breuke%' as old from public.product
         where id = any ($1) union all select title, tags, search_field like '%breuke%'
         from public.product_bundle where title = 'Bundle' order by title`,
        [[both, one, none]],
      ),
    ).toEqual([
      { title: 'Both', tags: [other, staying], old: false },
      { title: 'Bundle', tags: [staying], old: false },
      { title: 'None', tags: [other], old: false },
      { title: 'One', tags: [staying], old: false },
    ])
    expect(await db.root('select from public.product_tag where id = $1', [going])).toEqual([])
  }))

test('refuses a tag and itself, unknown tags, and everybody but administrators', () =>
  rolledBack(async (db) => {
    const tag = await newTag(db, 'Breuke')
    const other = await newTag(db, 'Fractions')
    const admin = await newPerson(db, ['admin'])
    await expectRefused(db.asUser(admin, merge, [tag, tag]), 'tag_merge_same')
    await expectRefused(db.asUser(admin, merge, [tag, unknown]), 'tag_not_found')
    await expectRefused(db.asUser(await newTeacher(db), merge, [tag, other]), 'admin_required')
    await expectRefused(
      db.asUser(await newPerson(db, ['superadmin']), merge, [tag, other]),
      'admin_required',
    )
    expect(await db.root('select from public.product_tag where id = $1', [tag])).toHaveLength(1)
  }))
