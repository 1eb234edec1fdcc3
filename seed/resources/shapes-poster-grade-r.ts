import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'shapes-poster-grade-r',
  sku: 1009,
  language: 'en',
  grade: 'R',
  subject: 'mathematics',
  term: null,
  look: 'poster',
  physical: true,
  title: 'Shapes all around us',
  topic: 'Space and shape: two-dimensional shapes',
  price: '95.00',
  publishDate: '2026-01-19T06:00:00Z',
  tags: ['english', 'poster'],
  format: 'One A2 poster, 170 g paper, laminated',
  intro: [
    'A calm wall poster with nine shapes and their names in large print. Laminated, so that learners can trace the shapes with a whiteboard marker.',
    'Rolled in a tube, not folded.',
  ],
  points: [
    'Nine shapes with their names',
    'A question under each group to start a conversation',
    'Laminated on both sides',
  ],
  questions: [
    {
      type: 'Radio',
      label: 'Finish',
      hint: 'Gloss is easier to wipe, matt reflects less light.',
      placeholder: '',
      required: true,
      items: ['Gloss', 'Matt'],
      value: null,
    },
  ],
  blocks: [
    {
      kind: 'drawing',
      drawing: {
        kind: 'shapes',
        size: 124,
        items: [
          { shape: 'circle', label: 'circle' },
          { shape: 'square', label: 'square' },
          { shape: 'triangle', label: 'triangle' },
          { shape: 'rectangle', label: 'rectangle' },
          { shape: 'oval', label: 'oval' },
          { shape: 'star', label: 'star' },
          { shape: 'pentagon', label: 'pentagon' },
          { shape: 'hexagon', label: 'hexagon' },
          { shape: 'heart', label: 'heart' },
        ],
      },
    },
    {
      kind: 'panels',
      columns: 2,
      items: [
        {
          title: 'Count the sides',
          lines: [
            'A triangle has 3 sides.',
            'A square and a rectangle have 4 sides.',
            'A pentagon has 5, a hexagon has 6.',
          ],
        },
        {
          title: 'Find me in class',
          lines: [
            'Which shape is the door?',
            'Which shape is the clock?',
            'Who can find a hexagon?',
          ],
        },
      ],
    },
  ],
})
