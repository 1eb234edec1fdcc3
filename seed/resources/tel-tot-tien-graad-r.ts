import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'tel-tot-tien-graad-r',
  sku: 1005,
  language: 'af',
  grade: 'R',
  subject: 'mathematics',
  term: 2,
  title: 'Tel saam tot by 10',
  topic: 'Getalle, bewerkings en verwantskappe: tel voorwerpe',
  price: null,
  publishDate: '2026-01-19T06:00:00Z',
  tags: ['term-2', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Groot prente, min woorde. Maats tel die vorms, skryf die getal en trek syfers na. Lees die opdrag hardop voor; elke vraag pas in een kringbespreking.',
  ],
  points: ['Tel en skryf 1 tot 10', 'Tienraamwerke om getalle te sien', 'Syfers om oor te trek'],
  blocks: [
    {
      kind: 'question',
      title: 'Tel die sterre. Skryf die getal.',
      work: { kind: 'count', shape: 'star', items: [3, 5, 2, 7] },
    },
    {
      kind: 'question',
      title: 'Hoeveel kolletjies sien jy?',
      picture: { kind: 'tenFrames', values: [4, 6, 9] },
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: '_____', a: ['4'] },
          { q: '_____', a: ['6'] },
          { q: '_____', a: ['9'] },
        ],
      },
    },
    { kind: 'heading', text: 'Trek die syfers oor' },
    {
      kind: 'drawing',
      drawing: {
        kind: 'tracing',
        rows: ['1  1  1  2  2  2', '3  3  3  4  4  4', '5  5  5'],
        size: 38,
      },
    },
    {
      kind: 'question',
      title: 'Tel die harte. Skryf die getal.',
      work: { kind: 'count', shape: 'heart', items: [6, 4, 8, 10] },
    },
    { kind: 'heading', text: 'Teken self' },
    { kind: 'text', text: 'Teken 9 balle in die raam.' },
    { kind: 'drawing', drawing: { kind: 'space', height: 150 } },
  ],
})
