import { service, type SignedIn } from '../support/api.ts'
import { subjectId } from '../support/subjects.ts'

export const questions = 40
export const partsEach = 4

const text = (words: string) => ({
  root: {
    type: 'root',
    version: 1,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [{ type: 'text', version: 1, text: words, format: 0 }],
      },
    ],
  },
})

const tree = Array.from({ length: questions }, (_q, question) => ({
  number: String(question + 1),
  title: `Question about topic ${question + 1}`,
  marks: partsEach,
  richText: text('Read the source and answer the questions.'),
  fields: Array.from({ length: partsEach }, (_p, part) => ({
    number: `${question + 1}.${part + 1}`,
    question: `What does part ${part + 1} say about it?`,
    marks: 1,
    ...(part % 2 === 0
      ? { type: 'Radio', items: ['north', 'east', 'south', 'west'], answer: 'east' }
      : { type: 'Textarea', answer: text('Any two of them.') }),
  })),
}))

/** A paper of 40 questions, half of whose parts are choices. */
const paper = async () => ({
  title: 'Forty questions',
  complexity: 'Detailed',
  total_minutes: 120,
  subject_id: await subjectId('4', 'Social Sciences'),
  instructions: ['Answer ALL the questions.'],
  questions: tree,
})

const stored = async (client: SignedIn['client'], table: string): Promise<string> => {
  const { data, error } = await client
    .from(table)
    .insert(await paper())
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  return data.id
}

/** Stores the paper for a teacher. @returns its id */
export const fortyQuestions = async ({ client }: SignedIn) =>
  stored(client, 'teacher_assessment_template')

/** Stores it as a template that every teacher of the subject may start from. @returns its id */
export const sharedTemplate = async () => stored(service, 'assessment_template')
