import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'at-the-market-grade-2',
  sku: 1019,
  language: 'en',
  grade: '2',
  subject: 'english-fal',
  term: 3,
  title: 'At the market: read and speak',
  topic: 'Reading and speaking: everyday words',
  price: '24.00',
  publishDate: '2026-06-29T06:00:00Z',
  tags: ['term-3', 'english', 'worksheet', 'reading', 'memo'],
  intro: [
    'For learners who hear English mostly at school. A short dialogue to act out in pairs, picture-free vocabulary that can be mimed, and simple sentences to complete.',
  ],
  points: [
    'Dialogue for two voices',
    'Vocabulary of fruit, vegetables and prices',
    'Using “a”, “an” and plural -s',
  ],
  blocks: [
    { kind: 'heading', text: 'New words' },
    {
      kind: 'words',
      columns: 4,
      items: ['market', 'apple', 'onion', 'carrot', 'buy', 'sell', 'money', 'bag'],
    },
    {
      kind: 'reading',
      title: 'Good morning, Mama Zodwa',
      numbered: false,
      paragraphs: [
        '**Lindi:** Good morning, Mama Zodwa. How much are the apples?',
        '**Mama Zodwa:** Good morning, Lindi. Five apples for ten rand.',
        '**Lindi:** And the carrots?',
        '**Mama Zodwa:** A bag of carrots is twelve rand. They are sweet today.',
        '**Lindi:** Five apples and one bag of carrots, please. Here is thirty rand.',
        '**Mama Zodwa:** Thank you, my child. Eight rand change, and an onion for your gogo. It is a gift.',
      ],
    },
    {
      kind: 'question',
      title: 'Choose the answer',
      work: {
        kind: 'choice',
        items: [
          { q: 'Who sells at the market?', options: ['Lindi', 'Mama Zodwa', 'Gogo'], a: 1 },
          { q: 'What is the gift?', options: ['an apple', 'a carrot', 'an onion'], a: 2 },
          { q: 'How much money does Lindi give?', options: ['R10', 'R12', 'R30'], a: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'a or an?',
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: '____ apple', a: ['an'] },
          { q: '____ bag', a: ['a'] },
          { q: '____ onion', a: ['an'] },
          { q: '____ carrot', a: ['a'] },
          { q: '____ egg', a: ['an'] },
          { q: '____ market', a: ['a'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'One and many',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'one apple, five ________', a: ['apples'] },
          { q: 'one carrot, two ________', a: ['carrots'] },
          { q: 'one bag, three ________', a: ['bags'] },
          { q: 'one child, four ________', a: ['children'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Finish the sentence',
      work: {
        kind: 'open',
        items: [
          {
            q: 'I want to buy',
            a: ['any food or thing, e.g. I want to buy two apples.'],
            lines: 1,
            marks: 1,
          },
          { q: 'My favourite fruit is', a: ['any fruit'], lines: 1, marks: 1 },
        ],
      },
    },
  ],
})
