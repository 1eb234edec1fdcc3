import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'ritme-en-notasie-graad-7',
  sku: 1046,
  language: 'af',
  grade: '7',
  subject: 'creative-arts',
  term: 2,
  title: 'Ritme: lees, klap en komponeer',
  topic: 'Uitvoerende kunste: musiekgeletterdheid',
  price: '32.00',
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Nootwaardes, rustekens en tydmaattekens vir klasse waar niemand nog musiek gelees het nie. Alles kan geklap of op tafels getrommel word.',
  ],
  points: [
    'Kwartnoot, halfnoot, twee agstes en kwartrus',
    'Ritmes in drie- en vierslag om te lees',
    'Voltooi en komponeer eie mate',
  ],
  blocks: [
    {
      kind: 'table',
      head: ['Naam', 'Sê dit so', 'Hoeveel polsslae?'],
      rows: [
        ['kwartnoot', 'ta', '1'],
        ['twee agstenote', 'ti-ti', '1 saam'],
        ['halfnoot', 'ta-a', '2'],
        ['kwartrus', '(sjt)', '1'],
      ],
    },
    {
      kind: 'question',
      title: 'Klap ritme A',
      instruction: 'Tel 1, 2, 3, 4 in elke maat.',
      picture: {
        kind: 'rhythm',
        beats: 4,
        bars: [
          ['crotchet', 'crotchet', 'quavers', 'crotchet'],
          ['minim', 'quavers', 'crotchet'],
          ['quavers', 'quavers', 'crotchet', 'rest'],
          ['minim', 'minim'],
        ],
      },
      work: {
        kind: 'fill',
        items: [
          { q: 'Hoeveel mate is daar? ____', a: ['4'] },
          { q: 'Hoeveel halfnote sien jy? ____', a: ['3'] },
          { q: 'In watter maat is daar ’n kwartrus? Maat ____', a: ['3'] },
          { q: 'Hoeveel polsslae is daar altesaam? ____', a: ['16'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Lees ritme B',
      picture: {
        kind: 'rhythm',
        beats: 3,
        bars: [
          ['crotchet', 'quavers', 'crotchet'],
          ['minim', 'crotchet'],
          ['quavers', 'quavers', 'crotchet'],
          ['crotchet', 'rest', 'crotchet'],
        ],
      },
      work: {
        kind: 'open',
        items: [
          {
            q: 'Wat beteken die boonste syfer van die tydmaatteken?',
            a: ['Daar is drie polsslae in elke maat.'],
            lines: 1,
            marks: 1,
          },
          { q: 'Skryf maat 1 in ritmename (ta, ti-ti).', a: ['ta, ti-ti, ta'], lines: 1, marks: 2 },
          {
            q: 'Watter dans ken jy wat in drieslag gaan?',
            a: ['wals (of ’n ander korrekte voorbeeld)'],
            lines: 1,
            marks: 1,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Een noot kort',
      instruction: 'Watter noot of rus kan in die stippelraam staan?',
      picture: {
        kind: 'rhythm',
        beats: 4,
        bars: [
          ['crotchet', 'gap', 'minim'],
          ['quavers', 'crotchet', 'quavers', 'gap'],
        ],
      },
      work: {
        kind: 'open',
        items: [
          {
            q: 'Maat 1',
            a: ['enige waarde van een polsslag: kwartnoot, twee agstenote of kwartrus'],
            lines: 1,
            marks: 1,
          },
          { q: 'Maat 2', a: ['enige waarde van een polsslag'], lines: 1, marks: 1 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Komponeer',
      instruction:
        'Skryf vier mate in vierslag. Gebruik elke nootwaarde minstens een keer en voer dit in ’n groep op.',
      work: {
        kind: 'rubric',
        levels: ['begin', 'goed', 'uitstekend'],
        criteria: [
          {
            name: 'Notasie',
            levels: ['polsslae klop nie', 'meeste mate klop', 'al vier mate klop'],
            marks: 8,
          },
          {
            name: 'Verbeelding',
            levels: ['een waarde', 'twee of drie waardes', 'al die waardes, met ’n patroon'],
            marks: 6,
          },
          {
            name: 'Uitvoering',
            levels: ['onseker', 'saam, met stop', 'saam, vas en met dinamiek'],
            marks: 6,
          },
        ],
      },
    },
  ],
})
