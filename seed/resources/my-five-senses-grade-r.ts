import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'my-five-senses-grade-r',
  sku: 1007,
  language: 'en',
  grade: 'R',
  subject: 'life-skills',
  term: 1,
  title: 'My body and my five senses',
  topic: 'Beginning knowledge: my body',
  price: null,
  publishDate: '2026-01-19T06:00:00Z',
  tags: ['term-1', 'english', 'worksheet', 'memo'],
  intro: [
    'Talk first, then draw: a gentle first worksheet for the theme “Me”. Learners look, smell, taste, hear and feel on a walk through the school grounds and record what they found.',
  ],
  points: [
    'A senses walk with a drawing space for each sense',
    'Match body part and sense',
    'Questions to read aloud',
  ],
  blocks: [
    {
      kind: 'text',
      text: 'Walk around the school with your class. Stop, close your eyes and listen. Then draw.',
    },
    { kind: 'heading', text: 'Something I can see' },
    { kind: 'drawing', drawing: { kind: 'space', height: 120 } },
    { kind: 'heading', text: 'Something I can hear' },
    { kind: 'drawing', drawing: { kind: 'space', height: 120 } },
    { kind: 'heading', text: 'Something I can smell' },
    { kind: 'drawing', drawing: { kind: 'space', height: 120 } },
    { kind: 'pageBreak' },
    {
      kind: 'question',
      title: 'Which part helps you?',
      instruction: 'Read aloud. Learners draw a line or write the letter.',
      work: {
        kind: 'match',
        left: ['see', 'hear', 'smell', 'taste', 'touch'],
        right: ['nose', 'fingers', 'eyes', 'tongue', 'ears'],
        a: [2, 4, 0, 3, 1],
      },
    },
    {
      kind: 'question',
      title: 'How many do I have?',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'eyes ____', a: ['2'] },
          { q: 'nose ____', a: ['1'] },
          { q: 'ears ____', a: ['2'] },
          { q: 'fingers ____', a: ['10'] },
        ],
      },
    },
    { kind: 'heading', text: 'This is me' },
    {
      kind: 'drawing',
      drawing: { kind: 'space', height: 210, caption: 'Draw yourself. Do not forget your ears.' },
    },
  ],
})
