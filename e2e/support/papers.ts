import { choice, item } from '@kryt/seed/papers/parts.ts'
import { richText, table } from '@kryt/seed/papers/rich-text.ts'
import type { Questions } from '@kryt/documents/assessment-template'
import type { SignedIn } from './api.ts'
import { subjectId } from './subjects.ts'

const questions: Questions = [
  {
    number: '1',
    title: 'Reading a map',
    marks: 3,
    sectionNumber: 'A',
    sectionTitle: 'Maps',
    richText: richText(table([['Limpopo', 'Polokwane']])),
    fields: [
      choice('1.1', 'The sun rises in the …', ['north', 'east', 'south', 'west'], 'east'),
      item('1.2', 'Why do towns lie by rivers?', 'Water to drink (1) and for crops (1).', 2),
    ],
  },
]

/** Creates a paper of three marks with its memorandum. */
export async function newPaper({ client }: SignedIn, title: string): Promise<string> {
  const { data } = await client
    .from('teacher_assessment_template')
    .insert({
      title,
      complexity: 'Detailed',
      total_minutes: 90,
      headings: [{ label: 'Question', value: 'Question' }],
      instructions: ['Answer ALL the questions.'],
      questions,
      subject_id: await subjectId('4', 'Social Sciences'),
    })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  return data.id
}
