import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'hoeke-graad-7',
  sku: 1047,
  language: 'af',
  grade: '7',
  subject: 'mathematics',
  term: 1,
  title: 'Hoeke: meet, klassifiseer, bereken',
  topic: 'Meetkunde van reguit lyne',
  price: '40.00',
  publishDate: null,
  tags: ['term-1', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Ses hoeke op ware grootte om met ’n gradeboog te meet, gevolg deur berekeninge met hoeke op ’n reguit lyn, om ’n punt en in ’n driehoek.',
  ],
  points: [
    'Skerp, regte, stomp, gestrekte en inspringende hoeke',
    'Meet met ’n gradeboog',
    'Bereken onbekende hoeke',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Meet elke hoek',
      instruction: 'Gebruik ’n gradeboog. Een graad te veel of te min is reg.',
      picture: { kind: 'angles', degrees: [40, 90, 125] },
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: 'A ______°', a: ['40'] },
          { q: 'B ______°', a: ['90'] },
          { q: 'C ______°', a: ['125'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Nog drie hoeke',
      picture: { kind: 'angles', degrees: [65, 180, 250] },
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: 'A ______°', a: ['65'] },
          { q: 'B ______°', a: ['180'] },
          { q: 'C ______°', a: ['250'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Watter soort hoek is dit?',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: '35° ____________', a: ['skerp'] },
          { q: '90° ____________', a: ['reg'] },
          { q: '144° ____________', a: ['stomp'] },
          { q: '180° ____________', a: ['gestrek'] },
          { q: '270° ____________', a: ['inspringend'] },
          { q: '89° ____________', a: ['skerp'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Bereken',
      instruction: 'Die hoeke op ’n reguit lyn is saam 180°, dié om ’n punt is saam 360°.',
      work: {
        kind: 'sums',
        columns: 2,
        items: [
          { q: '180 − 55 = __', a: ['125'], marks: 2 },
          { q: '180 − 90 − 28 = __', a: ['62'], marks: 2 },
          { q: '360 − 120 − 95 = __', a: ['145'], marks: 2 },
          { q: '360 ÷ 8 = __', a: ['45'], marks: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Driehoeke',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Twee hoeke van ’n driehoek is 48° en 67°. Hoe groot is die derde hoek?',
            a: ['180° − 48° − 67° = 65°'],
            lines: 2,
            marks: 2,
          },
          {
            q: '’n Gelykbenige driehoek het ’n tophoek van 40°. Bereken die ander twee hoeke.',
            a: ['(180° − 40°) ÷ 2 = 70° elk'],
            lines: 2,
            marks: 3,
          },
          {
            q: 'Kan ’n driehoek twee stomp hoeke hê? Verduidelik.',
            a: ['Nee: twee stomp hoeke is saam meer as 180°.'],
            lines: 2,
            marks: 2,
          },
        ],
      },
    },
  ],
})
