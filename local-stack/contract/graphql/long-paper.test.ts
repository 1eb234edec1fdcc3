import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { choice, item } from '@kryt/seed/papers/parts.ts'
import { paragraph, richText } from '@kryt/seed/papers/rich-text.ts'
import { ask, newTeacher, remove, subjectId, type Teacher } from './teachers.ts'
import { messages } from './api.ts'

let teacher: Teacher
let subject: string
beforeAll(async () => {
  teacher = await newTeacher()
  subject = await subjectId()
})
afterAll(() => remove([teacher], []))

const passage = 'Early every morning the women of the valley walk to the river with their buckets. '

/** So many questions of three marks, each with a passage, a choice and an answer on lines. */
const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1)
    return {
      number,
      title: `The river, part ${number}`,
      marks: 3,
      richText: richText(paragraph(passage.repeat(4))),
      fields: [
        choice(`${number}.1`, 'The river flows to the …', ['north', 'east', 'south'], 'east'),
        item(`${number}.2`, 'Why do towns lie by rivers?', 'Water to drink (1) and crops (1).', 2),
      ],
    }
  })

const save = `mutation ($row: TeacherAssessmentTemplateInsertInput!) {
  insertIntoTeacherAssessmentTemplateCollection(objects: [$row]) { records { id totalMarks questions } } }`

const saved = (count: number) =>
  ask(teacher, save, {
    row: {
      title: `A long paper of ${String(count)}`,
      complexity: 'Detailed',
      totalMinutes: 180,
      headings: JSON.stringify([{ label: 'Question', value: 'Question' }]),
      instructions: JSON.stringify(['Answer ALL the questions.']),
      questions: JSON.stringify(questions(count)),
      subjectId: subject,
    },
  })

const answer = z.object({
  insertIntoTeacherAssessmentTemplateCollection: z.object({
    records: z.tuple([
      z.object({ id: z.uuid(), totalMarks: z.coerce.number(), questions: z.string() }),
    ]),
  }),
})

test('a paper of 500 questions is saved by one request, whole and added up', async () => {
  const { data } = await saved(500)
  const [record] = answer.parse(data).insertIntoTeacherAssessmentTemplateCollection.records
  expect(record.totalMarks).toBe(1500)
  expect(JSON.parse(record.questions)).toEqual(questions(500))
})

test('one of 501 is refused', async () => {
  expect(messages(await saved(501))).toEqual(['questions_malformed'])
})
