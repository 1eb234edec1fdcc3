import { expect, test } from 'vitest'
import { newClassTeacher } from '../../support/calendar.ts'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'

const add = `select id from public.add_activity($1, $2, $3, type => $4, repeat_weeks => $5) order by start_date_time`

async function added(
  db: Database,
  teacher: Person,
  [label, start, end, type = 'Sport', weeks = 0]: [string, string, string, string?, number?],
): Promise<string> {
  const [row] = await db.asUser(teacher, add, [label, start, end, type, weeks])
  return String(row?.['id'])
}

/** "Choir 2031-02-10T08:00", for each. */
async function clashes(db: Database, teacher: Person, values: unknown[]) {
  const [row] = await db.asUser(
    teacher,
    'select public.activity_clashes($1, $2, $3, $4, $5, $6) as found',
    values,
  )
  const found = row?.['found'] as { start: string; label: string }[] // as documented
  return found.map(({ start, label }) => `${label} ${new Date(start).toISOString().slice(0, 16)}`)
}

const monday = (time: string, week = 0) =>
  `2031-02-${String(3 + 7 * week).padStart(2, '0')}T${time}Z`

test('each copy of a repeat is looked at, and what only touches is none', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await added(db, teacher, ['Touches', monday('05:00'), monday('06:00')])
    await added(db, teacher, ['Choir', monday('06:30', 2), monday('07:30', 2)])
    await added(db, teacher, ['Second week', monday('06:30', 1), monday('07:30', 1)])
    const at = [monday('06:00'), monday('07:00')]
    expect(await clashes(db, teacher, [...at, 0, 1, false, null])).toEqual([])
    expect(await clashes(db, teacher, [...at, 2, 2, false, null])).toEqual([
      'Choir 2031-02-17T06:30',
    ])
    expect(await clashes(db, teacher, [...at, 3, 1, false, null])).toEqual([
      'Second week 2031-02-10T06:30',
      'Choir 2031-02-17T06:30',
    ])
  }))

test('a copy that is left out on a day without school clashes with nothing', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newRow(db, 'holiday', { label: 'Election day', date: '2031-02-10' })
    await added(db, teacher, ['Choir', monday('06:00', 1), monday('07:00', 1)])
    const at = [monday('06:00'), monday('07:00')]
    expect(await clashes(db, teacher, [...at, 1, 1, false, null])).toEqual([])
  }))

test('a camp is none, leave is; nor is the activity itself with its copies, or what another teacher does', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    const at = [monday('06:00'), monday('07:00')]
    const own = await added(db, teacher, ['Own', monday('06:00'), monday('07:00'), 'Lesson', 2])
    expect(await clashes(db, teacher, [...at, 2, 1, false, own])).toEqual([])
    expect(await clashes(db, teacher, [...at, 2, 1, false, null])).toHaveLength(3)
    // One of them alone, moved onto the next.
    const next = [monday('06:00', 1), monday('07:00', 1)]
    expect(await clashes(db, teacher, [...next, 0, 1, false, own])).toEqual([
      'Own 2031-02-10T06:00',
    ])
    await added(db, teacher, ['Camp', '2031-02-02T22:00Z', '2031-02-05T22:00Z'])
    await added(db, teacher, ['Away', '2031-02-02T22:00Z', '2031-02-03T22:00Z', 'Leave'])
    expect(await clashes(db, teacher, [...at, 0, 1, false, own])).toEqual(['Away 2031-02-02T22:00'])
    const other = await newClassTeacher(db)
    expect(await clashes(db, other, [...at, 2, 1, false, null])).toEqual([])
    await expectRefused(clashes(db, teacher, [...at, 40, 1, false, null]), 'repeat_too_long')
  }))
