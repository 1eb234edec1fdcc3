import type { PaperTranslation, Questions } from '@kryt/documents/assessment-template'
import type { WrittenPaper } from '../gallery/papers/writing.ts'
import type { SignedIn } from '../support/api.ts'
import { answerOf } from './memorandum.ts'
import { told } from './told.ts'

type Part = Questions[number]['fields'][number]

const partOf = ({ translation, ...part }: Part) => {
  const answer = answerOf(part)
  return {
    number: part.number,
    question: part.question ?? null,
    type: part.type ?? null,
    marks: part.marks ?? null,
    level: part.cognitiveLevel?.label ?? null,
    items: part.items ?? [],
    answer: answer === null ? (part.answer ?? null) : told(answer),
    text: told(part.richText),
    other: {
      question: translation?.question ?? null,
      items: translation?.items ?? [],
      answer: told(translation?.answer),
      text: told(translation?.richText),
    },
  }
}

const questionOf = ({ translation, fields, ...question }: Questions[number]) => ({
  number: question.number,
  title: question.title ?? null,
  minutes: question.minutes ?? null,
  marks: question.marks,
  section: [question.sectionNumber ?? null, question.sectionTitle ?? null],
  text: told(question.richText),
  other: {
    title: translation?.title ?? null,
    section: translation?.sectionTitle ?? null,
    text: told(translation?.richText),
  },
  parts: fields.map(partOf),
})

/** A paper in words that can be compared, whoever wrote it down. */
const paperOf = (paper: {
  title: string
  instructions: readonly string[]
  questions: Questions
  translation?: PaperTranslation | undefined
}) => ({
  title: paper.title,
  instructions: paper.instructions,
  questions: paper.questions.map(questionOf),
  other: [paper.translation?.title ?? null, paper.translation?.instructions ?? []],
})

/** Where two values differ, each with its path. */
function differences(is: unknown, meant: unknown, path: string): string[] {
  if (typeof is === 'object' && typeof meant === 'object' && is !== null && meant !== null) {
    const [one, other] = [is, meant] as Record<string, unknown>[] // arrays have their places for keys
    const keys = new Set([...Object.keys(is), ...Object.keys(meant)])
    return [...keys].flatMap((key) => differences(one?.[key], other?.[key], `${path}.${key}`))
  }
  if (is === meant) return []
  return [`${path}: ${JSON.stringify(is ?? null)} and not ${JSON.stringify(meant ?? null)}`]
}

interface Stored {
  id: string
  title: string
  totalMinutes: number
  headings: string
  instructions: string
  questions: string
  translation: string | null
  subject: { grade: string; subject: string }
}

/**
 * Compares the paper that a teacher saved last with the one that was meant.
 * @returns its id, and what was saved otherwise than it was meant
 */
export async function savedFaults(
  { graphql }: SignedIn,
  meant: WrittenPaper,
): Promise<{ id: string; faults: string[] }> {
  const { teacherAssessmentTemplateCollection: papers } = (await graphql(
    `
      query ($title: String!) {
        teacherAssessmentTemplateCollection(
          filter: { title: { eq: $title } }
          orderBy: [{ createdAt: DescNullsLast }]
          first: 1
        ) {
          edges {
            node {
              id
              title
              totalMinutes
              headings
              instructions
              questions
              translation
              subject {
                grade
                subject
              }
            }
          }
        }
      }
    `,
    { title: meant.title },
  )) as { teacherAssessmentTemplateCollection: { edges: { node: Stored }[] } } // the shape that was asked for
  const stored = papers.edges[0]?.node
  if (stored === undefined) return { id: '', faults: ['nothing was saved'] }
  const headings = JSON.parse(stored.headings) as { label: string; value: string }[]
  const heading = (label: string) => headings.find((one) => one.label === label)?.value
  const saved = paperOf({
    title: stored.title,
    instructions: JSON.parse(stored.instructions) as string[],
    questions: JSON.parse(stored.questions) as Questions,
    translation: JSON.parse(stored.translation ?? 'null') as PaperTranslation,
  })
  const facts = [stored.subject.grade, stored.subject.subject, stored.totalMinutes]
  return {
    id: stored.id,
    faults: [
      ...differences(saved, paperOf(meant), meant.name),
      ...differences(
        [...facts, heading('Date'), heading('Term')],
        [meant.grade, meant.subject, meant.minutes, meant.date, meant.term],
        'head',
      ),
    ],
  }
}
