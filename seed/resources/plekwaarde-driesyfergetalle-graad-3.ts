import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'plekwaarde-driesyfergetalle-graad-3',
  sku: 1023,
  language: 'af',
  grade: '3',
  subject: 'mathematics',
  term: 2,
  title: 'Driesyfergetalle: honderde, tiene, ene',
  topic: 'Getalle, bewerkings en verwantskappe: plekwaarde',
  price: '28.00',
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    '’n Deeglike oefening in getalbegrip tot 999: afbreek, opbou, orden, afrond en vergelyk, met nul op elke lastige plek.',
  ],
  points: [
    'Uitgebreide notasie in albei rigtings',
    'Getalle met ’n nul in die tiene of ene',
    'Afronding tot die naaste 10',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Vul die tabel in',
      work: {
        kind: 'tableFill',
        head: ['Getal', 'Honderde', 'Tiene', 'Ene', 'Getalnaam'],
        widths: [14, 16, 14, 14, 42],
        rows: [
          ['346', '3', '?4', '6', '?driehonderd ses-en-veertig'],
          ['?508', '5', '0', '8', 'vyfhonderd-en-agt'],
          ['790', '?7', '9', '?0', 'sewehonderd-en-negentig'],
          ['?915', '9', '1', '5', '?negehonderd-en-vyftien'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Breek af en bou op',
      work: {
        kind: 'sums',
        columns: 2,
        items: [
          { q: '462 = 400 + __ + 2', a: ['60'] },
          { q: '805 = __ + 5', a: ['800'] },
          { q: '300 + 70 + 9 = __', a: ['379'] },
          { q: '600 + 4 = __', a: ['604'] },
          { q: '950 = 900 + __', a: ['50'] },
          { q: '200 + __ + 1 = 281', a: ['80'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Rangskik van groot na klein',
      work: {
        kind: 'order',
        direction: 'down',
        marks: 2,
        items: [
          ['456', '465', '546', '564'],
          ['808', '880', '88', '800'],
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
          ['399', '401'],
          ['650', '605'],
          ['700 + 20', '720'],
          ['234', '243'],
          ['999', '900 + 90'],
          ['118', '181'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Rond af tot die naaste 10',
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: '47: ____', a: ['50'] },
          { q: '123: ____', a: ['120'] },
          { q: '385: ____', a: ['390'] },
          { q: '601: ____', a: ['600'] },
          { q: '796: ____', a: ['800'] },
          { q: '254: ____', a: ['250'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Tel verder',
      work: {
        kind: 'sequence',
        items: [
          { terms: [380, 390, 400, 410, 420, 430], hide: [2, 4], marks: 2 },
          { terms: [725, 700, 675, 650, 625, 600], hide: [3, 5], marks: 2 },
        ],
      },
    },
  ],
})
