import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const find = async (db: Database, person: Person, words: string) =>
  (
    await db.asUser(
      person,
      'select grade, subject from public.search_subjects($1) order by grade_order, subject',
      [words],
    )
  ).map(({ grade, subject }) => `${String(grade)} ${String(subject)}`)

test('a subject is found by its grade and by either name, however it is typed', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    expect(await find(db, admin, 'grade 4 wisk')).toEqual(['4 Mathematics'])
    expect(await find(db, admin, 'Graad 10 lewensorientering')).toEqual(['10 Life Orientation'])
    expect(await find(db, admin, '％')).toEqual([])
    expect((await find(db, admin, 'mathematics')).slice(0, 3)).toEqual([
      'R Mathematics',
      '1 Mathematics',
      '2 Mathematics',
    ])
    expect(await find(db, await newTeacher(db), 'mathematics')).toEqual([])
  }))
