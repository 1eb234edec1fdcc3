import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'optel-en-aftrek-tot-20-graad-1',
  sku: 1012,
  language: 'af',
  grade: '1',
  subject: 'mathematics',
  term: 3,
  title: 'Optel en aftrek tot by 20',
  topic: 'Getalle, bewerkings en verwantskappe',
  price: '24.00',
  publishDate: '2026-06-29T06:00:00Z',
  tags: ['term-3', 'afrikaans', 'worksheet', 'drill', 'memo'],
  intro: [
    'Van tienraamwerke na somme: leerders sien eers die getal, bou dan tien en gebruik dit om oor die tien te reken. Die getallelyn staan op dieselfde bladsy as die somme.',
  ],
  points: [
    'Verdubbel en halveer',
    'Maak tien',
    'Somme met en sonder die getallelyn',
    'Twee storiesomme',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Hoeveel kort om 10 te maak?',
      picture: { kind: 'tenFrames', values: [7, 4, 9] },
      work: {
        kind: 'sums',
        columns: 3,
        items: [
          { q: '7 + __ = 10', a: ['3'] },
          { q: '4 + __ = 10', a: ['6'] },
          { q: '9 + __ = 10', a: ['1'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Verdubbel',
      work: {
        kind: 'sums',
        columns: 3,
        items: [
          { q: '3 + 3 = __', a: ['6'] },
          { q: '5 + 5 = __', a: ['10'] },
          { q: '8 + 8 = __', a: ['16'] },
          { q: '6 + 6 = __', a: ['12'] },
          { q: '9 + 9 = __', a: ['18'] },
          { q: '10 + 10 = __', a: ['20'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Skryf die getalle wat kort',
      work: {
        kind: 'numberLine',
        items: [{ from: 0, to: 20, step: 1, every: 2, ask: [7, 13, 19] }],
      },
    },
    {
      kind: 'question',
      title: 'Reken. Gebruik die getallelyn as jy wil.',
      work: {
        kind: 'sums',
        columns: 3,
        items: [
          { q: '8 + 5 = __', a: ['13'] },
          { q: '9 + 4 = __', a: ['13'] },
          { q: '7 + 6 = __', a: ['13'] },
          { q: '12 + 6 = __', a: ['18'] },
          { q: '15 − 5 = __', a: ['10'] },
          { q: '13 − 4 = __', a: ['9'] },
          { q: '17 − 8 = __', a: ['9'] },
          { q: '20 − 6 = __', a: ['14'] },
          { q: '11 − 3 = __', a: ['8'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Storiesomme',
      instruction: 'Teken ’n prentjie en skryf die som.',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Daar is 9 voëls op die draad. 6 kom by. Hoeveel is daar nou?',
            a: ['9 + 6 = 15 voëls'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'Mia het 14 lekkers. Sy gee 5 vir haar boetie. Hoeveel het sy oor?',
            a: ['14 − 5 = 9 lekkers'],
            lines: 2,
            marks: 2,
          },
        ],
      },
    },
  ],
})
