import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'common-fractions-grade-5',
  sku: 1002,
  language: 'en',
  grade: '5',
  subject: 'mathematics',
  term: 2,
  title: 'Common fractions: name, compare, add',
  topic: 'Common fractions',
  price: '45.00',
  discount: 20,
  featured: true,
  publishDate: '2026-02-09T06:00:00Z',
  tags: ['term-2', 'english', 'worksheet', 'memo'],
  intro: [
    'A complete lesson on common fractions for the first week of the topic. Learners start with pictures, move on to equivalent fractions and end with addition and subtraction of fractions with the same denominator, including mixed numbers.',
    'The fraction bars print clearly in black and white, so one master copy is enough.',
  ],
  points: [
    'Naming and shading fractions in bars and circles',
    'Equivalent fractions and comparing with <, > and =',
    'Adding and subtracting, fractions of whole numbers',
    'Two word problems that ask for a full calculation',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'What fraction of each bar is shaded?',
      work: {
        kind: 'fractions',
        ask: 'name',
        shape: 'bar',
        items: [
          { parts: 4, shaded: 3 },
          { parts: 8, shaded: 5 },
          { parts: 6, shaded: 1 },
          { parts: 10, shaded: 7 },
          { parts: 12, shaded: 5 },
          { parts: 9, shaded: 4 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Shade the fraction',
      work: {
        kind: 'fractions',
        ask: 'shade',
        shape: 'circle',
        items: [
          { parts: 4, shaded: 1 },
          { parts: 6, shaded: 5 },
          { parts: 8, shaded: 3 },
          { parts: 3, shaded: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Make equivalent fractions',
      instruction: 'Write the missing numerator or denominator in the box.',
      work: {
        kind: 'sums',
        columns: 4,
        items: [
          { q: '{1/2} = {_/4}', a: ['2'] },
          { q: '{2/3} = {_/6}', a: ['4'] },
          { q: '{3/4} = {_/12}', a: ['9'] },
          { q: '{2/5} = {4/_}', a: ['10'] },
          { q: '{6/8} = {_/4}', a: ['3'] },
          { q: '{5/10} = {1/_}', a: ['2'] },
          { q: '{8/12} = {_/3}', a: ['2'] },
          { q: '{1/3} = {3/_}', a: ['9'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Compare',
      instruction: 'Write <, > or = in the box.',
      work: {
        kind: 'compare',
        columns: 4,
        items: [
          ['{3/8}', '{5/8}'],
          ['{1/2}', '{4/8}'],
          ['{1/4}', '{1/5}'],
          ['{2/3}', '{5/6}'],
          ['{7/10}', '{3/5}'],
          ['{3/9}', '{1/3}'],
          ['{1 1/4}', '{6/4}'],
          ['{9/6}', '{1 1/2}'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Add and subtract',
      work: {
        kind: 'sums',
        columns: 3,
        items: [
          { q: '{2/7} + {3/7} = {_/7}', a: ['5'] },
          { q: '{7/9} − {4/9} = {_/9}', a: ['3'] },
          { q: '{5/8} + {1/8} = {_/4}', a: ['3'] },
          { q: '1 − {3/10} = {_/10}', a: ['7'] },
          { q: '{1 2/5} + {2 1/5} = {_ _/5}', a: ['3', '3'] },
          { q: '{4 5/6} − {1 1/6} = {_ _/6}', a: ['3', '4'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Fractions of whole numbers',
      work: {
        kind: 'sums',
        columns: 3,
        items: [
          { q: '{1/4} of 24 = __', a: ['6'] },
          { q: '{2/3} of 18 = __', a: ['12'] },
          { q: '{3/5} of 40 = __', a: ['24'] },
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
            q: 'Lerato eats {2/8} of a pizza and Ayanda eats {3/8} of the same pizza. What fraction of the pizza is left?',
            a: ['{2/8} + {3/8} = {5/8}', '{8/8} − {5/8} = {3/8} of the pizza is left'],
            lines: 2,
            marks: 3,
          },
          {
            q: 'There are 36 learners in Grade 5B. {3/4} of them come to school by taxi. How many learners do not come by taxi?',
            a: ['{3/4} of 36 = 27 come by taxi', '36 − 27 = 9 learners do not'],
            lines: 2,
            marks: 3,
          },
        ],
      },
    },
  ],
})
