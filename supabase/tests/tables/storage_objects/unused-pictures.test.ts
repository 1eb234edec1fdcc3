import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newPaper, newSubject, question } from '../../support/papers.ts'
import { newTeacher } from '../../support/world.ts'

const put = (db: Database, name: string, days: number) =>
  db.root(
    `insert into storage.objects (bucket_id, name, created_at)
     values ('papers', $1, now() - make_interval(days => $2))`,
    [name, days],
  )

/** A question with pictures in a table. */
function withPictures(...keys: string[]) {
  const pictures = keys.map((key) => ({ type: 'image', src: `papers/${key}` }))
  const cell = { type: 'tablecell', children: [{ type: 'paragraph', children: pictures }] }
  const table = { type: 'table', children: [{ type: 'tablerow', children: [cell] }] }
  return [{ ...question('1', 5), richText: { root: { type: 'root', children: [table] } } }]
}

const unused = async (db: Database, person: Person) => {
  const rows = await db.asUser(person, 'select unnest(public.my_unused_pictures()) as key')
  return rows.map(({ key }) => key)
}

const change = (db: Database, person: Person, paper: string, questions: unknown) =>
  db.asUser(person, 'update public.teacher_assessment_template set questions = $2 where id = $1', [
    paper,
    JSON.stringify(questions),
  ])

/** With no older version of a paper left. */
async function aWeekLater(db: Database) {
  await db.root('delete from public.teacher_assessment_version')
  await db.root(`update private.released_picture set released_at = released_at - interval '8 days'`)
}

test('a picture of an older version stays, because that may be put back', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const key = `Assessments/${teacher.id}/old.png`
    await put(db, key, 300)
    const paper = await newPaper(db, teacher, await newSubject(db), withPictures(key))
    await change(db, teacher, paper, [question('1', 5)])
    await db.root(`delete from private.released_picture`)
    expect(await unused(db, teacher)).toEqual([])
    await aWeekLater(db)
    expect(await unused(db, teacher)).toEqual([key])
  }))

test('pictures that no paper names are told to their owner after a week', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    const own = (name: string) => `Assessments/${teacher.id}/${name}.png`
    await put(db, own('used'), 30)
    await put(db, own('left'), 30)
    await put(db, own('new'), 2)
    await put(db, `Assessments/${other.id}/left.png`, 30)
    await put(db, 'Assessments/shared/left.png', 30)
    await newPaper(db, teacher, await newSubject(db), withPictures(own('used')))
    expect(await unused(db, teacher)).toEqual([own('left')])
    expect(await unused(db, other)).toEqual([`Assessments/${other.id}/left.png`])
  }))

test('a picture stays for a week after its paper gave it up, however old it is', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const key = `Assessments/${teacher.id}/old.png`
    await put(db, key, 300)
    const paper = await newPaper(db, teacher, await newSubject(db), withPictures(key))
    await change(db, teacher, paper, [question('1', 5)])
    expect(await unused(db, teacher)).toEqual([])
    await aWeekLater(db)
    expect(await unused(db, teacher)).toEqual([key])
    // It comes back, and is given up anew.
    await change(db, teacher, paper, withPictures(key))
    expect(await unused(db, teacher)).toEqual([])
    await change(db, teacher, paper, [question('1', 5)])
    expect(await unused(db, teacher)).toEqual([])
  }))

test('the pictures of a deleted paper stay for a week, those of a deleted teacher leave no trace', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const subject = await newSubject(db)
    const keys = ['a', 'b'].map((name) => `Assessments/${teacher.id}/${name}.png`)
    for (const key of keys) await put(db, key, 300)
    const paper = await newPaper(db, teacher, subject, withPictures(...keys))
    await newPaper(db, teacher, subject, withPictures(keys[0] ?? ''))
    await db.asUser(teacher, 'delete from public.teacher_assessment_template where id = $1', [
      paper,
    ])
    expect(await unused(db, teacher)).toEqual([])
    await aWeekLater(db)
    expect(await unused(db, teacher)).toEqual([keys[1]])
    await db.root('delete from public.teacher_profile where id = $1', [teacher.profileId])
    expect(await db.root('select from private.released_picture')).toEqual([])
  }))

test('what was given up long ago is forgotten at the next change', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const keys = ['a', 'b'].map((name) => `Assessments/${teacher.id}/${name}.png`)
    const paper = await newPaper(db, teacher, await newSubject(db), withPictures(...keys))
    await change(db, teacher, paper, withPictures(keys[1] ?? ''))
    await aWeekLater(db)
    await change(db, teacher, paper, [question('1', 5)])
    expect(await db.root('select src from private.released_picture')).toEqual([
      { src: `papers/${String(keys[1])}` },
    ])
  }))

test('every table of questions that belong to a teacher keeps its pictures', () =>
  rolledBack(async (db) => {
    const tables = await db.root(`
      select owned.table_name as name,
        (select count(*)::integer from pg_trigger as noted
         where noted.tgrelid = ('public.' || owned.table_name)::regclass
           and noted.tgfoid = 'private.note_released_pictures'::regproc) as triggers,
        exists (select from pg_depend as read
         where read.objid = 'public.my_unused_pictures'::regproc
           and read.refobjid = ('public.' || owned.table_name)::regclass) as read
      from information_schema.columns as owned
      join information_schema.columns as document using (table_schema, table_name)
      join information_schema.tables as kept using (table_schema, table_name)
      where owned.table_schema = 'public' and kept.table_type = 'BASE TABLE'
        and owned.column_name = 'teacher_profile_id'
        and document.data_type = 'jsonb' and document.column_name like '%question%'
        -- What a buyer is asked about a resource is plain text; the bank holds what stands in the papers, no longer than they.
        and owned.table_name not in ('order_line', 'bank_question')`)
    expect(tables).toContainEqual({ name: 'teacher_assessment_template', triggers: 2, read: true })
    expect(tables.filter(({ triggers, read }) => triggers !== 2 || read !== true)).toEqual([])
  }))
