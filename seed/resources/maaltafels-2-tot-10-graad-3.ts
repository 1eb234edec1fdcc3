import { defineResource } from '../resource-schema.ts'

/** The factors of each drill, written out rather than drawn at random: every fact comes up once. */
const firstRound: readonly (readonly [number, number])[] = [
  [2, 7],
  [5, 4],
  [10, 6],
  [3, 3],
  [4, 8],
  [2, 9],
  [5, 8],
  [3, 6],
  [10, 9],
  [4, 4],
  [3, 8],
  [5, 6],
  [2, 6],
  [4, 7],
  [3, 9],
  [5, 9],
]
const secondRound: readonly (readonly [number, number])[] = [
  [4, 6],
  [3, 7],
  [5, 7],
  [2, 8],
  [10, 7],
  [4, 9],
  [3, 4],
  [5, 3],
]

export const resource = defineResource({
  slug: 'maaltafels-2-tot-10-graad-3',
  sku: 1001,
  language: 'af',
  grade: '3',
  subject: 'mathematics',
  term: 3,
  title: 'Maaltafels van 2, 3, 4, 5 en 10',
  topic: 'Herhaalde optelling lei tot vermenigvuldiging',
  price: '28.00',
  publishDate: '2026-02-02T06:00:00Z',
  tags: ['term-3', 'afrikaans', 'worksheet', 'drill', 'memo'],
  intro: [
    'Kort, doelgerigte inoefening van die tafels wat graad 3 moet ken. Die eerste vraag bring elke feit een keer na vore, daarna draai ons die som om sodat leerders sien dat deling en vermenigvuldiging bymekaar hoort.',
    'Gebruik dit as ’n weeklikse vyfminutetoets, of knip die vrae los vir werk in die leerhoekie.',
  ],
  points: [
    '16 maalsomme, 8 somme met ’n ontbrekende getal en 8 deelsomme',
    'Getalpatrone wat die tafels gebruik',
    'Drie woordprobleme uit die klaskamer',
  ],
  blocks: [
    {
      kind: 'box',
      title: 'Onthou',
      lines: [
        '4 × 3 beteken vier groepe van drie: 3 + 3 + 3 + 3 = 12.',
        'Jy mag die getalle omruil: 4 × 3 = 3 × 4.',
      ],
    },
    {
      kind: 'question',
      title: 'Skryf net die antwoord',
      work: {
        kind: 'sums',
        columns: 4,
        items: firstRound.map(([a, b]) => ({ q: `${a} × ${b} = __`, a: [String(a * b)] })),
      },
    },
    {
      kind: 'question',
      title: 'Watter getal kort?',
      work: {
        kind: 'sums',
        columns: 4,
        items: secondRound.map(([a, b], i) =>
          i % 2 === 0
            ? { q: `__ × ${b} = ${a * b}`, a: [String(a)] }
            : { q: `${a} × __ = ${a * b}`, a: [String(b)] },
        ),
      },
    },
    {
      kind: 'question',
      title: 'Deel',
      instruction: 'Gebruik die maaltafels wat jy reeds ken.',
      work: {
        kind: 'sums',
        columns: 4,
        items: [
          { q: '18 ÷ 2 = __', a: ['9'] },
          { q: '35 ÷ 5 = __', a: ['7'] },
          { q: '24 ÷ 3 = __', a: ['8'] },
          { q: '80 ÷ 10 = __', a: ['8'] },
          { q: '28 ÷ 4 = __', a: ['7'] },
          { q: '45 ÷ 5 = __', a: ['9'] },
          { q: '27 ÷ 3 = __', a: ['9'] },
          { q: '32 ÷ 4 = __', a: ['8'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Voltooi die patrone',
      work: {
        kind: 'sequence',
        items: [
          { terms: [3, 6, 9, 12, 15, 18], hide: [3, 5], marks: 2 },
          { terms: [40, 36, 32, 28, 24, 20], hide: [2, 4], marks: 2 },
          { terms: [25, 30, 35, 40, 45, 50], hide: [1, 4], marks: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Lees, dink en skryf ’n getallesin',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Juffrou Maritz sit 4 kryte in elke blikkie. Daar is 7 blikkies. Hoeveel kryte is dit altesaam?',
            a: ['4 × 7 = 28 kryte'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Sipho deel 30 albasters gelykop tussen 5 maats. Hoeveel kry elke maat?',
            a: ['30 ÷ 5 = 6 albasters'],
            lines: 1,
            marks: 2,
          },
          {
            q: '’n Pakkie plakkers kos R9. Annelie koop drie pakkies. Hoeveel kleingeld kry sy van R30?',
            a: ['3 × R9 = R27', 'R30 − R27 = R3'],
            lines: 2,
            marks: 3,
          },
        ],
      },
    },
  ],
})
