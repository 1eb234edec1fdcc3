import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newSchool, newSubject } from '../../support/papers.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const addLesson = (
  db: Database,
  person: Person,
  name: string,
  subject: string,
  complexity: string,
) =>
  db.asUser(
    person,
    `insert into public.teacher_subject_template (name, complexity, subject_id) values ($1, $2, $3)`,
    [name, complexity, subject],
  )

const found = async (db: Database, person: Person, words: string | null) =>
  (await db.asUser(person, 'select name from public.search_lessons($1) order by 1', [words])).map(
    ({ name }) => name,
  )

test.each([
  ['', ['Breuke', 'Lewensoriëntering: reëls', 'Poetry']],
  ['breuke', ['Breuke']],
  ['reels LEWENS', ['Lewensoriëntering: reëls']],
  ['detailed', ['Poetry']],
  ['6 simple', ['Breuke', 'Lewensoriëntering: reëls']],
  ['poetry simple', []],
  ['%', []],
])('"%s" finds %o', (words, names) =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const subject = await newSubject(db, '6', 'Chalk studies')
    await addLesson(db, teacher, 'Breuke', subject, 'Simple')
    await addLesson(db, teacher, 'Poetry', subject, 'Detailed')
    await addLesson(db, teacher, 'Lewensoriëntering: reëls', subject, 'Simple')
    expect(await found(db, teacher, words)).toEqual(names)
  }),
)

test('nobody finds the lessons of somebody else', () =>
  rolledBack(async (db) => {
    const subject = await newSubject(db)
    await addLesson(db, await newTeacher(db), 'Breuke', subject, 'Simple')
    for (const other of [await newTeacher(db), await newPerson(db, ['admin', 'superadmin'])]) {
      expect(await found(db, other, null)).toEqual([])
    }
  }))

test('the list can be narrowed to the schools of one’s own lessons', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    const [named, unnamed] = [await newSchool(db, 'Limpopo'), await newSchool(db, 'Limpopo')]
    for (const [person, school] of [
      [teacher, named],
      [teacher, named],
      [other, unnamed],
    ] as const) {
      await db.asUser(
        person,
        `insert into public.teacher_subject_template (name, complexity, school_id)
         values ('Lesson', 'Simple', $1)`,
        [school],
      )
    }
    const schools = await db.asUser(teacher, 'select id from public.schools_of_my_lessons()')
    expect(schools).toEqual([{ id: named }])
  }))
