import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'percentages-exam-practice-grade-6',
  sku: 1037,
  language: 'en',
  grade: '6',
  subject: 'mathematics',
  term: 4,
  look: 'test',
  minutes: 60,
  title: 'Exam practice: fractions, decimals, percentages',
  topic: 'Revision: fractions, decimal fractions and percentages',
  price: '55.00',
  publishDate: '2027-01-11T06:00:00Z',
  tags: ['term-4', 'english', 'exam', 'revision', 'memo'],
  intro: [
    'Practice paper for the final examination: one topic in three costumes. It counts 45 marks and fits into one hour, with a data question about a tuck shop.',
  ],
  points: [
    'Conversion table between the three notations',
    'Percentages of amounts and simple discount',
    'Data question and problem solving',
    '45 marks in 60 minutes',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Choose the correct answer',
      work: {
        kind: 'choice',
        items: [
          { q: '{3/5} written as a percentage is', options: ['35%', '60%', '53%', '6%'], a: 1 },
          { q: 'Which is the largest?', options: ['0,7', '{3/4}', '72%', '0,075'], a: 1 },
          { q: '0,05 is the same as', options: ['50%', '5%', '0,5%', '500%'], a: 1 },
          { q: '10% of R250 is', options: ['R2,50', 'R25', 'R240', 'R10'], a: 1 },
          { q: '{1/8} of 64 is', options: ['8', '16', '6', '512'], a: 0 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Complete the table',
      work: {
        kind: 'tableFill',
        head: ['Common fraction', 'Decimal fraction', 'Percentage'],
        rows: [
          ['{1/2}', '?0,5', '?50%'],
          ['?{1/4}', '0,25', '?25%'],
          ['?{9/10}', '?0,9', '90%'],
          ['{7/20}', '?0,35', '?35%'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Calculate',
      work: {
        kind: 'sums',
        columns: 2,
        items: [
          { q: '50% of R84 = R__', a: ['42'] },
          { q: '25% of 120 = __', a: ['30'] },
          { q: '75% of R60 = R__', a: ['45'] },
          { q: '20% of 35 = __', a: ['7'] },
          { q: '{1/3} + {1/6} = {_/2}', a: ['1'], marks: 2 },
          { q: '{5/8} − {1/4} = {_/8}', a: ['3'], marks: 2 },
          { q: '3,6 + 0,48 = __', a: ['4,08'], marks: 2 },
          { q: '{2/5} of 45 = __', a: ['18'], marks: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'The tuck shop',
      picture: {
        kind: 'barGraph',
        title: 'Items sold on Friday',
        xLabel: 'Item',
        yLabel: 'Number sold',
        max: 50,
        step: 10,
        bars: [
          { label: 'fruit', value: 40 },
          { label: 'popcorn', value: 30 },
          { label: 'juice', value: 20 },
          { label: 'pies', value: 10 },
        ],
      },
      work: {
        kind: 'open',
        items: [
          {
            q: 'How many items were sold altogether?',
            a: ['40 + 30 + 20 + 10 = 100'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'What percentage of the items was fruit?',
            a: ['40 ÷ 100 = 40%'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Write the number of juices as a fraction of all items in its simplest form.',
            a: ['{20/100} = {1/5}'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Juice costs R12. On Monday the price is 25% lower. What does one juice cost on Monday?',
            a: ['25% of R12 = R3', 'R12 − R3 = R9'],
            lines: 2,
            marks: 3,
          },
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
            q: 'Aiden got 18 out of 24 for a spelling test and 33 out of 50 for mathematics. In which test did he do better? Show your working.',
            a: ['{18/24} = {3/4} = 75%', '{33/50} = {66/100} = 66%', 'He did better in spelling.'],
            lines: 3,
            marks: 5,
          },
          {
            q: 'A school has 600 learners. 55% are girls. How many boys are there?',
            a: ['100% − 55% = 45% boys', '45% of 600 = 270 boys'],
            lines: 3,
            marks: 4,
          },
          {
            q: 'A tank holds 800 litres when full. It is {3/4} full and then 150 litres are used. What fraction of the tank is left? Simplify.',
            a: ['{3/4} of 800 = 600 and 600 − 150 = 450', '{450/800} = {9/16}'],
            lines: 3,
            marks: 2,
          },
        ],
      },
    },
  ],
})
