import { expect, test } from 'vitest'
import { asked, found, sharedPaper, teacherOf } from '../../support/bank.ts'
import { rolledBack, type Database } from '../../support/database.ts'
import { newPaper, newSchool, newSubject } from '../../support/papers.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const rows = async (db: Database, paper: string) =>
  db.root(
    `select question_key, position, excerpt, marks, types, levels, question ->> 'number' as number
     from public.bank_question where source_id = $1 order by position`,
    [paper],
  )
const save = (
  db: Database,
  person: Parameters<Database['asUser']>[0],
  paper: string,
  questions: object[],
) =>
  db.asUser(
    person,
    'update public.teacher_assessment_template set questions = $2 where id = $1 returning id',
    [paper, JSON.stringify(questions)],
  )

test('the bank follows a paper: added, reworded, moved, removed, deleted', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const paper = await newPaper(db, teacher, await newSubject(db), [
      asked('a', 'One.'),
      asked('b', 'Two.'),
    ])
    const ids = async () =>
      new Map(
        (
          await db.root('select id, question_key from public.bank_question where source_id = $1', [
            paper,
          ])
        ).map(({ id, question_key: key }) => [key, id]),
      )
    const before = await ids()
    await save(db, teacher, paper, [
      { ...asked('b', 'Two!'), marks: 7 },
      asked('c', 'Three.', {
        type: 'Radio',
        items: ['x'],
        cognitiveLevel: { label: 'Low', percentage: 1 },
      }),
      asked('a', 'One.'),
    ])
    expect((await rows(db, paper)).map((row) => [row['question_key'], row['excerpt']])).toEqual([
      ['b', 'Two!'],
      ['c', 'Three. x'],
      ['a', 'One.'],
    ])
    expect((await rows(db, paper))[0]).toMatchObject({ marks: '7.00' })
    expect((await rows(db, paper))[1]).toMatchObject({ types: ['Radio'], levels: ['Low'] })
    // A row stays a question's own wherever it is moved to.
    expect((await ids()).get('a')).toBe(before.get('a'))
    await save(db, teacher, paper, [asked('c', 'Three.')])
    expect(await rows(db, paper)).toHaveLength(1)
    await db.asUser(teacher, 'delete from public.teacher_assessment_template where id = $1', [
      paper,
    ])
    expect(await rows(db, paper)).toEqual([])
  }))

test('questions without an id, or with one that came twice, are kept by their place', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const bare = { number: '1', marks: 1, fields: [] }
    const paper = await newPaper(db, teacher, await newSubject(db), [
      bare,
      asked('a', 'One.'),
      asked('a', 'Two.'),
    ])
    expect((await rows(db, paper)).map((row) => row['question_key'])).toEqual([
      'place 1',
      'a',
      'a 3',
    ])
  }))

test('only what changed is written again', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const paper = await newPaper(db, teacher, await newSubject(db), [
      asked('a', 'One.'),
      asked('b', 'Two.'),
    ])
    const written = async () =>
      (
        await db.root(
          'select question_key, xmin::text as version, ctid::text as place from public.bank_question where source_id = $1',
          [paper],
        )
      ).map((row) => JSON.stringify(row))
    const before = await written()
    await save(db, teacher, paper, [asked('a', 'One.'), asked('b', 'Two?')])
    const after = await written()
    expect(before.filter((row) => after.includes(row))).toHaveLength(1)
    await db.asUser(
      teacher,
      'update public.teacher_assessment_template set total_minutes = 5 where id = $1',
      [paper],
    )
    expect(await written()).toEqual(after)
  }))

/** A question where the editor puts it: with the number of its place, and those of its parts. */
const placed = (question: ReturnType<typeof asked>, number: number, depth = '.1') => ({
  ...question,
  number: String(number),
  fields: question.fields.map((field) => ({ ...field, number: `${number}${depth}` })),
})

test('a question that was moved keeps its row but for its place, one that went a level deeper is written', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [a, b, c] = ['a', 'b', 'c'].map((id) => asked(id, `${id}?`))
    if (a === undefined || b === undefined || c === undefined) throw new Error('three questions')
    const paper = await newPaper(db, teacher, await newSubject(db), [
      placed(a, 1),
      placed(b, 2),
      placed(c, 3),
    ])
    const now = async () => {
      const all = await rows(db, paper)
      return all.map((row) => [row['question_key'], row['position'], row['number']])
    }
    await save(db, teacher, paper, [placed(c, 1), placed(a, 2), placed(b, 3)])
    // The numbers of before: nothing of them was written again.
    expect(await now()).toEqual([
      ['c', 1, '3'],
      ['a', 2, '1'],
      ['b', 3, '2'],
    ])
    await save(db, teacher, paper, [placed(c, 1), placed(a, 2, '.1.1'), placed(b, 3)])
    expect((await now())[1]).toEqual(['a', 2, '2'])
    // What has other words and another place has both.
    await save(db, teacher, paper, [placed(asked('b', 'New?'), 1), placed(c, 2), placed(a, 3)])
    expect(await now()).toEqual([
      ['b', 1, '1'],
      ['c', 2, '3'],
      ['a', 3, '3'],
    ])
    // With a new title everything is written.
    await db.asUser(
      teacher,
      `update public.teacher_assessment_template set title = 'Other', questions = $2 where id = $1`,
      [paper, JSON.stringify([placed(c, 1), placed(a, 2), placed(b, 3)])],
    )
    expect(await now()).toEqual([
      ['c', 1, '1'],
      ['a', 2, '2'],
      ['b', 3, '3'],
    ])
  }))

test('the bank knows the other language of a paper, also once it is another one or none', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const paper = await newPaper(db, teacher, await newSubject(db), [asked('a', 'One.')])
    const language = async () => {
      const [row] = await db.root(
        'select translation_language from public.bank_question where source_id = $1',
        [paper],
      )
      return row?.['translation_language']
    }
    expect(await language()).toBeNull()
    for (const other of ['af', 'en', null]) {
      await db.asUser(
        teacher,
        'update public.teacher_assessment_template set translation = $2 where id = $1',
        [
          paper,
          other === null
            ? null
            : JSON.stringify({ language: other, title: '', instructions: [''] }),
        ],
      )
      expect(await language()).toBe(other)
    }
  }))

test('a template that is taken away, moved to another school or another subject takes its questions along', () =>
  rolledBack(async (db) => {
    const [subject, other] = [await newSubject(db), await newSubject(db)]
    const teacher = await teacherOf(db, subject)
    const admin = await newPerson(db, ['admin'])
    const template = await sharedPaper(db, subject, [asked('a', 'One.')])
    const change = (column: string, value: string | null) =>
      db.asUser(admin, `update public.assessment_template set ${column} = $2 where id = $1`, [
        template,
        value,
      ])
    expect(await found(db, teacher)).toEqual(['One.'])
    await change('school_id', await newSchool(db, 'Gauteng', true))
    expect(await found(db, teacher)).toEqual([])
    await change('school_id', teacher.school)
    expect(await found(db, teacher)).toEqual(['One.'])
    await change('subject_id', other)
    expect(await found(db, teacher)).toEqual([])
    await change('subject_id', subject)
    expect(await found(db, teacher)).toEqual(['One.'])
    // A teacher who no longer teaches the subject.
    await db.root('delete from public.teacher_class_subject where teacher_profile_id = $1', [
      teacher.profileId,
    ])
    expect(await found(db, teacher)).toEqual([])
    await db.asUser(admin, 'delete from public.assessment_template where id = $1', [template])
    expect(await rows(db, template)).toEqual([])
  }))

test('a subject that is given another grade takes its questions to it', () =>
  rolledBack(async (db) => {
    const subject = await newSubject(db, '5')
    const teacher = await teacherOf(db, subject)
    await newPaper(db, teacher, subject, [asked('a', 'One.')])
    await db.root(`update public.subject set grade = '7' where id = $1`, [subject])
    expect(await found(db, teacher, null, { grade: '5' })).toEqual([])
    expect(await found(db, teacher, null, { grade: '7' })).toEqual(['One.'])
  }))

test('nobody writes the bank, and its search text is not read', () =>
  rolledBack(async (db) => {
    const subject = await newSubject(db)
    const teacher = await teacherOf(db, subject)
    await newPaper(db, teacher, subject, [asked('a', 'One.')])
    for (const person of [teacher, await newPerson(db, ['admin'])]) {
      await expectRefused(
        db.asUser(person, `update public.bank_question set excerpt = 'x'`),
        noRight('bank_question'),
      )
      await expectRefused(
        db.asUser(person, 'delete from public.bank_question'),
        noRight('bank_question'),
      )
      await expectRefused(
        db.asUser(person, 'select search_field from public.bank_question'),
        noRight('bank_question'),
      )
    }
  }))
