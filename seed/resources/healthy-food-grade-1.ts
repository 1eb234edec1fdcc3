import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'healthy-food-grade-1',
  sku: 1014,
  language: 'en',
  grade: '1',
  subject: 'life-skills',
  term: 1,
  title: 'Healthy food, healthy me',
  topic: 'Beginning knowledge: healthy living',
  price: '22.00',
  publishDate: '2026-01-26T06:00:00Z',
  tags: ['term-1', 'english', 'worksheet', 'memo'],
  intro: [
    'Food that learners know from home and the school feeding scheme: pap, beans, morogo, samp, fruit. They sort, count and plan a lunch box.',
  ],
  points: [
    'Sorting “every day” and “sometimes” foods',
    'A class graph to read',
    'Planning and drawing a lunch box',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Every day or sometimes?',
      instruction: 'Write E for every day or S for sometimes.',
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: 'beans ___', a: ['E'] },
          { q: 'sweets ___', a: ['S'] },
          { q: 'spinach ___', a: ['E'] },
          { q: 'cooldrink ___', a: ['S'] },
          { q: 'oranges ___', a: ['E'] },
          { q: 'chips ___', a: ['S'] },
          { q: 'milk ___', a: ['E'] },
          { q: 'eggs ___', a: ['E'] },
          { q: 'cake ___', a: ['S'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Our favourite fruit',
      instruction: 'Look at the picture graph. Answer the questions.',
      picture: {
        kind: 'pictograph',
        title: 'Fruit we like',
        key: '= 1 learner',
        each: 1,
        rows: [
          { label: 'apple', value: 6 },
          { label: 'banana', value: 9 },
          { label: 'orange', value: 4 },
          { label: 'mango', value: 7 },
        ],
      },
      work: {
        kind: 'fill',
        items: [
          { q: 'How many learners like mangoes best? ____', a: ['7'] },
          { q: 'Which fruit do most learners like? ________', a: ['banana'] },
          { q: 'How many more learners like apples than oranges? ____', a: ['2'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'True or false?',
      work: {
        kind: 'trueFalse',
        items: [
          { q: 'I wash my hands before I eat.', a: true },
          { q: 'Water is good for me.', a: true },
          { q: 'I only need to brush my teeth once a week.', a: false },
        ],
      },
    },
    { kind: 'heading', text: 'My lunch box' },
    {
      kind: 'drawing',
      drawing: {
        kind: 'space',
        height: 170,
        caption:
          'Draw a lunch with one fruit, something to drink and something that makes you strong.',
      },
    },
  ],
})
