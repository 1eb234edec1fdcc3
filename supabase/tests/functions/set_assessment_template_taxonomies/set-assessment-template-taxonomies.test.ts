import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newSubject } from '../../support/papers.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const set = 'select public.set_assessment_template_taxonomies($1, $2, $3) as done'

async function paperWith(db: Database) {
  const [paper] = await db.root(
    `insert into public.assessment_template (title, complexity, total_minutes, subject_id, instructions)
     values ('Term test', 'Simple', 60, $1, '["Answer all."]') returning id, updated_at::text as version`,
    [await newSubject(db)],
  )
  const rows = await db.root(
    `insert into public.taxonomy (name) values ('Zz CAPS'), ('Zz Bloom'), ('Zz Barrett') returning id`,
  )
  const [caps, bloom, barrett] = rows.map(({ id }) => String(id))
  const admin = await newPerson(db, ['admin'])
  return {
    id: String(paper?.['id']),
    version: String(paper?.['version']),
    caps,
    bloom,
    barrett,
    admin,
  }
}

const chosen = async (db: Database, id: string) => {
  const rows = await db.root(
    `select taxonomy_id from public.assessment_template_taxonomy
     where assessment_template_id = $1 order by position`,
    [id],
  )
  return rows.map(({ taxonomy_id: taxonomy }) => taxonomy)
}

test('the taxonomies of a paper are replaced at once, in their order', () =>
  rolledBack(async (db) => {
    const { id, caps, bloom, barrett, admin } = await paperWith(db)
    for (const wanted of [[caps, bloom], [bloom, caps], [barrett], [barrett, caps, bloom], []]) {
      expect(await db.asUser(admin, set, [id, wanted, null])).toEqual([{ done: true }])
      expect(await chosen(db, id)).toEqual(wanted)
    }
    await db.asUser(admin, set, [id, [caps, caps, bloom], null])
    expect(await chosen(db, id)).toEqual([caps, bloom])
  }))

test('those of another version than the named one stay', () =>
  rolledBack(async (db) => {
    const { id, version, caps, bloom, admin } = await paperWith(db)
    expect(await db.asUser(admin, set, [id, [caps], version])).toEqual([{ done: true }])
    const before = '2026-01-01T00:00:00.000001+00:00'
    expect(await db.asUser(admin, set, [id, [bloom], before])).toEqual([{ done: false }])
    expect(await chosen(db, id)).toEqual([caps])
  }))

test('only administrators choose them', () =>
  rolledBack(async (db) => {
    const { id, caps, bloom, admin } = await paperWith(db)
    await db.asUser(admin, set, [id, [caps], null])
    const others = [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])]
    for (const person of others)
      expect(await db.asUser(person, set, [id, [bloom], null])).toEqual([{ done: false }])
    expect(await chosen(db, id)).toEqual([caps])
    await expectRefused(
      db.asAnon(set, [id, [bloom], null]),
      'permission denied for function set_assessment_template_taxonomies',
    )
  }))

test('a taxonomy that is not there leaves those that were chosen', () =>
  rolledBack(async (db) => {
    const { id, caps, admin } = await paperWith(db)
    await db.asUser(admin, set, [id, [caps], null])
    await expect(db.asUser(admin, set, [id, [crypto.randomUUID()], null])).rejects.toThrow(
      /assessment_template_taxonomy_taxonomy_id_fkey/,
    )
    expect(await chosen(db, id)).toEqual([caps])
  }))
