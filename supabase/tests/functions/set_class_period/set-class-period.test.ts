import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newClassOf, newTimetableTeacher, put } from '../../support/timetable.ts'
import { newPerson } from '../../support/world.ts'

test('a class takes a period from whoever was there, in the week that is meant', () =>
  rolledBack(async (db) => {
    const teacher = await newTimetableTeacher(db)
    const other = await newClassOf(db, teacher, '8A')
    const at = ['Monday', 1] as const
    expect(await put(db, teacher, teacher.classId, ...at)).toEqual(['EVERY 7B'])
    expect(await put(db, teacher, other, ...at)).toEqual(['EVERY 8A'])
    expect(await put(db, teacher, teacher.classId, ...at, 'A')).toEqual(['A 7B', 'B 8A'])
    expect(await put(db, teacher, teacher.classId, ...at, 'A')).toEqual(['A 7B', 'B 8A'])
    expect(await put(db, teacher, null, ...at, 'B')).toEqual(['A 7B'])
    expect(await put(db, teacher, other, ...at, 'B')).toEqual(['A 7B', 'B 8A'])
    // The same class in both weeks is a class of every week.
    expect(await put(db, teacher, teacher.classId, ...at, 'B')).toEqual(['EVERY 7B'])
    expect(await put(db, teacher, teacher.classId, ...at, 'A')).toEqual(['EVERY 7B'])
    expect(await put(db, teacher, null, ...at, 'A')).toEqual(['B 7B'])
    expect(await put(db, teacher, null, ...at)).toEqual([])
  }))

test('other periods, days and years keep their classes', () =>
  rolledBack(async (db) => {
    const teacher = await newTimetableTeacher(db)
    await put(db, teacher, teacher.classId, 'Monday', 1)
    await put(db, teacher, teacher.classId, 'Monday', 2)
    await put(db, teacher, teacher.classId, 'Tuesday', 1)
    await put(db, teacher, null, 'Monday', 1)
    expect(
      await db.asUser(
        teacher,
        'select day, period from public.teacher_class_period order by day, period',
      ),
    ).toEqual([
      { day: 'Monday', period: 2 },
      { day: 'Tuesday', period: 1 },
    ])
  }))

test('a class of another year or teacher, an unknown week and a caller without a profile are refused', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTimetableTeacher(db), await newTimetableTeacher(db)]
    const call = 'select public.set_class_period($1, $2, 1, $3, $4)'
    const values = (year: number, week: string, id: string) => [year, 'Monday', week, id]
    await put(db, other, other.classId, 'Monday', 1)
    await expectRefused(
      db.asUser(teacher, call, values(2031, 'EVERY', other.classId)),
      'class_not_found',
    )
    await expectRefused(
      db.asUser(teacher, call, values(2032, 'EVERY', teacher.classId)),
      'class_not_found',
    )
    await expectRefused(
      db.asUser(teacher, call, values(2031, 'C', teacher.classId)),
      'week_not_known',
    )
    await expectRefused(
      db.asUser(await newPerson(db, ['admin']), call, values(2031, 'EVERY', teacher.classId)),
      'profile_required',
    )
    await expectRefused(
      db.asAnon(call, values(2031, 'EVERY', teacher.classId)),
      'permission denied for function set_class_period',
    )
    // Nor does anybody read or free another teacher's period.
    expect(await db.asUser(teacher, 'select id from public.teacher_class_period')).toEqual([])
    await put(db, teacher, null, 'Monday', 1)
    expect(await db.asUser(other, 'select day from public.teacher_class_period')).toHaveLength(1)
  }))
