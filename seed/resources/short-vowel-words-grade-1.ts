import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'short-vowel-words-grade-1',
  sku: 1011,
  language: 'en',
  grade: '1',
  subject: 'english-home-language',
  term: 2,
  title: 'Short vowel words: read, build, write',
  topic: 'Phonics: consonant-vowel-consonant words',
  price: '25.00',
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'english', 'worksheet', 'reading', 'memo'],
  intro: [
    'Three-letter words with short a, e, i, o and u. Learners read the words in boxes, build new ones by changing a single sound, and finish with four sentences they can read on their own.',
  ],
  points: [
    'Word boxes for partner reading',
    'Changing one sound to make a new word',
    'Handwriting lines with letters to trace',
  ],
  blocks: [
    { kind: 'heading', text: 'Read the words to a friend' },
    {
      kind: 'words',
      columns: 5,
      items: [
        'cat',
        'bed',
        'pin',
        'dog',
        'sun',
        'map',
        'hen',
        'lid',
        'box',
        'mug',
        'bag',
        'net',
        'six',
        'pot',
        'bus',
      ],
    },
    {
      kind: 'question',
      title: 'Write the missing vowel',
      instruction: 'Choose a, e, i, o or u. Read the clue.',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'c__p (I drink tea from it)', a: ['u'] },
          { q: 'p__g (it says oink)', a: ['i'] },
          { q: 't__n (after nine)', a: ['e'] },
          { q: 'f__x (a wild dog)', a: ['o'] },
          { q: 'h__t (on my head)', a: ['a'] },
          { q: 'l__g (I have two)', a: ['e'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Change one sound',
      instruction: 'Make a new word.',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'cat: change c to m  ______', a: ['mat'] },
          { q: 'pen: change n to t  ______', a: ['pet'] },
          { q: 'dog: change d to l  ______', a: ['log'] },
          { q: 'sun: change u to i  ______', a: ['sin'] },
        ],
      },
    },
    { kind: 'heading', text: 'Trace and copy' },
    {
      kind: 'drawing',
      drawing: { kind: 'tracing', size: 30, rows: ['cat  cat  cat', 'the dog is in the mud'] },
    },
    {
      kind: 'question',
      title: 'Yes or no?',
      instruction: 'Read the sentence and tick.',
      work: {
        kind: 'trueFalse',
        items: [
          { q: 'A hen can lay an egg.', a: true },
          { q: 'A bus is as big as a bug.', a: false },
          { q: 'The sun is hot.', a: true },
          { q: 'A fish has ten legs.', a: false },
        ],
      },
    },
  ],
})
