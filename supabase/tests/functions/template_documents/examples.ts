import { richText } from '../../support/papers.ts'

/** A whole document of each kind, with every part that it may have. */
export const lesson = [
  {
    id: 'introduction',
    name: 'Introduction',
    fields: [
      {
        type: 'Textarea',
        label: 'What learners know',
        value: 'Halves and quarters',
        hint: 'From Grade 4',
        placeholder: 'Prior knowledge',
        items: [],
        points: 5,
        difficulty: 'easy',
      },
      { type: 'Multi Select', label: 'Aids', value: ['Chart'], items: ['Chart', 'Counters'] },
      { type: 'Text', label: 'Song', value: null },
    ],
  },
  { name: 'Close', fields: [] },
]

export const paper = [
  {
    id: 'q1',
    number: '1',
    title: 'Fractions',
    minutes: 10,
    marks: 12.5,
    sectionNumber: 'A',
    sectionTitle: 'Knowledge',
    pinned: false,
    richText: richText('Answer on the lines.'),
    translation: {
      title: 'Breuke',
      sectionTitle: 'Kennis',
      richText: richText('Antwoord op die lyne.'),
      outdated: ['title', 'sectionTitle'],
    },
    fields: [
      {
        number: '1.1',
        question: 'Which is more?',
        type: 'Radio',
        items: ['A half', 'A third'],
        answer: 'A half',
        pinnedItems: [0, 1],
        pinned: true,
        marks: 2,
        cognitiveLevel: { label: 'Low order', percentage: 30 },
        label: 'Choice',
        placeholder: '',
        hint: 'Fold a page.',
        translation: {
          question: 'Watter een is meer?',
          label: 'Keuse',
          items: ['’n Helfte', ''],
          answer: null,
          hint: 'Vou ’n blad.',
          outdated: ['question', 'items.0'],
        },
      },
      {
        number: '1.2',
        richText: richText('Draw three quarters.'),
        answer: richText('▬▬▬▭'),
        translation: { richText: richText('Teken drie kwarte.'), answer: richText('▬▬▬▭') },
      },
      { number: '1.3', type: 'Checkbox', items: ['a', 'b'], answer: ['a', 'b'] },
    ],
  },
  { number: '2', marks: 0, fields: [], sectionNumber: null, sectionTitle: null, richText: null },
]

export const headings = [
  { label: 'Grade', value: 'Graad' },
  { label: 'Date', value: '' },
]

export const instructions = ['Answer ALL the questions.', 'Write neatly.']
