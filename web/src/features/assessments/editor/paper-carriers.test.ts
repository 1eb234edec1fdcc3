import { expect, test } from 'vitest'
import type { Questions } from '@kryt/documents/assessment-template'
import { currentAssessmentHeadings } from '@kryt/documents/headings'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { documentOf } from '../paper/change-texts.ts'
import { paperFrom } from '../paper/from-stored.ts'
import { documentsOf } from '../paper/to-stored.ts'
import { duplicateAssessment, ownPapers } from './save-assessment.ts'

const types = ['Text', 'Textarea', 'Select', 'Radio', 'Checkbox'] as const
const isChoice = (type: string) => !['Text', 'Textarea'].includes(type)

/** A part of every kind, with another value in everything that it holds. */
const parts = (question: number, round: number): Questions[number]['fields'] =>
  types.map((type, at) => {
    const own = `${question}.${at} ${round}`
    const choice = isChoice(type)
    const items = choice ? [`Item b ${own}`, `Item a ${own}`] : []
    return {
      id: `part ${own}`,
      number: `${question}.${at + 1}`,
      type,
      marks: 1 + at + question / 4,
      cognitiveLevel: { label: `Level ${own}`, percentage: 10 * question + at },
      question: `Ask ${own}`,
      richText: documentOf(`Body ${own}`),
      answer: type === 'Checkbox' ? items : choice ? items[1] : `Answer ${own}`,
      items,
      ...(choice ? { pinnedItems: [round - 1] } : {}),
      pinned: true,
      label: `Label ${own}`,
      placeholder: `Placeholder ${own}`,
      hint: `Hint ${own}`,
      translation: {
        question: `Vraag ${own}`,
        richText: documentOf(`Teks ${own}`),
        ...(choice
          ? { items: [`Opsie b ${own}`, `Opsie a ${own}`] }
          : { answer: `Antwoord ${own}` }),
        label: `Etiket ${own}`,
        hint: `Wenk ${own}`,
        // In the order in which they are written.
        outdated: [
          'question',
          ...(choice ? [] : ['answer']),
          'hint',
          ...(choice ? ['items.1'] : []),
        ],
      },
    }
  })

const questions = (round: number): Questions =>
  [1, 2].map((question) => ({
    id: `question ${question} ${round}`,
    number: String(question),
    title: `Title ${question} ${round}`,
    minutes: 20 + question,
    // Another sum than that of the parts: it was typed.
    marks: 90 + question,
    pinned: true,
    richText: documentOf(`Above ${question} ${round}`),
    fields: parts(question, round),
    sectionNumber: question === 1 ? 'A' : 'B',
    sectionTitle: `Section ${question} ${round}`,
    translation: {
      title: `Titel ${question} ${round}`,
      richText: documentOf(`Bo ${question} ${round}`),
      sectionTitle: `Afdeling ${question} ${round}`,
      outdated: ['title', 'sectionTitle'],
    },
  }))

/** A stored paper with another value in each column. */
const filled = (round: 1 | 2) => ({
  title: `Title ${round}`,
  complexity: round === 1 ? 'Detailed' : 'Simple',
  totalMinutes: 60 + round,
  fontFamily: round === 1 ? 'Arial' : 'Default',
  headings: currentAssessmentHeadings([{ label: 'Own word', value: 'Own value' }]).map(
    ({ label, value }, at) => ({ label, value: value === '' ? `Value ${at} ${round}` : value }),
  ),
  instructions: [`Second ${round}`, `First ${round}`],
  questions: questions(round),
  translation: {
    language: round === 1 ? ('af' as const) : ('en' as const),
    title: `Titel ${round}`,
    instructions: [`Tweede ${round}`, `Eerste ${round}`],
    outdated: ['title', 'instructions.1'],
  },
  subjectId: `subject ${round}`,
  schoolId: `school ${round}`,
  taxonomyId: `taxonomy ${round}`,
})

type Filled = ReturnType<typeof filled>

const documentNames = ['headings', 'instructions', 'questions', 'translation'] as const

const asStored = ({ headings, instructions, questions: asked, translation, ...row }: Filled) => ({
  ...row,
  headings: JSON.stringify(headings),
  instructions: JSON.stringify(instructions),
  questions: JSON.stringify(asked),
  translation: JSON.stringify(translation),
})

/** Documents are compared by what they hold, not by the order in which it is written. */
const asRead = (row: object | undefined) =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [
      name,
      documentNames.some((one) => one === name) ? (JSON.parse(String(value)) as unknown) : value,
    ]),
  )

/** A server that has this paper. */
function serverWith(row: Filled) {
  const node = {
    ...{ id: 'p', createdAt: 'then', updatedAt: 'now', subject: { grade: '5' } },
    ...asStored(row),
  }
  const written = { affectedCount: 1, records: [{ updatedAt: 'later' }] }
  const { client, sent } = writingClient(oneRow('teacherAssessmentTemplateCollection', node), {
    updateTeacherAssessmentTemplateCollection: written,
    insertIntoTeacherAssessmentTemplateCollection: written,
  })
  return { client, sent: () => sent()?.['row'] as object | undefined }
}

test.each([1, 2] as const)('a paper that is read is saved as it was (%i)', async (round) => {
  const stored = filled(round)
  const { client, sent } = serverWith(stored)
  const now = await ownPapers.read(client, 'p')
  if (now === null) throw new Error('it is there')
  expect(now.paper.meta.grade).toBe('5')
  await ownPapers.save(client, now.paper, { id: 'p', version: now.version })
  expect(asRead(sent())).toEqual(stored)
})

test.each([1, 2] as const)('a copy has all of the paper but its title (%i)', async (round) => {
  const stored = filled(round)
  const { client, sent } = serverWith(stored)
  await duplicateAssessment(client, 'p', (title) => `${title} (copy)`)
  expect(asRead(sent())).toEqual({
    ...stored,
    id: expect.any(String) as unknown,
    title: `${stored.title} (copy)`,
  })
})

test.each(['Select', 'Radio', 'Checkbox'] as const)(
  'an option of a %s that was typed twice is stored once',
  (type) => {
    const typed = ['North', ' South', 'North ', 'South', ' ']
    const [question] = documentsOf(
      paperFrom(
        {
          ...asStored(filled(1)),
          translation: null,
          questions: JSON.stringify([
            {
              number: '1',
              marks: 1,
              fields: [
                {
                  number: '1.1',
                  type,
                  items: typed.slice(0, 4),
                  answer: type === 'Checkbox' ? ['South', 'North'] : 'South',
                },
              ],
            },
          ]),
        },
        '5',
      ),
    ).questions
    expect(question?.fields[0]).toMatchObject({
      items: ['North', 'South'],
      answer: type === 'Checkbox' ? ['North', 'South'] : 'South',
    })
  },
)
