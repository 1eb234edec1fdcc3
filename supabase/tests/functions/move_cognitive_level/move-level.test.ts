import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

/** A taxonomy with these levels, made one after the other as the form does. */
async function made(db: Database, labels: readonly string[]) {
  const [taxonomy] = await db.root(
    `insert into public.taxonomy (name) values ('Levels in order') returning id`,
  )
  for (const label of labels)
    await db.root(
      'insert into public.cognitive_level (taxonomy_id, label, percentage) values ($1, $2, 10)',
      [taxonomy?.['id'], label],
    )
  const inOrder = async () =>
    (
      await db.root(
        'select label from public.cognitive_level where taxonomy_id = $1 order by position, id',
        [taxonomy?.['id']],
      )
    ).map(({ label }) => label)
  const move = async (person: Person, label: string, up: boolean) => {
    const [answer] = await db.asUser(
      person,
      `select public.move_cognitive_level(id, $2) as moved from public.cognitive_level
       where taxonomy_id = $3 and label = $1`,
      [label, up, taxonomy?.['id']],
    )
    return answer?.['moved']
  }
  return { inOrder, move, id: taxonomy?.['id'] }
}

test('a new level is the last, and changes places with its neighbours', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const { inOrder, move } = await made(db, ['a', 'b', 'c'])
    expect(await inOrder()).toEqual(['a', 'b', 'c'])
    expect(await move(admin, 'c', true)).toBe(true)
    expect(await inOrder()).toEqual(['a', 'c', 'b'])
    expect(await move(admin, 'a', false)).toBe(true)
    expect(await inOrder()).toEqual(['c', 'a', 'b'])
    expect(await move(admin, 'c', true)).toBe(false)
    expect(await move(admin, 'b', false)).toBe(false)
    expect(await inOrder()).toEqual(['c', 'a', 'b'])
  }))

test('levels on one place, as an import may leave them, are moved too', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const { inOrder, move, id } = await made(db, ['a', 'b', 'c'])
    await db.root('update public.cognitive_level set position = 9 where taxonomy_id = $1', [id])
    const [first] = await inOrder()
    expect(await move(admin, String(first), false)).toBe(true)
    expect((await inOrder())[1]).toBe(first)
  }))

test('a teacher moves none', () =>
  rolledBack(async (db) => {
    const { inOrder, move } = await made(db, ['a', 'b'])
    expect(await move(await newTeacher(db), 'b', true)).toBe(false)
    expect(await inOrder()).toEqual(['a', 'b'])
  }))

test('a taxonomy has at most twenty levels', () =>
  rolledBack(async (db) => {
    const { id } = await made(db, 'abcdefghijklmnopqrst'.split(''))
    await expectRefused(
      db.root(
        `insert into public.cognitive_level (taxonomy_id, label, percentage) values ($1, 'u', 1)`,
        [id],
      ),
      'too_many_levels',
    )
  }))
