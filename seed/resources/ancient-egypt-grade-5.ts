import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'ancient-egypt-grade-5',
  sku: 1033,
  language: 'en',
  grade: '5',
  subject: 'social-sciences',
  term: 3,
  title: 'Ancient Egypt: life on the Nile',
  topic: 'History: an ancient African society, Egypt',
  price: '39.00',
  publishDate: '2026-06-29T06:00:00Z',
  tags: ['term-3', 'english', 'worksheet', 'reading', 'memo'],
  intro: [
    'A source-based worksheet in the shape learners will meet in tests: one text, one timeline, one set of pictures in words. It asks why the river mattered before it asks about pyramids.',
  ],
  points: [
    'Source A: the farmer’s year',
    'Timeline with dates BCE',
    'Paragraph question with a marking grid',
  ],
  blocks: [
    {
      kind: 'reading',
      title: 'Source A: A farmer’s year',
      paragraphs: [
        'My name is Hapi and I farm beside the Nile. Each year, when the star Sirius returns to the morning sky, the river begins to rise. For four months my fields lie under water. We call this season Akhet.',
        'When the water goes down it leaves behind soft black mud. Now is Peret, the time of growing. My sons and I plough, and we sow barley, wheat and flax. We lift water with a shaduf, a long pole with a bucket on one side and a weight on the other.',
        'In Shemu, the dry season, we cut the grain before the scribes arrive. They measure everything and take part of it for the pharaoh’s stores. A scribe writes; a farmer sweats. Still, without our bread nobody could build anything.',
      ],
    },
    {
      kind: 'question',
      title: 'Questions on Source A',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Name the three seasons of the Egyptian year.',
            a: ['Akhet, Peret, Shemu'],
            lines: 1,
            marks: 3,
          },
          {
            q: 'Why was the flood good for the farmers?',
            a: ['It left fertile black mud on the fields.'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'What did a shaduf do?',
            a: ['It lifted water from the river to the fields.'],
            lines: 1,
            marks: 1,
          },
          {
            q: 'How does Hapi feel about scribes? Quote words that show it.',
            a: [
              'He feels they have an easy life / is a little bitter: “A scribe writes; a farmer sweats.”',
            ],
            lines: 2,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Use the timeline',
      instruction: 'BCE means before the common era. Bigger numbers are longer ago.',
      picture: {
        kind: 'timeline',
        events: [
          { year: '3100 BCE', text: 'Upper and Lower Egypt become one' },
          { year: '2560 BCE', text: 'Great Pyramid at Giza' },
          { year: '1323 BCE', text: 'Tutankhamun is buried' },
          { year: '30 BCE', text: 'Rome rules Egypt' },
        ],
      },
      work: {
        kind: 'fill',
        items: [
          {
            q: 'The Great Pyramid was built about ________ years after Egypt became one.',
            a: ['540'],
          },
          {
            q: 'Tutankhamun was buried ________ (before / after) the Great Pyramid was built.',
            a: ['after'],
          },
          { q: 'In ________ Egypt came under the rule of Rome.', a: ['30 BCE'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Match the word and its meaning',
      work: {
        kind: 'match',
        left: ['pharaoh', 'papyrus', 'hieroglyphics', 'sphinx', 'mummy'],
        right: [
          'writing with pictures and signs',
          'a body preserved after death',
          'the ruler of Egypt',
          'paper made from reeds',
          'statue with a lion’s body and a human head',
        ],
        a: [2, 3, 0, 4, 1],
      },
    },
    {
      kind: 'question',
      title: 'Write a paragraph',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Explain in six to eight lines why people say that Egypt was a gift of the Nile. Use Source A.',
            a: [
              'Water for crops and people (1); fertile mud (1); food for those who built and ruled (1); transport and papyrus (1); written in own words with an opening and a closing sentence (1).',
            ],
            lines: 8,
            marks: 5,
          },
        ],
      },
    },
  ],
})
