import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'struktuur-van-plante-graad-4',
  sku: 1025,
  language: 'af',
  grade: '4',
  subject: 'natural-sciences-and-technology',
  term: 1,
  title: 'Die struktuur van plante',
  topic: 'Lewe en leefwyse: strukture van plante en diere',
  price: '34.00',
  featured: true,
  publishDate: '2026-01-26T06:00:00Z',
  tags: ['term-1', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Benoem, vergelyk en ondersoek: ’n volledige lesreeks oor die dele van ’n blomplant. Die praktiese ondersoek met bone en watte kan oor twee weke in die klas gedoen word.',
  ],
  points: [
    'Groot, duidelike skets om te benoem',
    'Funksies van wortels, stingel, blare en blom',
    'Ondersoek met ’n waarnemingstabel',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Benoem die plant',
      instruction: 'Skryf die naam van elke deel in die raampie en op die lyn.',
      picture: { kind: 'plant', labels: { flower: '', leaf: '', stem: '', roots: '' } },
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'bo regs ________', a: ['blom'] },
          { q: 'bo links ________', a: ['blaar'] },
          { q: 'onder regs ________', a: ['stingel'] },
          { q: 'onder links ________', a: ['wortels'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Watter deel doen wat?',
      work: {
        kind: 'match',
        left: ['wortels', 'stingel', 'blare', 'blom', 'saad'],
        right: [
          'maak kos met behulp van sonlig',
          'groei tot ’n nuwe plant',
          'anker die plant en neem water op',
          'lok insekte en vorm sade',
          'hou die plant regop en vervoer water',
        ],
        a: [2, 4, 0, 3, 1],
      },
    },
    {
      kind: 'question',
      title: 'Kies die korrekte antwoord',
      work: {
        kind: 'choice',
        items: [
          {
            q: 'Watter een van hierdie eet ons as wortel?',
            options: ['blaarslaai', 'beet', 'ertjies', 'blomkool'],
            a: 1,
          },
          {
            q: 'Wat het ’n plant nodig om kos te maak?',
            options: ['slegs grond', 'sonlig, water en lug', 'slegs kunsmis', 'donkerte en water'],
            a: 1,
          },
          {
            q: 'Blare is meestal plat en dun sodat hulle',
            options: [
              'nie kan breek nie',
              'baie sonlig kan vang',
              'water kan stoor',
              'die wind kan keer',
            ],
            a: 1,
          },
        ],
      },
    },
    {
      kind: 'box',
      title: 'Ondersoek: wat het ’n boontjie nodig om te ontkiem?',
      lines: [
        'Sit drie bone op watte in drie pieringe. A kry water en lig, B kry water en staan in ’n donker kas, C kry lig maar geen water nie.',
        'Kyk elke tweede dag en teken aan wat jy sien.',
      ],
    },
    {
      kind: 'table',
      head: ['Dag', 'Piering A', 'Piering B', 'Piering C'],
      widths: [12, 29, 29, 30],
      rows: [
        ['2', '', '', ''],
        ['4', '', '', ''],
        ['6', '', '', ''],
        ['8', '', '', ''],
      ],
      rowHeight: 28,
    },
    {
      kind: 'question',
      title: 'Wat het jy uitgevind?',
      work: {
        kind: 'open',
        items: [
          {
            q: 'In watter piering of pieringe het die bone ontkiem?',
            a: ['A en B'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Wat het ’n boontjie dus nodig om te ontkiem?',
            a: ['Water (en lug en hitte); nie lig nie.'],
            lines: 1,
            marks: 1,
          },
          {
            q: 'Die plantjie in die donker kas word bleek en slap. Verduidelik hoekom.',
            a: ['Sonder lig kan die blare nie kos maak nie.'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'Waarom gebruik ons in al drie pieringe dieselfde soort boontjie?',
            a: ['Sodat die toets regverdig is: net een ding mag verskil.'],
            lines: 2,
            marks: 1,
          },
        ],
      },
    },
  ],
})
