import { expect, test } from 'vitest'
import { rolledBack, type Database, type Row } from '../support/database.ts'
import { wholeRow } from '../support/distinct.ts'
import { newSchool, newSubject } from '../support/papers.ts'
import { newRow } from '../support/planning.ts'
import { newTeacher } from '../support/world.ts'
import { documents } from '../rights/samples/template-documents.ts'
import { carriers } from './carriers.ts'
import { expectCarried } from './expect-carried.ts'

const table = 'public.teacher_assessment_template'
const versions = 'public.teacher_assessment_version'

const filledPaper = (round: number): Row => ({
  title: `Paper ${round}`,
  complexity: round === 1 ? 'Detailed' : 'Simple',
  total_minutes: 60 + round,
  font_family: round === 1 ? 'Arial' : 'Default',
  headings: JSON.stringify([{ label: 'Topic', value: `Fractions ${round}` }]),
  instructions: JSON.stringify([`Work neatly ${round}.`]),
  questions: JSON.stringify([
    { number: '1', marks: 10 + round, fields: [{ number: '1.1', marks: 10 + round }] },
  ]),
  translation: JSON.stringify({ ...documents.translation, title: `Breuke ${round}` }),
})

const storedPaper = async (db: Database, profileId: string, round: number) =>
  newRow(db, 'teacher_assessment_template', {
    ...filledPaper(round),
    teacher_profile_id: profileId,
    subject_id: await newSubject(db),
  })

test('a version of a paper has all that the paper had', () =>
  rolledBack(async (db) => {
    const { profileId } = await newTeacher(db)
    for (const round of [1, 2]) {
      const id = await storedPaper(db, profileId, round)
      const before = await wholeRow(db, table, id)
      const next = filledPaper(3 - round)
      await db.root(
        `update ${table} set ${Object.keys(next).map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
        [id, ...Object.values(next)],
      ) // prettier-ignore
      const kept = await wholeRow(db, versions, id, 'teacher_assessment_template_id')
      await expectCarried(
        db,
        'keep_assessment_version: teacher_assessment_template',
        before,
        { ...kept, id: kept['teacher_assessment_template_id'], updated_at: kept['saved_at'] },
        { also: { question_count: 1 } },
      )
    }
  }))

const { carries } = carriers['keep_assessment_version: teacher_assessment_template']
// The sum of the marks changes with the questions.
const written = carries.filter((name) => !['id', 'updated_at', 'total_marks'].includes(name))

test.each(written)('a change of %s alone keeps a version', (name) =>
  rolledBack(async (db) => {
    const { profileId } = await newTeacher(db)
    const id = await storedPaper(db, profileId, 1)
    await db.root(`update ${table} set ${name} = $2 where id = $1`, [id, filledPaper(2)[name]])
    expect(
      await db.root(`select from ${versions} where teacher_assessment_template_id = $1`, [id]),
    ).toHaveLength(1)
  }),
)

test('the question bank has all of a question and of its paper, and so have changes', () =>
  rolledBack(async (db) => {
    const { profileId } = await newTeacher(db)
    let id = ''
    for (const round of [1, 2]) {
      const question = {
        id: 'q-1',
        number: '1',
        title: `Halves ${round}`,
        marks: 10 + round,
        fields: [
          {
            number: '1.1',
            marks: 10 + round,
            type: round === 1 ? 'Text' : 'Textarea',
            cognitiveLevel: { label: `Level ${round}`, percentage: 40 + round },
          },
        ],
      }
      const values = {
        title: `Paper ${round}`,
        questions: JSON.stringify(
          round === 1 ? [{ number: '0', marks: 1, fields: [] }, question] : [question],
        ),
        translation: JSON.stringify({
          ...documents.translation,
          language: round === 1 ? 'af' : 'en',
        }),
        school_id: await newSchool(db, 'Limpopo'),
        subject_id: await newSubject(db, String(3 + round)),
      }
      if (round === 1) {
        id = await storedPaper(db, profileId, 1)
      }
      await db.root(
        `update ${table} set title = $2, questions = $3, translation = $4, school_id = $5, subject_id = $6 where id = $1`,
        [id, ...Object.values(values)],
      )
      const paper = await wholeRow(db, table, id)
      const [banked] = await db.root(
        `select to_jsonb(b) as row from public.bank_question as b where source_id = $1 and question_key = 'q-1'`,
        [id],
      )
      await expectCarried(
        db,
        'keep_question_bank: bank_question',
        {
          teacher_profile_id: profileId,
          teacher_assessment_template_id: id,
          source_id: id,
          question_key: 'q-1',
          position: 3 - round,
          paper_title: values.title,
          written_at: paper['created_at'],
          subject_id: values.subject_id,
          grade_order: paper['grade_order'],
          school_id: values.school_id,
          excerpt: question.title,
          marks: question.marks,
          types: [round === 1 ? 'Text' : 'Textarea'],
          levels: [`Level ${round}`],
          question,
          translation_language: round === 1 ? 'af' : 'en',
        },
        banked?.['row'] as Row, // as selected
        { alike: ['source_id'], also: { assessment_template_id: null } },
      )
    }
  }))
