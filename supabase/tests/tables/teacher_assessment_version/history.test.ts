import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newPaper, newSubject, question } from '../../support/papers.ts'
import { newTeacher } from '../../support/world.ts'

const save = (db: Database, person: Person, paper: string, title: string) =>
  db.asUser(person, 'update public.teacher_assessment_template set title = $2 where id = $1', [
    paper,
    title,
  ])

const kept = async (db: Database, person: Person, paper: string) => {
  const rows = await db.asUser(
    person,
    `select title from public.teacher_assessment_version
     where teacher_assessment_template_id = $1 order by saved_at desc, created_at desc`,
    [paper],
  )
  return rows.map(({ title }) => title)
}

/** As if the last save had been six minutes ago. */
const sixMinutesLater = (db: Database) =>
  db.root(`update public.teacher_assessment_version set
    created_at = created_at - interval '6 minutes', saved_at = saved_at - interval '6 minutes'`)

const putOlder = (db: Database, paper: string, count: number, ago: string, step: string) =>
  db.root(
    `insert into public.teacher_assessment_version (teacher_assessment_template_id, created_at, saved_at,
       title, complexity, total_marks, total_minutes, font_family, question_count, headings,
       instructions, questions)
     select $1, moment, moment, 'older ' || place, 'Simple', 0, 0, 'Default', 0, '[]', '["x"]', '[]'
     from generate_series(1, $2) as place,
       lateral (select now() - $3::interval - place * $4::interval) as ago (moment)`,
    [paper, count, ago, step],
  )

test('what a paper was is kept when it is saved again, but not each of many saves', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const paper = await newPaper(db, teacher, await newSubject(db), [question('1', 20)])
    expect(await kept(db, teacher, paper)).toEqual([])
    await save(db, teacher, paper, 'Second')
    expect(await kept(db, teacher, paper)).toEqual(['Term test'])
    await save(db, teacher, paper, 'Third')
    expect(await kept(db, teacher, paper)).toEqual(['Term test'])
    await sixMinutesLater(db)
    await save(db, teacher, paper, 'Fourth')
    expect(await kept(db, teacher, paper)).toEqual(['Third', 'Term test'])
    const [row] = await db.root(
      `select question_count, total_marks, questions, saved_at is not null as dated
       from public.teacher_assessment_version where title = 'Third'`,
    )
    expect(row).toEqual({
      question_count: 1,
      total_marks: '20.00',
      questions: [question('1', 20)],
      dated: true,
    })
  }))

test('a change of the subject alone is no version', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const paper = await newPaper(db, teacher, await newSubject(db))
    await db.asUser(
      teacher,
      'update public.teacher_assessment_template set subject_id = $2 where id = $1',
      [paper, await newSubject(db, '6')],
    )
    expect(await kept(db, teacher, paper)).toEqual([])
  }))

test('of a paper the newest fifty stay, and of a day longer ago than a month the last', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const many = await newPaper(db, teacher, await newSubject(db))
    await putOlder(db, many, 60, '1 day', '1 hour')
    await save(db, teacher, many, 'Again')
    const titles = await kept(db, teacher, many)
    expect(titles).toHaveLength(50)
    expect(titles.slice(0, 2)).toEqual(['Term test', 'older 1'])
    const old = await newPaper(db, teacher, await newSubject(db))
    await putOlder(db, old, 3, '40 days', '1 second')
    await putOlder(db, old, 2, '20 days', '1 second')
    await save(db, teacher, old, 'Again')
    const left = await kept(db, teacher, old)
    // Three seconds around midnight belong to two days.
    expect(left.filter((title) => title !== 'Term test').length).toBeLessThan(5)
    expect(left.slice(0, 4)).toEqual(['Term test', 'older 1', 'older 2', 'older 1'])
  }))

test('nobody else reads a version, and it goes with its paper', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const paper = await newPaper(db, teacher, await newSubject(db))
    await save(db, teacher, paper, 'Again')
    expect(await kept(db, await newTeacher(db), paper)).toEqual([])
    expect(await kept(db, teacher, paper)).toHaveLength(1)
    await db.asUser(teacher, 'delete from public.teacher_assessment_template where id = $1', [
      paper,
    ])
    expect(await db.root('select from public.teacher_assessment_version')).toEqual([])
  }))
