import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'weer-en-seisoene-graad-r',
  sku: 1008,
  language: 'af',
  grade: 'R',
  subject: 'life-skills',
  term: 3,
  title: 'Die weer en die vier seisoene',
  topic: 'Aanvangskennis: die weer',
  price: '22.00',
  publishDate: '2026-06-29T06:00:00Z',
  tags: ['term-3', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Bou ’n weekkaart van die weer en gesels oor wat ons in elke seisoen aantrek, eet en doen. Die kaart werk ewe goed op die Hoëveld en in die Kaap, want die maats teken wat hulle self deur die venster sien.',
  ],
  points: [
    'Weerkaart vir vyf skooldae',
    'Kies die regte klere by die weer',
    'Raaisel om saam op te sê',
  ],
  blocks: [
    { kind: 'heading', text: 'Ons weerkaart' },
    { kind: 'text', text: 'Teken elke dag ’n son, ’n wolk, druppels of wind.' },
    {
      kind: 'table',
      head: ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrydag'],
      rows: [['', '', '', '', '']],
      rowHeight: 110,
    },
    {
      kind: 'question',
      title: 'Wat trek ons aan?',
      instruction: 'Lees hardop. Die maats wys en omkring.',
      work: {
        kind: 'choice',
        items: [
          { q: 'Dit reën buite.', options: ['’n reënjas', '’n swembroek', 'sandale'], a: 0 },
          { q: 'Dit is ’n snikhete dag.', options: ['’n serp', '’n sonhoed', 'handskoene'], a: 1 },
          {
            q: 'Dit is winter en dit ryp.',
            options: ['kaal voete', '’n dun hempie', '’n warm trui'],
            a: 2,
          },
        ],
      },
    },
    {
      kind: 'poem',
      title: 'Raai, raai',
      verses: [
        [
          'Ek val uit die lug, drup-drup, een vir een.',
          'Ek was al die blare, die gras en die steen.',
          'Jy kan in my plasse gaan spring, hop en gly.',
          'Wie is ek? Kom raai maar: ek maak jou nat, jy!',
        ],
      ],
    },
    {
      kind: 'question',
      title: 'Praat saam',
      work: {
        kind: 'open',
        items: [
          { q: 'Wat is die antwoord op die raaisel?', a: ['reën'], lines: 1, marks: 1 },
          { q: 'In watter seisoen val baie bome se blare af?', a: ['herfs'], lines: 1, marks: 1 },
        ],
      },
    },
    { kind: 'heading', text: 'My gunstelingseisoen' },
    { kind: 'drawing', drawing: { kind: 'space', height: 190 } },
  ],
})
