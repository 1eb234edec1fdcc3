import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'entrepreneur-graad-7',
  sku: 1042,
  language: 'af',
  grade: '7',
  subject: 'economic-and-management-sciences',
  term: 3,
  title: 'Die entrepreneur en die markdag',
  topic: 'Entrepreneurskap: die entrepreneur',
  price: '46.00',
  discount: 30,
  publishDate: '2026-06-29T06:00:00Z',
  tags: ['term-3', 'afrikaans', 'project', 'worksheet', 'memo'],
  intro: [
    'Alles vir die skool se markdag: eienskappe van ’n entrepreneur, ’n SWOT-ontleding, die koste van een produk en ’n rubriek om die stalletjie te assesseer.',
  ],
  points: [
    'Eienskappe van ’n entrepreneur',
    'SWOT-ontleding om in te vul',
    'Kosprys, verkoopprys en wins',
    'Rubriek uit 30 vir die markdag',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Watter eienskap is dit?',
      work: {
        kind: 'match',
        left: [
          'Lindi probeer weer nadat haar eerste plan misluk het.',
          'Pieter dink aan ’n nuwe manier om ou bande te gebruik.',
          'Aisha leen geld al weet sy dat sy dit kan verloor.',
          'Jabu oorreed ander om saam te werk.',
        ],
        right: [
          'kreatiwiteit',
          'leierskap',
          'deursettingsvermoë',
          'bereidheid om risiko’s te neem',
        ],
        a: [2, 0, 3, 1],
      },
    },
    {
      kind: 'question',
      title: 'Kies die korrekte antwoord',
      work: {
        kind: 'choice',
        items: [
          {
            q: '’n Entrepreneur is iemand wat',
            options: [
              'net vir ’n groot maatskappy werk',
              '’n behoefte sien en ’n onderneming begin',
              'belasting invorder',
              'geld in die bank hou',
            ],
            a: 1,
          },
          {
            q: 'Die koste van meel vir pannekoek is ’n',
            options: ['vaste koste', 'veranderlike koste', 'wins', 'bate'],
            a: 1,
          },
          {
            q: 'Wins word bereken as',
            options: [
              'inkomste plus uitgawes',
              'inkomste minus uitgawes',
              'uitgawes minus inkomste',
              'verkope maal koste',
            ],
            a: 1,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'SWOT-ontleding',
      instruction:
        'Skryf die letter van elke stelling in die regte blok: sterkpunt, swakpunt, geleentheid of bedreiging.',
      work: {
        kind: 'tableFill',
        head: ['Stelling oor ons pannekoekstalletjie', 'S, W, O of T'],
        widths: [76, 24],
        rows: [
          ['Ma leen vir ons twee gasstofies.', '?S (sterkpunt)'],
          ['Dalk reën dit op markdag.', '?T (bedreiging)'],
          ['Ons het nog nooit pannekoek gebak nie.', '?W (swakpunt)'],
          ['Al die ouers kom die dag skool toe.', '?O (geleentheid)'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Wat kos een pannekoek?',
      instruction:
        '4.1: die koste van meel, melk, eiers en suiker vir 60 pannekoeke. 4.2: die koste van een. 4.3: die wins op een wat vir R5 verkoop word. 4.4: die wins op almal.',
      work: {
        kind: 'sums',
        columns: 1,
        items: [
          { q: 'R48 + R36 + R22 + R14 = R____', a: ['120'], marks: 1 },
          { q: 'R120 ÷ 60 = R____', a: ['2'], marks: 2 },
          { q: 'R5 − R2 = R____', a: ['3'], marks: 1 },
          { q: '60 × R3 = R____', a: ['180'], marks: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Dink soos ’n entrepreneur',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Net 40 pannekoeke word verkoop. Bereken die wins of verlies.',
            a: ['Inkomste 40 × R5 = R200', 'R200 − R120 = R80 wins'],
            lines: 2,
            marks: 3,
          },
          {
            q: 'Hoeveel pannekoeke moet julle verkoop om presies gelyk te breek?',
            a: ['R120 ÷ R5 = 24 pannekoeke'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Skryf ’n reklameslagspreuk van hoogstens agt woorde.',
            a: ['Pakkend, eerlik en oor die produk.'],
            lines: 1,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Rubriek: ons stalletjie',
      work: {
        kind: 'rubric',
        levels: ['nog nie', 'goed', 'uitstekend'],
        criteria: [
          {
            name: 'Beplanning',
            levels: ['geen begroting nie', 'begroting met foute', 'volledige, korrekte begroting'],
            marks: 10,
          },
          {
            name: 'Produk',
            levels: ['min moeite', 'netjies en vars', 'oorspronklik, netjies en gewild'],
            marks: 8,
          },
          {
            name: 'Bemarking',
            levels: [
              'geen plakkaat nie',
              'duidelike plakkaat',
              'plakkaat en slagspreuk wat kopers trek',
            ],
            marks: 6,
          },
          {
            name: 'Samewerking',
            levels: ['een doen alles', 'meeste help', 'elkeen het ’n taak en doen dit'],
            marks: 6,
          },
        ],
      },
    },
  ],
})
