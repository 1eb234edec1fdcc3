import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'
import { newClassOf, newTimetableTeacher } from '../../support/timetable.ts'

test.each([
  ['EVERY', 'EVERY', 'a'],
  ['EVERY', 'A', 'a'],
  ['B', 'EVERY', 'b'],
  ['A', 'A', 'a'],
  ['B', 'B', 'b'],
  ['A', 'B', null],
])('a class of %s week and one of %s in one period', (one, other, clash) =>
  rolledBack(async (db) => {
    const teacher = await newTimetableTeacher(db)
    const second = await newClassOf(db, teacher, '8A')
    const row = { teacher_profile_id: teacher.profileId, year: 2031, day: 'Monday', period: 1 }
    await newRow(db, 'teacher_class_period', {
      ...row,
      teacher_class_subject_id: teacher.classId,
      week: one,
    })
    const added = newRow(db, 'teacher_class_period', {
      ...row,
      teacher_class_subject_id: second,
      week: other,
    })
    if (clash === null) await added
    else {
      await expect(added).rejects.toMatchObject({
        constraint: `teacher_class_period_week_${clash}_key`,
      })
    }
  }),
)

test.each([
  ['teacher_class_period_day_known', { day: 'Saturday' }],
  ['teacher_class_period_period_range', { period: 0 }],
  ['teacher_class_period_period_range', { period: 21 }],
  ['teacher_class_period_week_known', { week: 'C' }],
  ['teacher_class_period_class_subject_fkey', { year: 2032 }],
])('%s refuses %o', (constraint, wrong) =>
  rolledBack(async (db) => {
    const { profileId, classId } = await newTimetableTeacher(db)
    await expect(
      newRow(db, 'teacher_class_period', {
        teacher_profile_id: profileId,
        teacher_class_subject_id: classId,
        year: 2031,
        day: 'Monday',
        period: 1,
        ...wrong,
      }),
    ).rejects.toMatchObject({ constraint })
  }),
)

test('a class of another teacher has no period in it, and a deleted class leaves its periods free', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTimetableTeacher(db), await newTimetableTeacher(db)]
    const row = { year: 2031, day: 'Monday', period: 1, teacher_class_subject_id: teacher.classId }
    await newRow(db, 'teacher_class_period', { ...row, teacher_profile_id: teacher.profileId })
    await db.root('delete from public.teacher_class_subject where id = $1', [teacher.classId])
    expect(await db.root('select id from public.teacher_class_period')).toEqual([])
    await expect(
      newRow(db, 'teacher_class_period', {
        ...row,
        teacher_class_subject_id: other.classId,
        teacher_profile_id: teacher.profileId,
      }),
    ).rejects.toMatchObject({ constraint: 'teacher_class_period_class_subject_fkey' })
  }))
