import type { Questions } from '@kryt/documents/assessment-template'
import { currentAssessmentHeadings } from '@kryt/documents/headings'
import { documentOf } from '../paper/change-texts.ts'

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
export const filled = (round: 1 | 2) => ({
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

export type Filled = ReturnType<typeof filled>

const documentNames = ['headings', 'instructions', 'questions', 'translation'] as const

/** As the server answers it: documents are JSON texts. */
export const asStored = ({
  headings,
  instructions,
  questions: asked,
  translation,
  ...row
}: Filled) => ({
  ...row,
  headings: JSON.stringify(headings),
  instructions: JSON.stringify(instructions),
  questions: JSON.stringify(asked),
  translation: JSON.stringify(translation),
})

/** Documents are compared by what they hold, not by the order in which it is written. */
export const asRead = (row: object | undefined) =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [
      name,
      documentNames.some((one) => one === name) ? (JSON.parse(String(value)) as unknown) : value,
    ]),
  )
