import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'picture-graphs-grade-3',
  sku: 1022,
  language: 'en',
  grade: '3',
  subject: 'mathematics',
  term: 4,
  title: 'Data handling: tallies and graphs',
  topic: 'Data handling',
  price: '30.00',
  publishDate: null,
  tags: ['term-4', 'english', 'worksheet', 'memo'],
  intro: [
    'Learners read a pictograph in which one star stands for two, turn a table into a bar graph and ask questions of their own.',
  ],
  points: ['Pictograph with a key', 'Bar graph to read and to complete', 'A survey to do in class'],
  blocks: [
    {
      kind: 'question',
      title: 'How we come to school',
      instruction: 'Each star stands for 2 learners.',
      picture: {
        kind: 'pictograph',
        title: 'How Grade 3B comes to school',
        key: '= 2 learners',
        each: 2,
        rows: [
          { label: 'walk', value: 14 },
          { label: 'taxi', value: 10 },
          { label: 'bus', value: 6 },
          { label: 'car', value: 8 },
        ],
      },
      work: {
        kind: 'fill',
        items: [
          { q: 'How many learners come by taxi? ____', a: ['10'] },
          { q: 'How many learners walk? ____', a: ['14'] },
          { q: 'How many more learners come by car than by bus? ____', a: ['2'] },
          { q: 'How many learners are in the class altogether? ____', a: ['38'], marks: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Books we read in August',
      picture: {
        kind: 'barGraph',
        title: 'Books read',
        xLabel: 'Name',
        yLabel: 'Number of books',
        max: 10,
        step: 2,
        bars: [
          { label: 'Aisha', value: 8 },
          { label: 'Ben', value: 3 },
          { label: 'Chuma', value: 6 },
          { label: 'Dineo', value: 9 },
        ],
      },
      work: {
        kind: 'fill',
        items: [
          { q: 'Who read the most books? ________', a: ['Dineo'] },
          { q: 'Who read the fewest books? ________', a: ['Ben'] },
          { q: 'How many books did Aisha and Chuma read together? ____', a: ['14'] },
          { q: 'How many more books must Ben read to have 10? ____', a: ['7'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Do your own survey',
      instruction: 'Ask 10 friends which game they like best. Make a tally.',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Write two sentences about what you found.',
            a: ['One mark for each true sentence about the learner’s own tally.'],
            lines: 3,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'table',
      head: ['Game', 'Tally', 'Number'],
      widths: [35, 45, 20],
      rows: [
        ['soccer', '', ''],
        ['netball', '', ''],
        ['morabaraba', '', ''],
        ['skipping', '', ''],
      ],
      rowHeight: 28,
    },
  ],
})
