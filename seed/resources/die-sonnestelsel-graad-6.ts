import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'die-sonnestelsel-graad-6',
  sku: 1040,
  language: 'af',
  grade: '6',
  subject: 'natural-sciences-and-technology',
  term: 4,
  title: 'Die sonnestelsel',
  topic: 'Planeet Aarde en die ruimte: die sonnestelsel',
  price: '36.00',
  publishDate: '2026-09-28T06:00:00Z',
  tags: ['term-4', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Die agt planete in volgorde, wat elkeen besonders maak, en hoekom ons dag en nag het. Die tabel met rotasie- en omwentelingstye leer leerders om data te lees en nie net name te onthou nie.',
  ],
  points: [
    'Volgorde en eienskappe van die planete',
    'Rotasie, omwenteling, dag en nag',
    'Datatabel met uitdagende vrae',
    'SALT, ons groot teleskoop by Sutherland',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Skryf die planete in volgorde',
      instruction: 'Begin by die planeet naaste aan die son.',
      picture: {
        kind: 'diagram',
        height: 62,
        nodes: [
          { id: 's', text: '**Son**', x: 6, y: 45, width: 12, look: 'round' },
          { id: 'a', text: 'A', x: 18, y: 45, width: 7, look: 'round' },
          { id: 'b', text: 'B', x: 28, y: 45, width: 8, look: 'round' },
          { id: 'c', text: 'Aarde', x: 40, y: 45, width: 13, look: 'round' },
          { id: 'd', text: 'C', x: 51, y: 45, width: 7, look: 'round' },
          { id: 'e', text: 'D', x: 62, y: 45, width: 12, look: 'round' },
          { id: 'f', text: 'Saturnus', x: 77, y: 45, width: 15, look: 'round' },
          { id: 'g', text: 'E', x: 88, y: 45, width: 7, look: 'round' },
          { id: 'h', text: 'F', x: 96, y: 45, width: 7, look: 'round' },
        ],
      },
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: 'A ____________', a: ['Mercurius'] },
          { q: 'B ____________', a: ['Venus'] },
          { q: 'C ____________', a: ['Mars'] },
          { q: 'D ____________', a: ['Jupiter'] },
          { q: 'E ____________', a: ['Uranus'] },
          { q: 'F ____________', a: ['Neptunus'] },
        ],
      },
    },
    { kind: 'heading', text: 'Planete in syfers' },
    {
      kind: 'table',
      head: ['Planeet', 'Een rotasie', 'Een omwenteling', 'Mane (bekend)'],
      rows: [
        ['Mercurius', '59 dae', '88 dae', '0'],
        ['Aarde', '24 uur', '365 dae', '1'],
        ['Mars', '25 uur', '687 dae', '2'],
        ['Jupiter', '10 uur', '12 jaar', 'meer as 90'],
      ],
    },
    {
      kind: 'question',
      title: 'Lees die tabel',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Watter planeet in die tabel draai die vinnigste om sy eie as?',
            a: ['Jupiter'],
            lines: 1,
            marks: 1,
          },
          {
            q: 'Hoeveel dae langer as die Aarde neem Mars om een keer om die son te beweeg?',
            a: ['687 − 365 = 322 dae'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Hoeveel keer gaan Mercurius in een aardjaar om die son? Rond af tot die naaste heelgetal.',
            a: ['365 ÷ 88 is ongeveer 4 keer'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Waarom is ’n jaar op Jupiter soveel langer as op die Aarde?',
            a: ['Jupiter is verder van die son, dus is sy baan langer en beweeg hy stadiger.'],
            lines: 2,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Waar of onwaar?',
      work: {
        kind: 'trueFalse',
        items: [
          { q: 'Die son is ’n ster.', a: true },
          {
            q: 'Dag en nag ontstaan omdat die son om die Aarde beweeg.',
            a: false,
            why: 'die Aarde roteer om sy eie as',
          },
          { q: 'Die maan gee sy eie lig.', a: false, why: 'dit weerkaats die son se lig' },
          { q: 'Saturnus het ringe van ys en rots.', a: true },
          { q: 'Mars word die rooi planeet genoem.', a: true },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Sterrekyk in die Karoo',
      work: {
        kind: 'open',
        items: [
          {
            q: 'SALT, die grootste optiese teleskoop in Afrika, staan by Sutherland. Gee twee redes waarom die plek geskik is.',
            a: ['Enige twee: min ligbesoedeling, droë en helder lug, hoog bo seevlak, min wolke.'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'Noem een voordeel van ’n teleskoop in die ruimte.',
            a: ['Die atmosfeer en wolke versteur nie die beeld nie.'],
            lines: 1,
            marks: 1,
          },
        ],
      },
    },
  ],
})
