import { expect, test } from 'vitest'
import { newClassTeacher, newLessonOf, type ClassTeacher } from '../../support/calendar.ts'
import { rolledBack, type Database } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const preview = 'select public.preview_bump($2, $1) as plan'
const bump = 'select label from public.bump_lessons($2, $3, $1)'
const calendar = `select label,
    to_char(start_date_time at time zone 'Africa/Johannesburg', 'Dy DD Mon HH24:MI') as at
  from public.teacher_activity where teacher_profile_id = $1 order by start_date_time, label`

async function planOf(db: Database, teacher: ClassTeacher, day: string) {
  const [row] = await db.asUser(teacher, preview, [teacher.classId, day])
  return row?.['plan'] as { moves: { activityId: string; version: string }[] } // as documented
}

async function bumped(db: Database, teacher: ClassTeacher, day: string) {
  const plan = await planOf(db, teacher, day)
  await db.asUser(teacher, bump, [teacher.classId, day, JSON.stringify(plan)])
  const rows = await db.root(calendar, [teacher.profileId])
  return rows.map((row) => `${String(row['label'])} ${String(row['at'])}`)
}

test('each lesson takes the slot of the next, the last one the next slot of the weekly pattern', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newLessonOf(db, teacher, 'One', '2031-02-03 08:00')
    await newLessonOf(db, teacher, 'Two', '2031-02-05 10:00')
    await newLessonOf(db, teacher, 'Three', '2031-02-06 09:00')
    expect(await bumped(db, teacher, '2031-02-03')).toEqual([
      'One Wed 05 Feb 10:00',
      'Two Thu 06 Feb 09:00',
      'Three Mon 10 Feb 08:00',
    ])
  }))

test('a move names the version that the lesson has before it, as it is answered everywhere', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newLessonOf(db, teacher, 'One', '2031-02-03 08:00')
    const plan = await planOf(db, teacher, '2031-02-03')
    const rows = await db.root(
      'select to_jsonb(updated_at) as version from public.teacher_activity where teacher_profile_id = $1',
      [teacher.profileId],
    )
    expect(plan.moves.map(({ version }) => ({ version }))).toEqual(rows)
  }))

test('a gap is filled, and later lessons stay', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newLessonOf(db, teacher, 'Pattern', '2031-01-29 10:00')
    await newLessonOf(db, teacher, 'One', '2031-02-03 08:00')
    await newLessonOf(db, teacher, 'Later', '2031-02-10 08:00')
    expect(await bumped(db, teacher, '2031-02-03')).toEqual([
      'Pattern Wed 29 Jan 10:00',
      'One Wed 05 Feb 10:00',
      'Later Mon 10 Feb 08:00',
    ])
  }))

test('holidays, days without schedule and days outside the term are skipped', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newRow(db, 'holiday', { label: 'Election day', date: '2031-03-24' })
    for (const day of ['Monday', 'Wednesday']) {
      await newRow(db, 'teacher_schedule', {
        teacher_profile_id: teacher.profileId,
        day,
        start_time: '07:30',
      })
    }
    await db.root(
      `insert into public.term (label, start_date, end_date, provinces)
       values ('Term 2, 2031', '2031-04-08', '2031-06-27', array['Limpopo'])`,
    )
    await newLessonOf(db, teacher, 'Thursday pattern', '2031-03-13 09:00')
    await newLessonOf(db, teacher, 'One', '2031-03-17 08:00')
    await newLessonOf(db, teacher, 'Two', '2031-03-19 08:00')
    // Mondays 24 (holiday) and 31 March, 7 April (no term) and all Thursdays fall away; Wednesday 26 is left, then 9 April.
    expect(await bumped(db, teacher, '2031-03-19')).toEqual([
      'Thursday pattern Thu 13 Mar 09:00',
      'One Mon 17 Mar 08:00',
      'Two Wed 26 Mar 08:00',
    ])
    expect(await bumped(db, teacher, '2031-03-26')).toContain('Two Wed 09 Apr 08:00')
  }))

test('fixtures and locked lessons stay, and no lesson is moved onto them', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    const sport = { type: 'Sport', teacher_class_subject_id: null }
    await newLessonOf(db, teacher, 'One', '2031-02-03 08:00')
    await newLessonOf(db, teacher, 'Fixture', '2031-02-03 11:00', {
      repeat_id: crypto.randomUUID(),
    })
    await newLessonOf(db, teacher, 'Locked', '2031-02-04 08:00', { locked: true })
    await newLessonOf(db, teacher, 'Two', '2031-02-05 08:00')
    await newLessonOf(db, teacher, 'Athletics', '2031-02-10 07:45', sport)
    expect(await bumped(db, teacher, '2031-02-03')).toEqual([
      'Fixture Mon 03 Feb 11:00',
      'Locked Tue 04 Feb 08:00',
      'One Wed 05 Feb 08:00',
      'Athletics Mon 10 Feb 07:45',
      // The weekly lesson is part of the class's timetable and provides a slot.
      'Two Mon 10 Feb 11:00',
    ])
  }))

test('with weeks A and B a lesson goes to the next week of its own letter', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await db.root(
      `update public.teacher_profile set rotation_anchor = '2031-01-13' where id = $1`,
      [teacher.profileId],
    )
    await newLessonOf(db, teacher, 'Only in week A', '2031-02-10 08:00')
    expect(await bumped(db, teacher, '2031-02-10')).toEqual(['Only in week A Mon 24 Feb 08:00'])
  }))

test('lessons that have changed since the preview are not moved', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newLessonOf(db, teacher, 'One', '2031-02-03 08:00')
    const seen = await planOf(db, teacher, '2031-02-03')
    await newLessonOf(db, teacher, 'New', '2031-02-10 08:00')
    await expectRefused(
      db.asUser(teacher, bump, [teacher.classId, '2031-02-03', JSON.stringify(seen)]),
      'bump_changed',
    )
  }))

test('move_activities undoes the moves, all or none', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    const id = await newLessonOf(db, teacher, 'One', '2031-02-03 08:00')
    await bumped(db, teacher, '2031-02-03')
    const back = `select label from public.move_activities($1, $2, $3)`
    const was = [['2031-02-03T06:00:00Z'], ['2031-02-03T06:45:00Z']]
    await db.asUser(teacher, back, [[id], ...was])
    expect(await db.root(calendar, [teacher.profileId])).toEqual([
      { label: 'One', at: 'Mon 03 Feb 08:00' },
    ])
    await expectRefused(db.asUser(await newTeacher(db), back, [[id], ...was]), 'activity_not_found')
    await expectRefused(db.asUser(teacher, back, [[id], [], []]), 'moves_malformed')
  }))

test('nothing to move, no slot and an unknown class are refused', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    const ask = (day: string, classId = teacher.classId) =>
      db.asUser(teacher, preview, [classId, day])
    await newLessonOf(db, teacher, 'Last of the year', '2031-03-28 08:00')
    await expectRefused(ask('2031-02-04'), 'nothing_to_bump')
    await expectRefused(ask('2031-03-28'), 'no_slot_left')
    await expectRefused(ask('2031-02-04', crypto.randomUUID()), 'class_not_found')
    await expectRefused(
      db.asUser(await newTeacher(db), preview, [teacher.classId, '2031-03-28']),
      'class_not_found',
    )
  }))
