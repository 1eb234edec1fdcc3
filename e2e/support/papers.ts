import type { Questions } from '../../documents/assessment-template.ts'
import { service, type SignedIn } from './api.ts'

const questions: Questions = [
  {
    number: '1',
    title: 'Reading a map',
    marks: 3,
    sectionNumber: 'A',
    sectionTitle: 'Maps',
    richText: {
      root: {
        type: 'root',
        children: [
          {
            type: 'table',
            children: [
              {
                type: 'tablerow',
                children: ['Limpopo', 'Polokwane'].map((text) => ({
                  type: 'tablecell',
                  headerState: 0,
                  children: [{ type: 'paragraph', children: [{ type: 'text', text }] }],
                })),
              },
            ],
          },
        ],
      },
    },
    fields: [
      {
        number: '1.1',
        question: 'The sun rises in the …',
        type: 'Radio',
        items: ['north', 'east', 'south', 'west'],
        answer: 'east',
        marks: 1,
      },
      {
        number: '1.2',
        question: 'Why do towns lie by rivers?',
        type: 'Textarea',
        answer: 'Water to drink (1) and for crops (1).',
        marks: 2,
      },
    ],
  },
]

async function oneSubject(): Promise<string> {
  const { data } = await service
    .from('subject')
    .select('id')
    .eq('grade', '4')
    .eq('subject', 'Social Sciences')
    .single<{ id: string }>()
    .throwOnError()
  return data.id
}

/** A paper of three marks with its memorandum. */
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
      subject_id: await oneSubject(),
    })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  return data.id
}
