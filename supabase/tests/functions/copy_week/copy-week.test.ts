import { expect, test } from 'vitest'
import { newClassTeacher, newLessonOf } from '../../support/calendar.ts'
import { rolledBack } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'

const copy = `select label, to_char(start_date_time at time zone 'Africa/Johannesburg',
    'Dy DD Mon HH24:MI') as at, repeat_id, teacher_class_subject_id as class
  from public.copy_week($1, $2) order by start_date_time`

test('a week is added to another, without holidays, and only once', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newRow(db, 'holiday', { label: 'Election day', date: '2031-02-18' })
    await newLessonOf(db, teacher, 'One', '2031-02-03 00:00', { repeat_id: crypto.randomUUID() })
    await newLessonOf(db, teacher, 'Lost', '2031-02-04 08:00')
    await newLessonOf(db, teacher, 'Sunday', '2031-02-09 23:30')
    await newLessonOf(db, teacher, 'Next week', '2031-02-10 00:00')
    await newLessonOf(db, teacher, 'There before', '2031-02-17 00:00')
    const values = { repeat_id: null, class: teacher.classId }
    expect(await db.asUser(teacher, copy, ['2031-02-03', '2031-02-17'])).toEqual([
      { label: 'One', at: 'Mon 17 Feb 00:00', ...values },
      { label: 'Sunday', at: 'Sun 23 Feb 23:30', ...values },
    ])
    expect(await db.asUser(teacher, copy, ['2031-02-03', '2031-02-17'])).toEqual([])
    expect(await db.asUser(await newClassTeacher(db), copy, ['2031-02-03', '2031-02-17'])).toEqual(
      [],
    )
  }))

test.each([
  ['2031-02-04', '2031-02-17', 'monday_required'],
  ['2031-02-03', null, 'monday_required'],
  ['2031-02-03', '2031-02-03', 'same_week'],
])('from %s to %s is refused: %s', (from, to, word) =>
  rolledBack(async (db) => {
    await expectRefused(db.asUser(await newClassTeacher(db), copy, [from, to]), word)
  }),
)
