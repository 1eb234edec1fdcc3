import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'water-is-kosbaar-graad-2',
  sku: 1018,
  language: 'af',
  grade: '2',
  subject: 'life-skills',
  term: 3,
  title: 'Water is kosbaar',
  topic: 'Aanvangskennis: water',
  price: '24.00',
  publishDate: '2026-06-29T06:00:00Z',
  tags: ['term-3', 'afrikaans', 'worksheet', 'reading', 'memo'],
  intro: [
    'Waar kom ons water vandaan, en hoe spaar ’n sewejarige water? ’n Kort leesstuk oor ’n dorp met leë damme, gevolg deur vrae, ’n eenvoudige kringloop en ’n plan vir die huis.',
  ],
  points: [
    'Leesstuk van 70 woorde',
    'Die waterkringloop in vier stappe',
    'Kontrolelys om huis toe te neem',
  ],
  blocks: [
    {
      kind: 'reading',
      title: 'Die dam is leeg',
      numbered: false,
      paragraphs: [
        'In Sarie se dorp het dit lanklaas gereën. Die dam lyk soos ’n groot, droë bord met krake in.',
        'Elke oggend bring ’n vragmotor water. Sarie en haar pa vul vier kanne. “Dit moet die hele dag hou,” sê Pa.',
        'Hulle was hulle hande in ’n bakkie. Daardie water gooi Sarie nie weg nie. Sy gee dit vir die tamatieplante by die agterdeur. “Een bakkie, twee keer gebruik,” lag sy.',
      ],
    },
    {
      kind: 'question',
      title: 'Het jy mooi gelees?',
      work: {
        kind: 'fill',
        items: [
          { q: 'Die dam is ______________.', a: ['leeg / droog'] },
          { q: '’n ______________ bring elke oggend water.', a: ['vragmotor'] },
          { q: 'Sarie gee die ou water vir die ______________.', a: ['tamatieplante'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Die waterkringloop',
      instruction: 'Kies: wolke, reën, see, son',
      picture: {
        kind: 'diagram',
        height: 150,
        nodes: [
          { id: 'a', text: '1 Die ____ maak die water warm.', x: 18, y: 25, width: 32 },
          { id: 'b', text: '2 Water styg en vorm ____.', x: 80, y: 25, width: 32 },
          { id: 'c', text: '3 Druppels val as ____.', x: 80, y: 80, width: 32 },
          { id: 'd', text: '4 Riviere loop na die ____.', x: 18, y: 80, width: 32 },
        ],
        arrows: [
          { from: 'a', to: 'b' },
          { from: 'b', to: 'c' },
          { from: 'c', to: 'd' },
          { from: 'd', to: 'a' },
        ],
      },
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: '1 ________', a: ['son'] },
          { q: '2 ________', a: ['wolke'] },
          { q: '3 ________', a: ['reën'] },
          { q: '4 ________', a: ['see'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Spaar of mors?',
      instruction: 'Merk waar as dit water spaar en onwaar as dit water mors.',
      work: {
        kind: 'trueFalse',
        items: [
          { q: 'Ek maak die kraan toe terwyl ek my tande borsel.', a: true },
          { q: 'Ek speel elke dag met die tuinslang.', a: false },
          { q: 'Ek sê vir ’n grootmens as ’n kraan drup.', a: true },
        ],
      },
    },
    { kind: 'heading', text: 'My plan by die huis' },
    {
      kind: 'bullets',
      items: [
        '[ ]  Ek bad in vlak water.',
        '[ ]  Ek gee ou water vir ’n plant.',
        '[ ]  My eie plan: ______________________________',
      ],
    },
  ],
})
