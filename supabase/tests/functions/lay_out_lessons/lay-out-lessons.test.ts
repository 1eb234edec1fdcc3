import { expect, test } from 'vitest'
import { newLessonOf } from '../../support/calendar.ts'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newClassOf, newTimetableTeacher, put } from '../../support/timetable.ts'

const layOut = `select to_char(lesson.start_date_time at time zone 'Africa/Johannesburg', 'Dy DD Mon HH24:MI') || ' ' || class.name as lesson
  from public.lay_out_lessons($1, $2, $3) as lesson
  join public.teacher_class_subject as class on class.id = lesson.teacher_class_subject_id
  order by lesson.start_date_time`

const lessons = async (db: Database, person: Person, day: string, weeks = 1, termEnd = false) =>
  (await db.asUser(person, layOut, [day, weeks, termEnd])).map(({ lesson }) => lesson)

const preview = async (db: Database, person: Person, day: string, weeks = 1, termEnd = false) => {
  const [row] = await db.asUser(
    person,
    'select public.preview_lay_out_lessons($1, $2, $3) as plan',
    [day, weeks, termEnd],
  )
  return row?.['plan'] as Record<string, unknown> // as the function's comment says
}

test('a week is laid out in its periods, once, without closed days and what is taken', () =>
  rolledBack(async (db) => {
    const teacher = await newTimetableTeacher(db)
    const other = await newClassOf(db, teacher, '8A')
    await newRow(db, 'holiday', { label: 'Election day', label_af: 'Stemdag', date: '2031-02-05' })
    await put(db, teacher, teacher.classId, 'Monday', 1)
    await put(db, teacher, teacher.classId, 'Monday', 3)
    await put(db, teacher, other, 'Tuesday', 5)
    await put(db, teacher, other, 'Wednesday', 1)
    await put(db, teacher, teacher.classId, 'Thursday', 2)
    await put(db, teacher, teacher.classId, 'Friday', 6)
    // Ten minutes of it are in the second period of Thursday.
    await newLessonOf(db, teacher, 'Assembly', '2031-02-06 08:10', {
      teacher_class_subject_id: null,
    })
    const left = {
      closed: [{ day: '2031-02-05', label: 'Election day', labelAf: 'Stemdag', lessons: 1 }],
      taken: [{ classId: teacher.classId, start: '2031-02-06T06:45:00+00:00', by: 'Assembly' }],
      noPeriod: [{ classId: teacher.classId, day: '2031-02-07', period: 6 }],
      noRotation: 0,
      lastDay: '2031-02-07',
      periods: 6,
    }
    expect(await preview(db, teacher, '2031-02-03')).toEqual({
      ...left,
      made: 3,
      there: 0,
      classes: [
        { classId: teacher.classId, lessons: 2 },
        { classId: other, lessons: 1 },
      ].sort((one, two) => one.classId.localeCompare(two.classId)),
    })
    expect(await lessons(db, teacher, '2031-02-03')).toEqual([
      'Mon 03 Feb 08:00 7B',
      'Mon 03 Feb 09:50 7B',
      'Tue 04 Feb 11:20 8A',
    ])
    expect(await preview(db, teacher, '2031-02-03')).toEqual({
      ...left,
      made: 0,
      there: 3,
      classes: [],
    })
    expect(await lessons(db, teacher, '2031-02-03')).toEqual([])
  }))

test('from a day on, and until the term ends', () =>
  rolledBack(async (db) => {
    const teacher = await newTimetableTeacher(db)
    await put(db, teacher, teacher.classId, 'Monday', 1)
    await put(db, teacher, teacher.classId, 'Friday', 1)
    expect(await lessons(db, teacher, '2031-03-04', 2)).toEqual([
      'Fri 07 Mar 08:00 7B',
      'Mon 10 Mar 08:00 7B',
      'Fri 14 Mar 08:00 7B',
    ])
    expect(await lessons(db, teacher, '2031-03-12', 1, true)).toEqual([
      'Mon 17 Mar 08:00 7B',
      'Fri 21 Mar 08:00 7B',
      'Mon 24 Mar 08:00 7B',
      'Fri 28 Mar 08:00 7B',
    ])
    // In the holidays the term that comes next; after the last term that is known, none.
    expect((await preview(db, teacher, '2031-01-02', 1, true))['lastDay']).toBe('2031-03-28')
    await expectRefused(preview(db, teacher, '2031-03-29', 1, true), 'term_not_known')
  }))

test('weeks A and B by the teacher’s rotation; without one they are left out', () =>
  rolledBack(async (db) => {
    const teacher = await newTimetableTeacher(db)
    const other = await newClassOf(db, teacher, '8A')
    await put(db, teacher, teacher.classId, 'Monday', 1, 'A')
    await put(db, teacher, other, 'Monday', 1, 'B')
    await put(db, teacher, other, 'Monday', 2)
    expect(await preview(db, teacher, '2031-02-03', 2)).toMatchObject({ made: 2, noRotation: 4 })
    await db.root('update public.teacher_profile set rotation_anchor = $2 where id = $1', [
      teacher.profileId,
      '2031-02-10',
    ])
    expect(await preview(db, teacher, '2031-02-03', 2)).toMatchObject({ made: 4, noRotation: 0 })
    expect(await lessons(db, teacher, '2031-02-03', 2)).toEqual([
      'Mon 03 Feb 08:00 8A',
      'Mon 03 Feb 08:45 8A',
      'Mon 10 Feb 08:00 7B',
      'Mon 10 Feb 08:45 8A',
    ])
  }))

test('the timetable of the year counts, and nobody else’s', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTimetableTeacher(db), await newTimetableTeacher(db)]
    await put(db, teacher, teacher.classId, 'Monday', 1)
    expect(await lessons(db, teacher, '2032-02-02')).toEqual([])
    expect(await preview(db, teacher, '2032-02-02')).toMatchObject({ periods: 0 })
    expect(await lessons(db, other, '2031-02-03')).toEqual([])
    expect(await lessons(db, teacher, '2031-02-03')).toHaveLength(1)
    expect(await db.asUser(other, 'select id from public.teacher_activity')).toEqual([])
  }))

test('a lesson is named after the subject in the teacher’s language, with the colour that is given', () =>
  rolledBack(async (db) => {
    const teacher = await newTimetableTeacher(db)
    await put(db, teacher, teacher.classId, 'Monday', 1)
    await db.root(
      `update public.subject set subject = 'Rockets', subject_af = 'Vuurpyle'
       where id = (select subject_id from public.teacher_class_subject where id = $1)`,
      [teacher.classId],
    )
    const call = 'select label, type, color from public.lay_out_lessons($1, 1, false, $2)'
    expect(await db.asUser(teacher, call, ['2031-02-03', {}])).toEqual([
      { label: 'Rockets', type: 'Lesson', color: 'red' },
    ])
    await db.root(`update public.teacher_profile set translate_i18n = 'af' where id = $1`, [
      teacher.profileId,
    ])
    expect(await db.asUser(teacher, call, ['2031-02-10', { [teacher.classId]: 'teal' }])).toEqual([
      { label: 'Vuurpyle', type: 'Lesson', color: 'teal' },
    ])
  }))

test.each([0, 13, null])('%s weeks are refused', (weeks) =>
  rolledBack(async (db) => {
    const teacher = await newTimetableTeacher(db)
    const call = db.asUser(teacher, layOut, ['2031-02-03', weeks, false])
    await expectRefused(call, 'weeks_out_of_range')
  }),
)
