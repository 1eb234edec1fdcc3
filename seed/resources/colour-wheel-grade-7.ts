import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'colour-wheel-grade-7',
  sku: 1045,
  language: 'en',
  grade: '7',
  subject: 'creative-arts',
  term: 1,
  title: 'Colour wheel and contrast',
  topic: 'Visual arts: art elements and design principles',
  price: '35.00',
  publishDate: '2026-01-26T06:00:00Z',
  tags: ['term-1', 'english', 'project', 'memo'],
  intro: [
    'A theory page with a twelve-part colour wheel in print-safe colours, then a practical task: an enlarged local plant in complementary colours, marked with a rubric out of 40.',
  ],
  points: [
    'Primary, secondary and tertiary colours',
    'Complementary, warm and cool',
    'Practical brief and a rubric out of 40',
  ],
  blocks: [
    {
      kind: 'drawing',
      drawing: {
        kind: 'colourWheel',
        size: 200,
        segments: [
          { label: 'yellow', colour: '#F2D21B' },
          { label: 'yellow-orange', colour: '#F0A81E' },
          { label: 'orange', colour: '#E8801F' },
          { label: 'red-orange', colour: '#DC5426' },
          { label: 'red', colour: '#C8262C' },
          { label: 'red-violet', colour: '#9A2560' },
          { label: 'violet', colour: '#6A2C85' },
          { label: 'blue-violet', colour: '#45399A' },
          { label: 'blue', colour: '#2456A6' },
          { label: 'blue-green', colour: '#1B8A8F' },
          { label: 'green', colour: '#2E9444' },
          { label: 'yellow-green', colour: '#93BC2B' },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Use the colour wheel',
      work: {
        kind: 'fill',
        items: [
          {
            q: 'The three primary colours are red, ____________ and ____________.',
            a: ['yellow', 'blue'],
            marks: 2,
          },
          { q: 'Red and yellow make ____________.', a: ['orange'] },
          { q: 'Blue and ____________ make green.', a: ['yellow'] },
          { q: 'The complementary colour of violet is ____________.', a: ['yellow'] },
          { q: 'The complementary colour of red is ____________.', a: ['green'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Warm or cool?',
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: 'blue ________', a: ['cool'] },
          { q: 'red-orange ________', a: ['warm'] },
          { q: 'green ________', a: ['cool'] },
          { q: 'yellow ________', a: ['warm'] },
          { q: 'red ________', a: ['warm'] },
          { q: 'blue-green ________', a: ['cool'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Look and explain',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Why does a red aloe flower stand out against green leaves?',
            a: [
              'Red and green are complementary colours: opposite each other, so the contrast is strongest.',
            ],
            lines: 2,
            marks: 2,
          },
          {
            q: 'What is the difference between a tint and a shade?',
            a: ['A tint has white added, a shade has black added.'],
            lines: 1,
            marks: 2,
          },
        ],
      },
    },
    { kind: 'heading', text: 'Practical task: A plant from where I live' },
    {
      kind: 'bullets',
      items: [
        'Choose a plant from your street, garden or veld. Draw it large, so that it touches at least three edges of an A3 page.',
        'Use one pair of complementary colours, with at least three tints or shades of each.',
        'Leave the background plain or make a pattern of small repeated marks.',
      ],
    },
    {
      kind: 'question',
      title: 'Rubric',
      work: {
        kind: 'rubric',
        levels: ['1–3', '4–6', '7–8', '9–10'],
        criteria: [
          {
            name: 'Observation',
            levels: [
              'little likeness',
              'main shapes',
              'shapes and details',
              'careful, lively drawing',
            ],
            marks: 10,
          },
          {
            name: 'Colour',
            levels: [
              'no clear pair',
              'pair, flat colour',
              'pair with tints or shades',
              'pair with rich mixing',
            ],
            marks: 10,
          },
          {
            name: 'Composition',
            levels: [
              'small, in the middle',
              'fills half the page',
              'touches edges',
              'touches edges, strong balance',
            ],
            marks: 10,
          },
          {
            name: 'Craft',
            levels: ['unfinished', 'finished, untidy', 'neat', 'neat with expressive marks'],
            marks: 10,
          },
        ],
      },
    },
  ],
})
