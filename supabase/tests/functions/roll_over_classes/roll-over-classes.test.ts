import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newClassOf, newTimetableTeacher, put } from '../../support/timetable.ts'

const preview = 'select public.preview_roll_over_classes($1, $2) as plan'
const rollOver = `select name, year from public.roll_over_classes($1, $2, $3) order by name`
const timetable = `select class.name, entry.day, entry.period, entry.week
  from public.teacher_class_period as entry
  join public.teacher_class_subject as class on class.id = entry.teacher_class_subject_id
  where entry.year = $1 order by entry.day, entry.period, entry.week`

test('the classes of a year come over with their timetable, once', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTimetableTeacher(db), await newTimetableTeacher(db)]
    const second = await newClassOf(db, teacher, '8A')
    await put(db, teacher, teacher.classId, 'Monday', 1)
    await put(db, teacher, second, 'Monday', 2, 'A')
    await put(db, teacher, teacher.classId, 'Monday', 2, 'B')
    await put(db, other, other.classId, 'Friday', 1)
    const [shown] = await db.asUser(teacher, preview, [2031, 2032])
    expect(shown?.['plan']).toMatchObject([
      { id: teacher.classId, name: '7B', grade: '4', there: false, periods: 2 },
      { id: second, name: '8A', there: false, periods: 1 },
    ])
    expect(await db.asUser(teacher, rollOver, [2031, 2032, null])).toEqual([
      { name: '7B', year: 2032 },
      { name: '8A', year: 2032 },
    ])
    const copied = await db.asUser(teacher, timetable, [2032])
    expect(copied).toEqual([
      { name: '7B', day: 'Monday', period: 1, week: 'EVERY' },
      { name: '8A', day: 'Monday', period: 2, week: 'A' },
      { name: '7B', day: 'Monday', period: 2, week: 'B' },
    ])
    expect(await db.asUser(teacher, timetable, [2031])).toEqual(copied)
    expect(await db.asUser(teacher, rollOver, [2031, 2032, null])).toEqual([])
    expect(await db.asUser(teacher, timetable, [2032])).toEqual(copied)
    const [again] = await db.asUser(teacher, preview, [2031, 2032])
    expect(again?.['plan']).toMatchObject([{ there: true }, { there: true }])
    expect(await db.asUser(other, timetable, [2032])).toEqual([])
  }))

test('only the classes that are named, and only periods that are free', () =>
  rolledBack(async (db) => {
    const teacher = await newTimetableTeacher(db)
    const second = await newClassOf(db, teacher, '8A')
    await put(db, teacher, teacher.classId, 'Monday', 1)
    await put(db, teacher, teacher.classId, 'Monday', 2)
    await put(db, teacher, second, 'Monday', 3)
    const [next] = await db.root(
      `insert into public.teacher_class_subject (teacher_profile_id, subject_id, name, year)
       select teacher_profile_id, subject_id, '9C', 2032 from public.teacher_class_subject where id = $1
       returning id`,
      [teacher.classId],
    )
    await newRow(db, 'teacher_class_period', {
      teacher_profile_id: teacher.profileId,
      teacher_class_subject_id: next?.['id'],
      year: 2032,
      day: 'Monday',
      period: 2,
      week: 'B',
    })
    const [shown] = await db.asUser(teacher, preview, [2031, 2032])
    expect(shown?.['plan']).toMatchObject([{ periods: 1 }, { periods: 1 }])
    expect(await db.asUser(teacher, rollOver, [2031, 2032, [teacher.classId]])).toEqual([
      { name: '7B', year: 2032 },
    ])
    expect(await db.asUser(teacher, timetable, [2032])).toMatchObject([
      { name: '7B', period: 1 },
      { name: '9C', period: 2 },
    ])
  }))

test('another teacher’s class is not brought over, nor any to an earlier year', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTimetableTeacher(db), await newTimetableTeacher(db)]
    expect(await db.asUser(teacher, rollOver, [2031, 2032, [other.classId]])).toEqual([])
    await expectRefused(db.asUser(teacher, rollOver, [2031, 2031, null]), 'years_out_of_order')
    await expectRefused(db.asUser(teacher, preview, [2032, 2031]), 'years_out_of_order')
  }))

test('taking back leaves a class that was changed, placed in the timetable or used since', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTimetableTeacher(db), await newTimetableTeacher(db)]
    for (const name of ['8A', '8B', '8C']) await newClassOf(db, teacher, name)
    await put(db, teacher, teacher.classId, 'Monday', 1)
    const rows = await db.asUser(
      teacher,
      'select id, name, updated_at::text as made from public.roll_over_classes(2031, 2032)',
    )
    const ids = rows.map(({ id }) => id)
    const made = rows[0]?.['made']
    const idOf = (name: string) => rows.find((row) => row['name'] === name)?.['id']
    const takeBack = async (person: typeof teacher) =>
      (
        await db.asUser(person, 'select name from public.take_back_classes($1, $2) order by name', [
          ids,
          made,
        ])
      ).map(({ name }) => name)
    // One transaction has one moment, so that later is said here.
    await db.root(
      `insert into public.teacher_class_period
         (teacher_profile_id, teacher_class_subject_id, year, day, period, updated_at)
       values ($1, $2, 2032, 'Tuesday', 3, now() + interval '1 second')`,
      [teacher.profileId, idOf('8A')],
    )
    await newRow(db, 'teacher_activity', {
      teacher_profile_id: teacher.profileId,
      teacher_class_subject_id: idOf('8B'),
      label: 'Fractions',
      color: 'blue',
      start_date_time: '2032-02-03 08:00+02',
      end_date_time: '2032-02-03 08:45+02',
    })
    expect(await takeBack(other)).toEqual([])
    expect(await takeBack(teacher)).toEqual(['7B', '8C'])
    expect(await db.asUser(teacher, timetable, [2032])).toEqual([
      { name: '8A', day: 'Tuesday', period: 3, week: 'EVERY' },
    ])
  }))
