import type { Question } from './sections.ts'
import type { Lesson, Paper } from './paper.ts'
import { paperWords } from '../words/paper-words.ts'

/** For tests: a paper with one question of each type. */
export const questions: Question[] = [
  {
    number: '1',
    title: 'Maps',
    marks: 4,
    minutes: 10,
    sectionNumber: 'A',
    sectionTitle: 'Geography',
    richText: {
      root: {
        type: 'root',
        children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Look at the map.' }] }],
      },
    },
    fields: [
      {
        number: '1.1',
        question: 'The sun rises in the …',
        type: 'Radio',
        items: ['north', 'east'],
        answer: 'east',
        marks: 1,
      },
      {
        number: '2',
        question: 'Tick two towns.',
        type: 'Checkbox',
        items: ['Polokwane', 'Limpopo', 'Tzaneen'],
        answer: ['Polokwane', 'Tzaneen'],
        marks: 2,
      },
      { number: '1.3', question: 'Name a province.', type: 'Text', answer: 'Gauteng', marks: 1 },
    ],
  },
  {
    number: '2',
    title: 'Rivers',
    marks: 6.5,
    sectionNumber: 'B',
    sectionTitle: 'Water',
    fields: [
      { number: '2.1', question: 'Why?', type: 'Textarea', answer: '', marks: 4 },
      {
        number: '2.1.1',
        question: 'Choose.',
        type: 'Select',
        items: ['dam', 'river'],
        answer: null,
        marks: 1.5,
      },
      { number: '2.2', question: 'In your book.', answer: 'x', marks: 1 },
    ],
  },
]

const own = {
  title: 'Map test',
  instructions: ['Answer ALL the questions.', 'Write neatly.'],
  questions,
  translation: null,
}

export const paper: Paper = {
  ...own,
  own,
  language: 'en',
  other: null,
  second: null,
  version: 'A',
  words: paperWords([], 'en'),
  halves: new Map(),
  font: 'Default',
  school: { name: 'Marula Ridge Primary School', logo: 'Schools/x/logo.png' },
  subject: { grade: '4', name: 'Social Sciences' },
  teacher: null,
  minutes: 90,
  date: '',
  term: '',
  levels: [],
}

export const lesson: Lesson = {
  name: 'Equal fractions',
  language: 'en',
  font: 'Arial',
  school: null,
  subject: { grade: '5', name: 'Mathematics' },
  teacher: 'Ms T Nkosi',
  points: 12,
  minutes: 60,
  headings: [
    { label: 'Grade', value: '' },
    { label: 'Date', value: '2026-11-24' },
    { label: 'Term', value: '' },
    { label: 'Total', value: '' },
    { label: 'Time', value: '90' },
    { label: 'Teacher', value: 'Ms Nkosi' },
  ],
  steps: [
    {
      name: 'Teaching',
      fields: [
        { type: 'Textarea', label: 'Explain', value: 'Halves.\nQuarters.', points: 5 },
        { type: 'Textarea', label: 'Practice', value: '', hint: 'What learners do' },
        { type: 'Text', label: 'Homework', value: null },
        {
          type: 'Multi Select',
          label: 'Aids',
          value: ['Wall', 'Abacus'],
          items: ['Board', 'Wall'],
        },
        { type: 'Radio', label: 'Pace', value: 'Right', items: ['Slow', 'Right'] },
      ],
    },
  ],
}
