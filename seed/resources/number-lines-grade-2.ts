import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'number-lines-grade-2',
  sku: 1016,
  language: 'en',
  grade: '2',
  subject: 'mathematics',
  term: 2,
  title: 'Numbers to 100: lines, tens and ones',
  topic: 'Numbers, operations and relationships: place value',
  price: '26.00',
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'english', 'worksheet', 'memo'],
  intro: [
    'Learners place numbers on a line, break them into tens and ones and compare them. The number lines count in ones, twos, fives and tens, so that the same picture serves four ideas.',
  ],
  points: [
    'Four number lines with different steps',
    'Breaking up and building up two-digit numbers',
    'Ordering and comparing',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Fill in the missing numbers',
      work: {
        kind: 'numberLine',
        items: [
          { from: 40, to: 50, step: 1, ask: [43, 47] },
          { from: 20, to: 40, step: 2, ask: [26, 34, 38] },
          { from: 50, to: 100, step: 5, ask: [60, 75, 95] },
          { from: 0, to: 100, step: 10, ask: [30, 80] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Tens and ones',
      work: {
        kind: 'sums',
        columns: 2,
        items: [
          { q: '47 = __ + 7', a: ['40'] },
          { q: '63 = 60 + __', a: ['3'] },
          { q: '80 + 5 = __', a: ['85'] },
          { q: '90 + 9 = __', a: ['99'] },
          { q: '50 + __ = 52', a: ['2'] },
          { q: '__ + 8 = 78', a: ['70'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Which is bigger?',
      instruction: 'Write <, > or =.',
      work: {
        kind: 'compare',
        columns: 3,
        items: [
          ['34', '43'],
          ['71', '69'],
          ['50 + 6', '56'],
          ['28', '82'],
          ['99', '90 + 8'],
          ['60', '16'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'From small to big',
      work: {
        kind: 'order',
        direction: 'up',
        marks: 2,
        items: [
          ['57', '75', '51', '70'],
          ['89', '98', '80', '88'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Find the rule and go on',
      work: {
        kind: 'sequence',
        items: [
          { terms: [12, 14, 16, 18, 20, 22], hide: [3, 5], marks: 2 },
          { terms: [95, 85, 75, 65, 55, 45], hide: [2, 5], marks: 2 },
        ],
      },
    },
  ],
})
