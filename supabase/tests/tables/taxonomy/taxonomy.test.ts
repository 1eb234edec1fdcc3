import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const read = `select name from public.taxonomy where name like 'Social Sciences, Grades 4%'`
const levels = `select label, percentage from public.cognitive_level as level
  join public.taxonomy on taxonomy.id = taxonomy_id
  where name like 'Social Sciences, Grades 4%' order by level.position`

test('teachers read taxonomies and write none', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    expect(await db.asUser(teacher, levels)).toEqual([
      { label: 'Low order', percentage: 30 },
      { label: 'Middle order', percentage: 50 },
      { label: 'High order', percentage: 20 },
    ])
    await expectRefused(
      db.asUser(teacher, `insert into public.taxonomy (name) values ('x')`),
      noPolicy('taxonomy'),
    )
    expect(await db.asUser(teacher, `update public.taxonomy set name = 'x' returning id`)).toEqual(
      [],
    )
    expect(await db.asUser(teacher, 'delete from public.cognitive_level returning id')).toEqual([])
  }))

test('others read none', () =>
  rolledBack(async (db) => {
    expect(await db.asUser(await newPerson(db, ['reporting']), read)).toEqual([])
    await expectRefused(db.asAnon(read), noRight('taxonomy'))
    expect(await db.root(read)).toHaveLength(1)
  }))

test('every taxonomy that comes with the product adds up to 100 and names its source', () =>
  rolledBack(async (db) => {
    expect(
      await db.root(
        `select name from public.taxonomy where source = '' or 100 <> (
           select sum(percentage) from public.cognitive_level where taxonomy_id = taxonomy.id)`,
      ),
    ).toEqual([])
  }))

test('changing a level updates its taxonomy’s updated_at', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await db.root(`alter table public.taxonomy disable trigger set_updated_at`)
    await db.root(`update public.taxonomy set updated_at = '2025-01-01'`)
    await db.asUser(
      admin,
      `update public.cognitive_level set percentage = 31 where label = 'Low order'`,
    )
    const [row] = await db.root(
      `select updated_at = now() as newer from public.taxonomy where name like 'Social Sciences, Grades 4%'`,
    )
    expect(row).toEqual({ newer: true })
  }))
