import type { SignedIn } from '../support/api.ts'
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

/** Stores a paper of 40 questions, half of whose parts are choices. @returns its id */
export async function fortyQuestions({ client }: SignedIn): Promise<string> {
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
  const { data, error } = await client
    .from('teacher_assessment_template')
    .insert({
      title: 'Forty questions',
      complexity: 'Detailed',
      total_minutes: 120,
      subject_id: await subjectId('4', 'Social Sciences'),
      instructions: ['Answer ALL the questions.'],
      questions: tree,
    })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  return data.id
}
