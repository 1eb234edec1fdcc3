import { expect, test } from 'vitest'
import { asked, found, sharedPaper, teacherOf } from '../../support/bank.ts'
import { rolledBack } from '../../support/database.ts'
import { newPaper, newSchool, newSubject, richText } from '../../support/papers.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

test('own questions come first, then those of shared templates that the teacher may see', () =>
  rolledBack(async (db) => {
    const subject = await newSubject(db)
    const teacher = await teacherOf(db, subject)
    await newPaper(db, teacher, subject, [asked('a', 'Name the river.')])
    await sharedPaper(db, subject, [asked('b', 'Name the dam.')])
    await sharedPaper(db, subject, [asked('c', 'Name the town.')], teacher.school)
    await sharedPaper(db, subject, [asked('d', 'Elsewhere.')], await newSchool(db, 'Gauteng', true))
    await sharedPaper(db, await newSubject(db), [asked('e', 'Not taught.')])
    await newPaper(db, await newTeacher(db), subject, [asked('f', 'Of a colleague.')])
    const all = await found(db, teacher)
    expect(all[0]).toBe('Name the river.')
    expect(all.slice(1).toSorted()).toEqual(['Name the dam.', 'Name the town.'])
    expect(await found(db, teacher, null, { whose: 'own' })).toEqual(['Name the river.'])
    expect(await found(db, teacher, 'name', { whose: 'shared', at_most: 1 })).toHaveLength(1)
  }))

test('an administrator finds the questions of every shared template, and none of teachers', () =>
  rolledBack(async (db) => {
    const subject = await newSubject(db)
    const gauteng = await newSchool(db, 'Gauteng', true)
    await sharedPaper(db, subject, [asked('a', 'Zz name the river.')])
    await sharedPaper(db, await newSubject(db), [asked('b', 'Zz name the dam.')], gauteng)
    await newPaper(db, await newTeacher(db), subject, [asked('c', 'Zz of a teacher.')])
    const admin = await newPerson(db, ['admin'])
    const all = await found(db, admin, 'zz')
    expect(all.toSorted()).toEqual(['Zz name the dam.', 'Zz name the river.'])
    expect(await found(db, admin, 'zz', { whose: 'own' })).toEqual([])
  }))

test('others find no shared questions, and a visitor may not search', () =>
  rolledBack(async (db) => {
    const subject = await newSubject(db)
    await sharedPaper(db, subject, [asked('a', 'Name the river.')])
    for (const groups of [['superadmin'], ['reporting']] as const)
      expect(await found(db, await newPerson(db, [...groups]))).toEqual([])
    await expect(db.asAnon('select * from public.search_questions()')).rejects.toThrow(
      /permission denied/,
    )
  }))

test.each([
  ['', 3],
  ['RIVER', 1],
  ['rivier', 1],
  ['breuke', 1],
  ['fractions', 1],
  ['orange', 1],
  ['oranje', 0],
  ['longest', 1],
  ['river breuke', 0],
  ['_', 0],
])('"%s" finds %i, in both languages, without accents, in answers too', (words, count) =>
  rolledBack(async (db) => {
    const subject = await newSubject(db)
    const teacher = await teacherOf(db, subject)
    const bold = {
      root: {
        type: 'root',
        children: [
          {
            type: 'paragraph',
            children: [
              { type: 'text', text: 'Which is the long' },
              { type: 'text', text: 'est one?', format: 1 },
            ],
          },
        ],
      },
    }
    await newPaper(db, teacher, subject, [
      asked('a', 'Name the river.', { answer: 'Orange' }),
      asked('b', 'Skryf as breuke.', { answer: richText('½') }),
      asked('c', '', { richText: bold, question: null }),
    ])
    expect(await found(db, teacher, words)).toHaveLength(count)
  }),
)

test('filters: subject, grade, level, type and marks', () =>
  rolledBack(async (db) => {
    const [five, six] = [await newSubject(db, '5'), await newSubject(db, '6')]
    const teacher = await teacherOf(db, five)
    const level = { cognitiveLevel: { label: 'Low order', percentage: 30 } }
    await newPaper(db, teacher, five, [
      asked('a', 'One.', level),
      { ...asked('b', 'Two.', { type: 'Radio', items: ['x', 'y'] }), marks: 8 },
    ])
    await newPaper(db, teacher, six, [asked('c', 'Three.', { type: null })])
    const only = (more: Record<string, unknown>) => found(db, teacher, null, more)
    expect(await only({ subject_id: six })).toEqual(['Three.'])
    expect(await only({ grade: '6' })).toEqual(['Three.'])
    expect(await only({ level: 'Low order' })).toEqual(['One.'])
    expect(await only({ type: 'Radio' })).toEqual(['Two. x y'])
    expect(await only({ type: 'Book' })).toEqual(['Three.'])
    expect(await only({ least_marks: 3 })).toEqual(['Two. x y'])
    expect((await only({ most_marks: 3, grade: '5' })).toSorted()).toEqual(['One.'])
    expect(await only({ grade: 'x' })).toHaveLength(3)
    expect(await only({ at_most: 1000 })).toHaveLength(3)
  }))

test('what asks the same in the same words is shown once, and says which papers it was in', () =>
  rolledBack(async (db) => {
    const subject = await newSubject(db)
    const teacher = await teacherOf(db, subject)
    const colleague = await teacherOf(db, subject)
    const first = await newPaper(db, teacher, subject, [asked('a', 'Name the river.')])
    const second = await newPaper(db, teacher, subject, [
      asked('z', 'NAME  the river.', { marks: 5 }),
    ])
    await newPaper(db, colleague, subject, [asked('a', 'Name the river.')])
    await sharedPaper(db, subject, [asked('b', 'Name the river.')])
    expect(await found(db, teacher)).toHaveLength(1)
    const uses = await db.asUser(
      teacher,
      `select used.id from public.search_questions() as question,
         public.papers_with_question(question.id) as used`,
    )
    expect(uses.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
    // Nor is a shared one of a subject that is not taught.
    const other = await sharedPaper(db, await newSubject(db), [asked('b', 'Name the river.')])
    const [untaught] = await db.root('select id from public.bank_question where source_id = $1', [
      other,
    ])
    expect(
      await db.asUser(teacher, 'select * from public.papers_with_question($1)', [untaught?.['id']]),
    ).toEqual([])
    const [theirs] = await db.root(
      `select id from public.bank_question where teacher_profile_id = $1`,
      [colleague.profileId],
    )
    // Somebody else's question is not there to be asked about.
    expect(
      await db.asUser(teacher, 'select * from public.papers_with_question($1)', [theirs?.['id']]),
    ).toEqual([])
  }))

const drawn = (node: object) => ({ root: { type: 'root', children: [node] } })
const match = (left: string[], right: string[]) =>
  drawn({ type: 'figure', version: 1, kind: 'match', left, right })
const picture = (src: string, width = 200) =>
  drawn({
    type: 'paragraph',
    children: [{ type: 'image', version: 1, src, altText: '', width, height: 100 }],
  })

test('the same words over another figure or picture ask something else, and words of figures are found', () =>
  rolledBack(async (db) => {
    const subject = await newSubject(db)
    const teacher = await teacherOf(db, subject)
    const ask = (id: string, text: object) => asked(id, 'Match the columns.', { richText: text })
    const numberLine = (to: number) =>
      drawn({ type: 'figure', version: 1, kind: 'number-line', from: 0, to, step: 1, labels: true })
    const questions = [
      ask('a', match(['cat'], ['kat'])),
      ask('b', match(['dog'], ['hond'])),
      ask('c', picture('/storage/a.png')),
      ask('d', picture('/storage/b.png')),
      ask('e', numberLine(10)),
      ask('f', numberLine(20)),
      { ...asked('g', 'Match the columns.'), richText: picture('/storage/c.png') },
      { ...asked('h', 'Match the columns.'), richText: picture('/storage/d.png') },
    ]
    await newPaper(db, teacher, subject, questions)
    expect(await found(db, teacher, null, { at_most: 100 })).toHaveLength(8)
    expect(await found(db, teacher, 'hond')).toEqual(['Match the columns. dog hond'])
    // A picture that is only drawn larger is the same.
    await newPaper(db, teacher, subject, [ask('a', picture('/storage/a.png', 400))])
    expect(await found(db, teacher, null, { at_most: 100 })).toHaveLength(8)
  }))

test('at most a hundred are given, which is as many as the interface passes on', () =>
  rolledBack(async (db) => {
    const subject = await newSubject(db)
    const teacher = await teacherOf(db, subject)
    const many = Array.from({ length: 120 }, (_, at) => asked(`q${at}`, `Question ${at}?`))
    await newPaper(db, teacher, subject, many)
    expect(await found(db, teacher, null, { at_most: 1000 })).toHaveLength(100)
  }))
