import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'tafelblok-plakkaat-graad-4',
  sku: 1049,
  language: 'af',
  grade: '4',
  subject: 'mathematics',
  term: null,
  look: 'poster',
  physical: true,
  title: 'Tafelblok tot 12 × 12',
  topic: 'Heelgetalle: vermenigvuldigingsfeite',
  price: '110.00',
  discount: 20,
  publishDate: '2026-01-19T06:00:00Z',
  tags: ['afrikaans', 'poster'],
  format: 'Een A1-plakkaat, 200 g papier, gelamineer',
  intro: [
    '’n Groot, rustige tafelblok vir die klasmuur, met die kwadraatgetalle op die hoeklyn vetgedruk. Leesbaar van agter in die klas.',
  ],
  points: [
    '144 produkte in een blok',
    'Kwadraatgetalle uitgelig',
    'Vrae onderaan vir die eerste vyf minute van die les',
  ],
  questions: [
    {
      type: 'Multi Select',
      label: 'Ekstra stroke',
      hint: 'Los stroke van 10 × 60 cm wat langs die plakkaat hang.',
      placeholder: 'Kies een of meer',
      required: false,
      items: ['Tafel van 6', 'Tafel van 7', 'Tafel van 8', 'Tafel van 9'],
      value: null,
    },
  ],
  blocks: [
    {
      kind: 'table',
      head: ['×', ...Array.from({ length: 12 }, (_, i) => String(i + 1))],
      rows: Array.from({ length: 12 }, (_, r) => [
        `**${r + 1}**`,
        ...Array.from({ length: 12 }, (_, c) =>
          r === c ? `**${(r + 1) * (c + 1)}**` : String((r + 1) * (c + 1)),
        ),
      ]),
      rowHeight: 36,
    },
    {
      kind: 'panels',
      columns: 2,
      items: [
        {
          title: 'Soek',
          lines: ['Waar staan 36? Hoeveel keer?', 'Watter getal kom die meeste voor?'],
        },
        {
          title: 'Kyk na die hoeklyn',
          lines: ['1, 4, 9, 16, 25 … Hoekom heet hulle kwadraatgetalle?'],
        },
      ],
    },
  ],
})
