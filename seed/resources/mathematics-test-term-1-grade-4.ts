import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'mathematics-test-term-1-grade-4',
  sku: 1024,
  language: 'en',
  grade: '4',
  subject: 'mathematics',
  term: 1,
  look: 'test',
  minutes: 60,
  title: 'Mathematics test: whole numbers',
  topic: 'Whole numbers: addition, subtraction, place value',
  price: '40.00',
  publishDate: '2026-01-26T06:00:00Z',
  tags: ['term-1', 'english', 'exam', 'memo'],
  intro: [
    'A ready-to-print control test out of 40 for the end of Term 1. Questions are ordered from knowledge to problem solving, and the totals on paper and memorandum agree.',
  ],
  points: [
    'Multiple choice, place value, column sums and word problems',
    '40 marks in 60 minutes',
    'Memorandum with one tick per mark',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Choose the correct answer',
      work: {
        kind: 'choice',
        items: [
          { q: 'The value of the 6 in 3 648 is', options: ['6', '60', '600', '6 000'], a: 2 },
          {
            q: '4 597 rounded off to the nearest 100 is',
            options: ['4 500', '4 600', '4 590', '5 000'],
            a: 1,
          },
          {
            q: 'Which number is an odd number?',
            options: ['2 340', '1 118', '4 075', '986'],
            a: 2,
          },
          {
            q: '5 × 9 gives the same answer as',
            options: ['9 + 5', '50 − 5', '40 + 4', '5 × 8'],
            a: 1,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Place value',
      work: {
        kind: 'sums',
        columns: 2,
        items: [
          { q: '7 283 = 7 000 + __ + 80 + 3', a: ['200'] },
          { q: '5 000 + 40 + 9 = __', a: ['5 049'] },
          { q: '8 604 = 8 000 + 600 + __', a: ['4'] },
          { q: '3 000 + 900 + 60 = __', a: ['3 960'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Arrange from small to big',
      work: {
        kind: 'order',
        direction: 'up',
        marks: 2,
        items: [['4 056', '4 506', '4 065', '4 560']],
      },
    },
    {
      kind: 'question',
      title: 'Number patterns',
      work: {
        kind: 'sequence',
        items: [
          { terms: [2450, 2500, 2550, 2600, 2650], hide: [2, 4], marks: 2 },
          { terms: [9300, 9200, 9100, 9000, 8900], hide: [3, 4], marks: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Calculate. Show your working.',
      work: {
        kind: 'columnSums',
        items: [
          { top: 2346, op: '+', bottom: 1527, marks: 2 },
          { top: 4085, op: '+', bottom: 2769, marks: 2 },
          { top: 6834, op: '−', bottom: 2512, marks: 2 },
          { top: 7052, op: '−', bottom: 3468, marks: 2 },
          { top: 36, op: '×', bottom: 7, marks: 2 },
          { top: 58, op: '×', bottom: 6, marks: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Solve the problems',
      work: {
        kind: 'open',
        items: [
          {
            q: 'A school has 1 248 learners. 679 of them are girls. How many are boys?',
            a: ['1 248 − 679 = 569 boys'],
            lines: 2,
            marks: 3,
          },
          {
            q: 'A farmer packs 8 oranges in a bag. How many oranges does he need for 54 bags?',
            a: ['54 × 8 = 432 oranges'],
            lines: 2,
            marks: 3,
          },
          {
            q: 'Tickets for the play cost R25 for adults and R10 for children. Mr and Mrs Adams take their three children. What do they pay?',
            a: ['2 × R25 = R50', '3 × R10 = R30', 'R50 + R30 = R80'],
            lines: 3,
            marks: 4,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Think carefully',
      work: {
        kind: 'open',
        items: [
          {
            q: 'I am a four-digit number. My thousands digit is 3. My hundreds digit is twice my thousands digit. My tens digit is 0. All my digits add up to 14. Which number am I?',
            a: ['3 + 6 + 0 = 9 and 14 − 9 = 5', '3 605'],
            lines: 2,
            marks: 4,
          },
        ],
      },
    },
  ],
})
