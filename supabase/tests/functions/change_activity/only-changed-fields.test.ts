import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newTeacher } from '../../support/world.ts'

const week = `select id from public.add_activity('Choir', '2027-02-03T12:00:00Z',
  '2027-02-03T13:00:00Z', repeat_weeks => 2) order by start_date_time`
const fields = `select label, color, type, locked, notes,
    to_char(start_date_time at time zone 'UTC', 'HH24:MI') as starts,
    to_char(end_date_time at time zone 'UTC', 'HH24:MI') as ends
  from public.teacher_activity order by start_date_time`

/** Three copies; the second has its own value in every field. */
async function series(db: Database) {
  const teacher = await newTeacher(db)
  const ids = (await db.asUser(teacher, week)).map(({ id }) => String(id))
  await db.root(
    `update public.teacher_activity set label = 'Solo', color = 'teal', type = 'Assessment', locked = true,
      notes = 'Bring the stand', end_date_time = start_date_time + interval '30 minutes' where id = $1`,
    [ids[1]],
  )
  const typed = {
    label: 'Choir',
    start: '12:00',
    end: '13:00',
    color: 'blue',
    type: null,
    locked: false,
    notes: '',
  }
  const [first] = await db.root(fields)
  const change = async (scope: string, own: Partial<Record<keyof typeof typed, unknown>>) => {
    const values = { ...typed, color: first?.['color'], ...own }
    await db.asUser(
      teacher,
      `select id from public.change_activity($1, $2, $3, $4, $5, $6, type => $7, locked => $8, notes => $9)`,
      [
        ids[0],
        scope,
        values.label,
        `2027-02-03T${String(values.start)}:00Z`,
        `2027-02-03T${String(values.end)}:00Z`,
        values.color,
        values.type,
        values.locked,
        values.notes,
      ],
    )
    return db.root(fields)
  }
  const second = {
    label: 'Solo',
    color: 'teal',
    type: 'Assessment',
    locked: true,
    notes: 'Bring the stand',
    starts: '12:00',
    ends: '12:30',
  }
  return { change, second }
}

test.each([
  [{ label: 'Orchestra' }, { label: 'Orchestra' }],
  [{ color: 'green' }, { color: 'green' }],
  [{ type: 'Lesson' }, { type: 'Lesson' }],
  [{ locked: true }, { locked: true }],
  [{ notes: 'Sing' }, { notes: 'Sing' }],
  [
    { start: '13:00', end: '14:00' },
    { starts: '13:00', ends: '13:30' },
  ],
  [{ end: '13:45' }, { ends: '13:45' }],
  [{}, {}],
])('ALL with %j gives the other copies that and nothing else', (typed, changed) =>
  rolledBack(async (db) => {
    for (const scope of ['ALL', 'FOLLOWING']) {
      const { change, second } = await series(db)
      expect((await change(scope, typed))[1]).toEqual({ ...second, ...changed })
      await db.root('delete from public.teacher_activity')
    }
  }),
)
