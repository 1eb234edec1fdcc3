import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'desimale-breuke-graad-6',
  sku: 1036,
  language: 'af',
  grade: '6',
  subject: 'mathematics',
  term: 3,
  title: 'Desimale breuke',
  topic: 'Desimale breuke',
  price: '42.00',
  discount: 20,
  featured: true,
  publishDate: '2026-06-29T06:00:00Z',
  tags: ['term-3', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Tiendes en honderdstes op die getallelyn, in die plekwaardetabel en in die alledaagse lewe: atletiektye, reënval en kassastrokies. Leerders ruil tussen gewone en desimale breuke om voordat hulle optel en aftrek.',
  ],
  points: [
    'Getallelyne met tiendes en honderdstes',
    'Omruil tussen gewone en desimale breuke',
    'Optel, aftrek en vermenigvuldig met 10 en 100',
    'Woordprobleme met rand en meter',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Skryf die desimale breuk in die raampie',
      work: {
        kind: 'numberLine',
        items: [
          { from: 0, to: 1, step: 0.1, every: 5, ask: [0.3, 0.8], decimals: 1 },
          { from: 2, to: 3, step: 0.1, every: 5, ask: [2.2, 2.7], decimals: 1 },
          { from: 0.4, to: 0.5, step: 0.01, every: 5, ask: [0.42, 0.48], decimals: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Skryf as ’n desimale breuk',
      work: {
        kind: 'sums',
        columns: 4,
        items: [
          { q: '{7/10} = __', a: ['0,7'] },
          { q: '{23/100} = __', a: ['0,23'] },
          { q: '{1/2} = __', a: ['0,5'] },
          { q: '{3/4} = __', a: ['0,75'] },
          { q: '{2 1/10} = __', a: ['2,1'] },
          { q: '{4 5/100} = __', a: ['4,05'] },
          { q: '{2/5} = __', a: ['0,4'] },
          { q: '{9/50} = __', a: ['0,18'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Vergelyk',
      instruction: 'Skryf <, > of =.',
      work: {
        kind: 'compare',
        columns: 3,
        items: [
          ['0,6', '0,59'],
          ['1,2', '1,20'],
          ['0,08', '0,8'],
          ['3,45', '3,54'],
          ['{1/4}', '0,3'],
          ['2,07', '2,070'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Rangskik van klein na groot',
      work: {
        kind: 'order',
        direction: 'up',
        marks: 2,
        items: [
          ['0,7', '0,07', '0,71', '0,17'],
          ['5,2', '5,02', '5,22', '5,12'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Bereken',
      work: {
        kind: 'sums',
        columns: 3,
        items: [
          { q: '2,4 + 3,5 = __', a: ['5,9'] },
          { q: '6,75 + 1,8 = __', a: ['8,55'] },
          { q: '9,3 − 4,6 = __', a: ['4,7'] },
          { q: '5 − 2,35 = __', a: ['2,65'] },
          { q: '0,36 × 10 = __', a: ['3,6'] },
          { q: '4,08 × 100 = __', a: ['408'] },
          { q: '7,2 ÷ 10 = __', a: ['0,72'] },
          { q: '12,5 + 0,75 + 3 = __', a: ['16,25'] },
          { q: '10 − 0,01 = __', a: ['9,99'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Woordprobleme',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Zinhle hardloop 100 m in 15,42 s en Karla in 14,9 s. Wie wen, en met hoeveel sekondes?',
            a: ['15,42 − 14,9 = 0,52', 'Karla wen met 0,52 s'],
            lines: 2,
            marks: 3,
          },
          {
            q: 'Drie brode kos R18,50 elk. Hoeveel kleingeld kry jy van R60?',
            a: ['3 × R18,50 = R55,50', 'R60 − R55,50 = R4,50'],
            lines: 2,
            marks: 3,
          },
        ],
      },
    },
  ],
})
