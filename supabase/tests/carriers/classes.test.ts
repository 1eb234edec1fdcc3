import { expect, test } from 'vitest'
import { rolledBack, rolledBackAlone, type Row } from '../support/database.ts'
import { wholeRow } from '../support/distinct.ts'
import { newRow } from '../support/planning.ts'
import { newTimetableTeacher } from '../support/timetable.ts'
import { expectCarried } from './expect-carried.ts'
import { callWith } from './filled.ts'

const classes = 'public.teacher_class_subject'
const periods = 'public.teacher_class_period'
const old = {
  created_at: '2030-11-03T08:00:00Z',
  updated_at: '2030-12-04T08:00:00Z',
}
const slots = [
  { day: 'Monday', period: 3, week: 'A' },
  { day: 'Thursday', period: 2, week: 'EVERY' },
]

test('a period of the timetable is saved as it is chosen', () =>
  rolledBack(async (db) => {
    const teacher = await newTimetableTeacher(db)
    for (const slot of slots) {
      const sent = { year: 2031, class_id: teacher.classId, ...slot }
      const [made] = await callWith(db, teacher, 'set_class_period', sent)
      await expectCarried(
        db,
        'set_class_period: teacher_class_period',
        { ...sent, teacher_class_subject_id: teacher.classId },
        await wholeRow(db, periods, made?.['id']),
        { also: { teacher_profile_id: teacher.profileId } },
      )
    }
  }))

test('a deleted class comes back with its periods as the rows that they were', () =>
  rolledBackAlone(async (db) => {
    const teacher = await newTimetableTeacher(db)
    await db.root(`alter table ${classes} disable trigger set_updated_at`)
    await db.root(
      `update ${classes} set name = 'Night class', created_at = $2, updated_at = $3 where id = $1`,
      [teacher.classId, old.created_at, old.updated_at],
    )
    await db.root(`alter table ${classes} enable trigger set_updated_at`)
    for (const slot of slots)
      await newRow(db, 'teacher_class_period', {
        ...old,
        ...slot,
        year: 2031,
        teacher_profile_id: teacher.profileId,
        teacher_class_subject_id: teacher.classId,
      })
    const before = await wholeRow(db, classes, teacher.classId)
    const held = await db.root(`select to_jsonb(t) as row from ${periods} as t order by day`)
    await callWith(db, teacher, 'delete_class', { class_id: teacher.classId })
    expect(await db.root(`select from ${periods}`)).toEqual([])
    await callWith(db, teacher, 'restore_class', { class_id: teacher.classId })
    await expectCarried(
      db,
      'restore_class: teacher_class_subject',
      before,
      await wholeRow(db, classes, teacher.classId),
    )
    for (const { row } of held)
      await expectCarried(
        db,
        'restore_class: teacher_class_period',
        row as Row, // as selected
        await wholeRow(db, periods, (row as Row)['id']),
      )
  }))

test('a class comes over to the next year with its periods', () =>
  rolledBack(async (db) => {
    const teacher = await newTimetableTeacher(db)
    for (const slot of slots)
      await callWith(db, teacher, 'set_class_period', {
        year: 2031,
        class_id: teacher.classId,
        ...slot,
      })
    const before = await wholeRow(db, classes, teacher.classId)
    const [made] = await callWith(db, teacher, 'roll_over_classes', {
      from_year: 2031,
      to_year: 2032,
    })
    await expectCarried(
      db,
      'roll_over_classes: teacher_class_subject',
      before,
      await wholeRow(db, classes, made?.['id']),
      { also: { year: 2032 } },
    )
    const copies = await db.root(
      `select to_jsonb(t) as row from ${periods} as t where teacher_class_subject_id = $1 order by day`,
      [made?.['id']],
    )
    expect(copies.length).toBe(2)
    for (const [at, { row }] of copies.entries())
      await expectCarried(
        db,
        'roll_over_classes: teacher_class_period',
        { ...slots[at], teacher_profile_id: teacher.profileId },
        row as Row, // as selected
        { also: { year: 2032, teacher_class_subject_id: made?.['id'] } },
      )
  }))
