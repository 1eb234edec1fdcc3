import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'geld-in-suid-afrika-graad-2',
  sku: 1017,
  language: 'af',
  grade: '2',
  subject: 'mathematics',
  term: 4,
  title: 'Geld: muntstukke, note en kleingeld',
  topic: 'Getalle, bewerkings en verwantskappe: geld',
  price: '29.00',
  discount: 25,
  publishDate: '2026-09-28T06:00:00Z',
  tags: ['term-4', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    '’n Skoolwinkel op papier. Leerders tel muntstukke bymekaar, kies wat hulle met R20 kan koop en werk kleingeld uit. Die pryse is rond genoeg vir graad 2 en eerlik genoeg vir 2026.',
  ],
  points: ['Tel rande en sente', 'Lees ’n pryslys', 'Bereken die totaal en die kleingeld'],
  blocks: [
    {
      kind: 'box',
      title: 'Ons geld',
      lines: ['Muntstukke: 10c, 20c, 50c, R1, R2, R5', 'Note: R10, R20, R50, R100, R200'],
    },
    {
      kind: 'question',
      title: 'Hoeveel geld is dit?',
      work: {
        kind: 'sums',
        columns: 2,
        items: [
          { q: 'R5 + R2 + R2 = R__', a: ['9'] },
          { q: 'R10 + R5 + R1 = R__', a: ['16'] },
          { q: '50c + 20c + 20c = __c', a: ['90'] },
          { q: 'R20 + R20 + R5 = R__', a: ['45'] },
          { q: '50c + 50c = R__', a: ['1'] },
          { q: 'R50 + R10 + R2 = R__', a: ['62'] },
        ],
      },
    },
    { kind: 'heading', text: 'Die skoolwinkel' },
    {
      kind: 'table',
      head: ['Item', 'Prys', 'Item', 'Prys'],
      widths: [30, 20, 30, 20],
      rows: [
        ['potlood', 'R4', 'appel', 'R3'],
        ['uitveër', 'R2', 'toebroodjie', 'R12'],
        ['liniaal', 'R7', 'water', 'R8'],
      ],
    },
    {
      kind: 'question',
      title: 'Wat kos dit saam?',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'potlood en uitveër: R____', a: ['6'] },
          { q: 'appel en water: R____', a: ['11'] },
          { q: 'twee liniale: R____', a: ['14'] },
          { q: 'toebroodjie en appel: R____', a: ['15'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Kleingeld',
      instruction: 'Jy betaal met die geld tussen hakies. Hoeveel kry jy terug?',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'liniaal (R10): R____', a: ['3'] },
          { q: 'toebroodjie (R20): R____', a: ['8'] },
          { q: 'water en appel (R20): R____', a: ['9'] },
          { q: 'drie potlode (R15): R____', a: ['3'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Dink verder',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Noah het R20. Hy wil ’n toebroodjie, ’n water en ’n appel koop. Het hy genoeg? Wys hoe jy dink.',
            a: ['R12 + R8 + R3 = R23', 'Nee, hy kort R3.'],
            lines: 2,
            marks: 3,
          },
        ],
      },
    },
  ],
})
