import { expect, test } from 'vitest'
import { newClassTeacher, newLessonOf, type ClassTeacher } from '../../support/calendar.ts'
import { rolledBack, type Database } from '../../support/database.ts'
import { newRow, newSubject } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'

interface Other {
  label: string
}
interface Plan {
  moves: {
    activityId: string
    label: string
    fromStart: string
    fromEnd: string
    toStart: string
    passed: Other[]
    clashes: Other[]
  }[]
  stays: { label: string; reason: string }[]
}
/** Day, class or all of them, periods, onto others. */
type Asked = [string, string | null, number, boolean]

async function preview(db: Database, teacher: ClassTeacher, asked: Asked): Promise<Plan> {
  const [row] = await db.asUser(
    teacher,
    'select public.preview_bump($1, $2, $3, $4) as plan',
    asked,
  )
  return row?.['plan'] as Plan // as documented
}

const move = (db: Database, teacher: ClassTeacher, asked: Asked, plan: Plan) =>
  db.asUser(teacher, 'select id from public.bump_lessons($1, $5, $2, $3, $4)', [
    ...asked,
    JSON.stringify(plan),
  ])

async function bump(db: Database, teacher: ClassTeacher, asked: Asked): Promise<Plan> {
  const plan = await preview(db, teacher, asked)
  await move(db, teacher, asked, plan)
  return plan
}

const undo = (db: Database, teacher: ClassTeacher, { moves }: Plan) =>
  db.asUser(teacher, 'select id from public.move_activities($1, $2, $3, $4)', [
    moves.map((one) => one.activityId),
    moves.map((one) => one.fromStart),
    moves.map((one) => one.fromEnd),
    moves.map((one) => one.toStart),
  ])

async function calendar(db: Database, teacher: ClassTeacher) {
  const rows = await db.root(
    `select label || to_char(start_date_time at time zone 'Africa/Johannesburg', ' Dy DD HH24:MI')
       as at from public.teacher_activity where teacher_profile_id = $1
     order by start_date_time, label`,
    [teacher.profileId],
  )
  return rows.map((row) => String(row['at']))
}

async function threeLessons(db: Database) {
  const teacher = await newClassTeacher(db)
  await newLessonOf(db, teacher, 'One', '2031-02-03 08:00')
  await newLessonOf(db, teacher, 'Two', '2031-02-05 10:00')
  await newLessonOf(db, teacher, 'Three', '2031-02-06 09:00')
  return teacher
}

test('a lost day, undone, lost again, and moved back: the calendar is as it was', () =>
  rolledBack(async (db) => {
    const teacher = await threeLessons(db)
    const before = await calendar(db, teacher)
    const lost = await bump(db, teacher, ['2031-02-03', teacher.classId, 0, false])
    expect(await calendar(db, teacher)).toEqual([
      'One Wed 05 10:00',
      'Two Thu 06 09:00',
      'Three Mon 10 08:00',
    ])
    await undo(db, teacher, lost)
    expect(await calendar(db, teacher)).toEqual(before)
    await bump(db, teacher, ['2031-02-03', teacher.classId, 0, false])
    await bump(db, teacher, ['2031-02-05', teacher.classId, -1, false])
    expect(await calendar(db, teacher)).toEqual(before)
  }))

test('all lessons from a day go two periods on, with their gaps, and two back', () =>
  rolledBack(async (db) => {
    const teacher = await threeLessons(db)
    await newLessonOf(db, teacher, 'Four', '2031-02-17 08:00')
    const before = await calendar(db, teacher)
    await bump(db, teacher, ['2031-02-05', teacher.classId, 2, false])
    expect(await calendar(db, teacher)).toEqual([
      'One Mon 03 08:00',
      'Two Mon 10 08:00',
      'Three Wed 12 10:00',
      'Four Thu 20 09:00',
    ])
    await bump(db, teacher, ['2031-02-10', teacher.classId, -2, false])
    expect(await calendar(db, teacher)).toEqual(before)
  }))

test('lessons that overlap each other or something else keep their order', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newLessonOf(db, teacher, 'Weekly pattern', '2031-01-30 09:00')
    await newLessonOf(db, teacher, 'One', '2031-02-03 08:00')
    await newLessonOf(db, teacher, 'Two', '2031-02-03 08:20')
    // Under a sports meeting: its time is taken, but it is still the next lesson of the class.
    await newLessonOf(db, teacher, 'Three', '2031-02-05 10:00')
    await newLessonOf(db, teacher, 'Meeting', '2031-02-05 09:30', {
      type: 'Sport',
      teacher_class_subject_id: null,
      end_date_time: '2031-02-05 12:00+02',
    })
    const plan = await bump(db, teacher, ['2031-02-03', teacher.classId, 0, false])
    expect(plan.moves.map((one) => one.label)).toEqual(['One', 'Two', 'Three'])
    expect(plan.moves[0]?.passed.map((one) => one.label)).toEqual(['Meeting'])
    const order = (await calendar(db, teacher)).filter((one) => /^(One|Two|Three)/.test(one))
    expect(order.map((one) => one.split(' ')[0])).toEqual(['One', 'Two', 'Three'])
    expect(order[0]).toBe('One Thu 06 09:00')
  }))

test('a clash is avoided and named, or chosen and named', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newLessonOf(db, teacher, 'Pattern', '2031-01-29 10:00')
    await newLessonOf(db, teacher, 'One', '2031-02-03 08:00')
    await newLessonOf(db, teacher, 'Weekly reading', '2031-02-05 10:00', {
      repeat_id: crypto.randomUUID(),
    })
    const avoided = await preview(db, teacher, ['2031-02-03', teacher.classId, 0, false])
    expect(avoided.moves).toMatchObject([
      { toStart: '2031-02-10T06:00:00+00:00', passed: [{ label: 'Weekly reading' }], clashes: [] },
    ])
    const chosen = await preview(db, teacher, ['2031-02-03', teacher.classId, 0, true])
    expect(chosen.moves).toMatchObject([
      { toStart: '2031-02-05T08:00:00+00:00', passed: [], clashes: [{ label: 'Weekly reading' }] },
    ])
  }))

test('a whole day is lost for all classes, and what stays is named', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    const other = await newRow(db, 'teacher_class_subject', {
      teacher_profile_id: teacher.profileId,
      subject_id: await newSubject(db),
      name: '9A',
    })
    const ofOther = { teacher_class_subject_id: other }
    await newLessonOf(db, teacher, 'Seven', '2031-02-03 08:00')
    await newLessonOf(db, teacher, 'Nine', '2031-02-03 09:00', ofOther)
    await newLessonOf(db, teacher, 'Test', '2031-02-03 10:00', { type: 'Assessment' })
    await newLessonOf(db, teacher, 'Locked', '2031-02-03 11:00', { locked: true })
    await newLessonOf(db, teacher, 'Nobody', '2031-02-03 12:00', { teacher_class_subject_id: null })
    // The other class wants 08:00 of the tenth as well, but 7B is put there first.
    await newLessonOf(db, teacher, 'Nine before', '2031-01-27 08:00', ofOther)
    const plan = await bump(db, teacher, ['2031-02-03', null, 0, false])
    expect(plan.stays).toMatchObject([
      { label: 'Test', reason: 'NOT_A_LESSON' },
      { label: 'Locked', reason: 'LOCKED' },
      { label: 'Nobody', reason: 'NO_CLASS' },
    ])
    expect(plan.moves).toMatchObject([
      { label: 'Seven', passed: [] },
      { label: 'Nine', passed: [{ label: 'Seven' }] },
    ])
    expect(await calendar(db, teacher)).toEqual(
      expect.arrayContaining(['Seven Mon 10 08:00', 'Nine Mon 10 09:00']),
    )
  }))

test('two tabs: the second bump and a late undo are refused, and nothing moves', () =>
  rolledBack(async (db) => {
    const teacher = await threeLessons(db)
    const asked: Asked = ['2031-02-03', teacher.classId, 0, false]
    const seen = await preview(db, teacher, asked)
    await move(db, teacher, asked, seen)
    await expectRefused(move(db, teacher, asked, seen), 'nothing_to_bump')
    await bump(db, teacher, ['2031-02-05', teacher.classId, 1, false])
    const now = await calendar(db, teacher)
    await expectRefused(undo(db, teacher, seen), 'row_changed')
    expect(await calendar(db, teacher)).toEqual(now)
  }))

test('no time before, too many periods and all classes by periods are refused', () =>
  rolledBack(async (db) => {
    const teacher = await threeLessons(db)
    const ask = (...asked: Asked) => preview(db, teacher, asked)
    await expectRefused(ask('2031-02-05', teacher.classId, -1, false), 'no_slot_before')
    await expectRefused(ask('2031-02-05', teacher.classId, 21, false), 'periods_out_of_range')
    await expectRefused(ask('2031-02-05', null, 1, false), 'class_not_found')
  }))

test('a lesson does not go into a year whose terms are not known', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newLessonOf(db, teacher, 'Last', '2031-03-24 08:00')
    await expectRefused(
      preview(db, teacher, ['2031-03-24', teacher.classId, 0, false]),
      'no_slot_left',
    )
  }))
