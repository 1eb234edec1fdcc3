import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newSubject } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const search = 'select label from public.search_activities($1) order by start_date_time, label'
const add = `select id from public.add_activity($1, '2027-02-03T12:00:00Z', '2027-02-03T13:00:00Z',
  notes => $2)`

async function found(db: Database, teacher: Person, words: string | null): Promise<unknown[]> {
  return (await db.asUser(teacher, search, [words])).map(({ label }) => label)
}

test.each([
  ['breuke', ['Breuke en geld']],
  ['BREUKE', ['Breuke en geld']],
  ['geld breuke', ['Breuke en geld']],
  ['hersien', ['Môreoefening']],
  ['more', ['Môreoefening']],
  ['breuke hersien', []],
  ['50%', ['Môreoefening']],
  ['%', ['Môreoefening']],
  ['_', []],
  [`' or true --`, []],
  ['', []],
  ['   ', []],
  [null, []],
])('%o finds what has every word in its label or notes', (words, expected) =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await db.asUser(teacher, add, ['Breuke en geld', ''])
    await db.asUser(teacher, add, ['Môreoefening', 'Hersiening: 50% op bladsy 12'])
    expect(await found(db, teacher, words)).toEqual(expected)
  }),
)

test('the name of its class finds a lesson', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await db.asUser(
      teacher,
      `insert into public.teacher_class_subject (name, subject_id) values ('7B', $1)`,
      [await newSubject(db)],
    )
    await db.asUser(
      teacher,
      `insert into public.teacher_activity (label, start_date_time, end_date_time, teacher_class_subject_id)
       select 'Maps', '2027-02-03T12:00:00Z', '2027-02-03T13:00:00Z', id
       from public.teacher_class_subject where name = '7B'`,
    )
    await db.asUser(teacher, add, ['Choir', ''])
    expect(await found(db, teacher, '7b maps')).toEqual(['Maps'])
    expect(await found(db, teacher, '7b')).toEqual(['Maps'])
  }))

test('nobody finds what is in the calendar of another', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    await db.asUser(teacher, add, ['Dentist', ''])
    expect(await found(db, teacher, 'dentist')).toEqual(['Dentist'])
    expect(await found(db, other, 'dentist')).toEqual([])
    await expectRefused(
      db.asAnon(search, ['dentist']),
      'permission denied for function search_activities',
    )
  }))

test('thousands of rows of other teachers are no delay', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    for (let n = 0; n < 30; n += 1) await newTeacher(db)
    const profiles = await db.root('select id from public.teacher_profile')
    await db.root(
      `insert into public.teacher_activity (teacher_profile_id, label, start_date_time, end_date_time)
       select owner.id, 'Lesson ' || md5(n::text), now() + n * interval '1 hour', now() + n * interval '1 hour'
       from unnest($1::uuid[]) as owner (id) cross join generate_series(1, 800) as n`,
      [profiles.map(({ id }) => id)],
    )
    await db.asUser(teacher, add, ['Photosynthesis', ''])
    await db.root('analyze public.teacher_activity')
    expect(await found(db, teacher, 'photosynthesis')).toEqual(['Photosynthesis'])
    const [plan] = await db.asUser(
      teacher,
      `explain (analyze, buffers, format json) ${search.replace('$1', `'photosynthesis'`)}`,
    )
    const [pages] = await db.root(
      `select relpages as all from pg_class where oid = 'public.teacher_activity'::regclass`,
    )
    // How long it takes depends on what else the machine does; what is read does not.
    const read = Number(
      /"Shared Hit Blocks":\s*(\d+)/.exec(JSON.stringify(plan).replaceAll('\\', ''))?.[1],
    )
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(Number(pages?.['all']) / 2)
    const [all] = await db.root('select count(*)::integer as rows from public.teacher_activity')
    expect(all?.['rows']).toBeGreaterThan(12_000)
  }))
