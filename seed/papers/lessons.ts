import type { LessonSteps } from '@kryt/documents/lesson-template'
import type { PersonaName } from '../personas.ts'

interface SeedLesson {
  readonly key: string
  /** Whose lesson it is; null for a template that everybody can start from. */
  readonly owner: PersonaName | null
  readonly name: string
  readonly complexity: 'Simple' | 'Detailed'
  readonly minutes: number
  readonly grade: string
  readonly subject: string
  readonly province: string
  readonly headings: Readonly<Record<string, string>>
  readonly steps: LessonSteps
}

const text = (label: string, value = '', hint = ''): LessonSteps[number]['fields'][number] => ({
  type: 'Textarea',
  label,
  value,
  hint,
  placeholder: '',
  items: [],
})

const AIDS = ['Chalkboard', 'Counters', 'Fraction wall', 'Worksheet']
const HULPMIDDELS = ['Swartbord', 'Flitskaarte', 'Leesboek', 'Werkblad']

export const LESSONS: readonly SeedLesson[] = [
  {
    key: 'caps-lesson',
    owner: null,
    name: 'CAPS lesson in four steps',
    complexity: 'Simple',
    minutes: 60,
    grade: '5',
    subject: 'Mathematics',
    province: 'Limpopo',
    headings: { Grade: '', Date: '', Term: '', Total: '', Time: '60' },
    steps: [
      { name: 'Introduction', fields: [text('What learners already know'), text('Mental maths')] },
      {
        name: 'Teaching',
        fields: [
          text('What I explain and show'),
          { type: 'Multi Select', label: 'Teaching aids', value: [], items: AIDS },
        ],
      },
      { name: 'Practice', fields: [text('What learners do'), text('Support and extension')] },
      { name: 'Close', fields: [text('How I see what was learnt'), text('Homework')] },
    ],
  },
  {
    key: 'leesles',
    owner: null,
    name: 'Leesles vir die Grondslagfase',
    complexity: 'Simple',
    minutes: 45,
    grade: '3',
    subject: 'Life Skills',
    province: 'Western Cape',
    headings: { Grade: '', Date: '', Term: '', Total: '', Time: '45' },
    steps: [
      { name: 'Voor die lees', fields: [text('Nuwe woorde'), text('Voorspelling')] },
      {
        name: 'Tydens die lees',
        fields: [
          text('Gedeelde lees'),
          { type: 'Multi Select', label: 'Hulpmiddels', value: [], items: HULPMIDDELS },
        ],
      },
      { name: 'Ná die lees', fields: [text('Begripsvrae'), text('Skryftaak')] },
    ],
  },
  {
    key: 'thandi-fractions',
    owner: 'thandi',
    name: 'Equivalent fractions with a fraction wall',
    complexity: 'Simple',
    minutes: 40,
    grade: '4',
    subject: 'Mathematics',
    province: 'Limpopo',
    headings: { Grade: '4A, 4B', Date: '', Term: '4', Total: '', Time: '40' },
    steps: [
      {
        name: 'Introduction',
        fields: [
          text('What learners already know', 'Halves, quarters and eighths of a whole.'),
          text('Mental maths', 'Count in halves from 0 to 10, and back.'),
        ],
      },
      {
        name: 'Teaching',
        fields: [
          text(
            'What I explain and show',
            'On the wall, which pieces are as long as one half? Write 1/2 = 2/4 = 4/8.',
          ),
          {
            type: 'Multi Select',
            label: 'Teaching aids',
            value: ['Fraction wall', 'Worksheet'],
            items: AIDS,
          },
        ],
      },
      {
        name: 'Practice',
        fields: [
          text('What learners do', 'In pairs: build five pairs of equal fractions and draw them.'),
          text('Support and extension', 'Paper strips to fold; quick pairs go on to sixths.'),
        ],
      },
      {
        name: 'Close',
        fields: [
          text('How I see what was learnt', 'Exit card: two fractions that equal 3/4.'),
          text('Homework', 'Page 3 of the worksheet.'),
        ],
      },
      {
        name: 'Afterwards',
        fields: [
          {
            type: 'Radio',
            label: 'Pace',
            value: '',
            items: ['Too slow', 'Right', 'Too fast'],
          },
          text('What I would change'),
        ],
      },
    ],
  },
  {
    key: 'annelie-water',
    owner: 'annelie',
    name: 'Water is kosbaar: ons lees en gesels',
    complexity: 'Simple',
    minutes: 45,
    grade: '2',
    subject: 'Life Skills',
    province: 'Western Cape',
    headings: {
      Grade: '2',
      Date: '25 November 2026',
      Term: '4',
      Total: '',
      Time: '45',
    },
    steps: [
      {
        name: 'Voor die lees',
        fields: [
          text('Nuwe woorde', 'dam, reënwater, mors, spaar'),
          text('Voorspelling', 'Kyk na die voorblad: waaroor gaan die storie?'),
        ],
      },
      {
        name: 'Ná die lees',
        fields: [
          text('Begripsvrae', 'Waar kom ons kraanwater vandaan? Hoe spaar jou gesin water?'),
          text('Skryftaak', 'Teken en skryf een sin: “Ek spaar water wanneer …”'),
        ],
      },
    ],
  },
]
