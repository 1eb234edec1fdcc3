import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const all = `select to_jsonb(activity) - 'updated_at' as row, updated_at::text as version
  from public.teacher_activity as activity order by start_date_time`
const back = `select id from public.put_back_activities($1, $2)`

test('a change of all copies is undone whole, and only by its owner and while nothing else changed', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [first] = await db.asUser(
      teacher,
      `select id from public.add_activity('Choir', '2027-02-03T12:00:00Z', '2027-02-03T13:00:00Z',
        repeat_weeks => 2) order by start_date_time`,
    )
    await db.root(`update public.teacher_activity set notes = 'Own', locked = true
      where start_date_time > '2027-02-05'`)
    const before = await db.root(all)
    await db.asUser(
      teacher,
      `select id from public.change_activity($1, 'ALL', 'Solo', '2027-02-04T12:30:00Z',
        '2027-02-04T14:00:00Z', 'teal', notes => 'Sing', locked => true)`,
      [first?.['id']],
    )
    const after = await db.root(all)
    expect(after.map(({ row }) => row)).not.toEqual(before.map(({ row }) => row))
    const rows = JSON.stringify(before.map(({ row }) => row))
    const versions = after.map(({ version }) => version)
    await expectRefused(
      db.asUser(await newTeacher(db), back, [rows, versions]),
      'activity_not_found',
    )
    await expectRefused(db.asUser(teacher, back, [rows, versions.slice(1)]), 'moves_malformed')
    for (const broken of ['{}', '[]', 'null', '7']) {
      await expectRefused(db.asUser(teacher, back, [broken, []]), 'moves_malformed')
    }
    const older = versions.map(() => '2020-01-01T00:00:00Z')
    await expectRefused(db.asUser(teacher, back, [rows, older]), 'row_changed')
    expect(await db.asUser(teacher, back, [rows, versions])).toHaveLength(3)
    expect((await db.root(all)).map(({ row }) => row)).toEqual(before.map(({ row }) => row))
  }))
