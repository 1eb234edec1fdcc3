import type { SignedIn } from '../support/api.ts'
import { subjectId } from '../support/subjects.ts'

export const steps = 10
export const fieldsEach = 8

const types = ['Text', 'Textarea', 'Radio', 'Checkbox'] as const

/** A field of each type in turn, filled in. */
const field = (step: number, at: number) => {
  const type = types[at % types.length] ?? 'Text'
  const items = ['Alone', 'In pairs', 'In groups', 'The whole class']
  const chosen = type === 'Checkbox' ? items.slice(0, 2) : 'In pairs'
  return {
    id: `${String(step)}-${String(at)}`,
    type,
    label: `Field ${String(at + 1)}`,
    ...(type === 'Radio' || type === 'Checkbox'
      ? { items, value: chosen }
      : {
          value: 'The learners measure the rain of a month and compare it with others. '.repeat(3),
        }),
  }
}

/** Stores a lesson of ten steps with eight fields each. @returns its id */
export async function longLesson({ client }: SignedIn): Promise<string> {
  const { data, error } = await client
    .from('teacher_subject_template')
    .insert({
      name: 'A long lesson',
      complexity: 'Detailed',
      minutes: 60,
      subject_id: await subjectId('4', 'Social Sciences'),
      headings: ['Grade', 'Date', 'Term', 'Total', 'Time'].map((label) => ({ label, value: '4' })),
      template: Array.from({ length: steps }, (_s, step) => ({
        id: String(step),
        name: `Step ${String(step + 1)}`,
        fields: Array.from({ length: fieldsEach }, (_f, at) => field(step, at)),
      })),
    })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  return data.id
}
