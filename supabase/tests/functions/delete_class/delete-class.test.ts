import { expect, test } from 'vitest'
import { newLessonOf } from '../../support/calendar.ts'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newClassOf, newTimetableTeacher, put } from '../../support/timetable.ts'

const remove = 'select name from public.delete_class($1, $2)'
const restore = 'select id, name, year from public.restore_class($1)'

const owners = async (db: Database, person: Person) => ({
  lessons: await db.asUser(
    person,
    `select activity.label, class.name as class from public.teacher_activity as activity
     left join public.teacher_class_subject as class on class.id = activity.teacher_class_subject_id
     order by activity.label`,
  ),
  periods: await db.asUser(
    person,
    `select entry.period, class.name as class from public.teacher_class_period as entry
     join public.teacher_class_subject as class on class.id = entry.teacher_class_subject_id
     order by entry.period`,
  ),
})

async function taught(db: Database) {
  const teacher = await newTimetableTeacher(db)
  const heir = await newClassOf(db, teacher, '8A')
  const [one, two] = [
    await newLessonOf(db, teacher, 'One', '2031-02-03 08:00'),
    await newLessonOf(db, teacher, 'Two', '2031-02-04 08:00'),
  ]
  await put(db, teacher, teacher.classId, 'Monday', 1)
  await put(db, teacher, teacher.classId, 'Monday', 2)
  return { teacher, heir, one, two }
}

test('a class comes back under its id, with its lessons and its timetable', () =>
  rolledBack(async (db) => {
    const { teacher } = await taught(db)
    const before = await owners(db, teacher)
    await db.asUser(teacher, remove, [teacher.classId, null])
    expect(await owners(db, teacher)).toEqual({
      lessons: [
        { label: 'One', class: null },
        { label: 'Two', class: null },
      ],
      periods: [],
    })
    expect(await db.asUser(teacher, restore, [teacher.classId])).toEqual([
      { id: teacher.classId, name: '7B', year: 2031 },
    ])
    expect(await owners(db, teacher)).toEqual(before)
    await expectRefused(db.asUser(teacher, restore, [teacher.classId]), 'class_not_found')
  }))

test('an heir takes over lessons and timetable, and gives back what it still has', () =>
  rolledBack(async (db) => {
    const { teacher, heir, two } = await taught(db)
    await db.asUser(teacher, remove, [teacher.classId, heir])
    expect(await owners(db, teacher)).toEqual({
      lessons: [
        { label: 'One', class: '8A' },
        { label: 'Two', class: '8A' },
      ],
      periods: [
        { period: 1, class: '8A' },
        { period: 2, class: '8A' },
      ],
    })
    const third = await newClassOf(db, teacher, '9C')
    await db.root(
      'update public.teacher_activity set teacher_class_subject_id = $2 where id = $1',
      [two, third],
    )
    await put(db, teacher, third, 'Monday', 2)
    await db.asUser(teacher, restore, [teacher.classId])
    expect(await owners(db, teacher)).toEqual({
      lessons: [
        { label: 'One', class: '7B' },
        { label: 'Two', class: '9C' },
      ],
      periods: [
        { period: 1, class: '7B' },
        { period: 2, class: '9C' },
      ],
    })
  }))

test('nobody deletes or brings back another teacher’s class, or hands on to one', () =>
  rolledBack(async (db) => {
    const { teacher } = await taught(db)
    const other = await newTimetableTeacher(db)
    const refused = async (person: Person, sql: string, values: unknown[]) =>
      expectRefused(db.asUser(person, sql, values), 'class_not_found')
    await refused(other, remove, [teacher.classId, null])
    await refused(teacher, remove, [teacher.classId, other.classId])
    await refused(teacher, remove, [teacher.classId, teacher.classId])
    // The lessons of a year are those of its classes.
    const [later] = await db.asUser(
      teacher,
      `insert into public.teacher_class_subject (subject_id, name, year)
       select subject_id, name, 2032 from public.teacher_class_subject where id = $1 returning id`,
      [teacher.classId],
    )
    await refused(teacher, remove, [teacher.classId, later?.['id']])
    await db.asUser(teacher, remove, [teacher.classId, null])
    await refused(other, restore, [teacher.classId])
  }))

test('a name that has been given to a new class meanwhile stays with it', () =>
  rolledBack(async (db) => {
    const { teacher } = await taught(db)
    const [{ subject_id: subject } = { subject_id: null }] = await db.root(
      'select subject_id from public.teacher_class_subject where id = $1',
      [teacher.classId],
    )
    await db.asUser(teacher, remove, [teacher.classId, null])
    await db.asUser(
      teacher,
      `insert into public.teacher_class_subject (subject_id, name, year) values ($1, '7b', 2031)`,
      [subject],
    )
    await expect(db.asUser(teacher, restore, [teacher.classId])).rejects.toMatchObject({
      constraint: 'teacher_class_subject_name_key',
    })
  }))

const weeks = async (db: Database, person: Person) =>
  (
    await db.asUser(
      person,
      `select entry.week || ' ' || class.name as there from public.teacher_class_period as entry
       join public.teacher_class_subject as class on class.id = entry.teacher_class_subject_id
       where entry.day = 'Friday' order by there`,
    )
  ).map(({ there }) => there)

test('an heir that has the period in the other week has it every week, until the class comes back', () =>
  rolledBack(async (db) => {
    const { teacher, heir } = await taught(db)
    await put(db, teacher, teacher.classId, 'Friday', 1, 'A')
    await put(db, teacher, heir, 'Friday', 1, 'B')
    await db.asUser(teacher, remove, [teacher.classId, heir])
    expect(await weeks(db, teacher)).toEqual(['EVERY 8A'])
    await db.asUser(teacher, restore, [teacher.classId])
    expect(await weeks(db, teacher)).toEqual(['A 7B', 'B 8A'])
  }))

test('a period that was given anew since stays as it is when the class comes back', () =>
  rolledBack(async (db) => {
    const { teacher, heir } = await taught(db)
    const third = await newClassOf(db, teacher, '9C')
    await put(db, teacher, teacher.classId, 'Friday', 1, 'A')
    await put(db, teacher, heir, 'Friday', 1, 'B')
    await db.asUser(teacher, remove, [teacher.classId, heir])
    await put(db, teacher, third, 'Friday', 1)
    await db.asUser(teacher, restore, [teacher.classId])
    expect(await weeks(db, teacher)).toEqual(['EVERY 9C'])
  }))
