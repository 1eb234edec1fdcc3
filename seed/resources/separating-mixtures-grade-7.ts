import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'separating-mixtures-grade-7',
  sku: 1048,
  language: 'en',
  grade: '7',
  subject: 'natural-sciences',
  term: 2,
  title: 'Separating mixtures',
  topic: 'Matter and materials: separating mixtures',
  price: '39.00',
  discount: 10,
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'english', 'worksheet', 'memo'],
  intro: [
    'Sieving, filtration, evaporation, distillation, magnets and chromatography, each with an example from a South African kitchen, mine or farm. The planning task prepares learners for the practical assessment.',
  ],
  points: [
    'Choosing the right method and saying why',
    'Order of steps for a three-part mixture',
    'Chromatography results to interpret',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Choose a method',
      instruction: 'Use each method once.',
      work: {
        kind: 'match',
        left: [
          'sand and water',
          'iron filings and maize meal',
          'salt from sea water',
          'maize kernels and flour',
          'the colours in black ink',
          'pure water from muddy water',
        ],
        right: ['magnet', 'chromatography', 'filtration', 'distillation', 'evaporation', 'sieving'],
        a: [2, 0, 4, 5, 1, 3],
      },
    },
    {
      kind: 'question',
      title: 'Solutions',
      work: {
        kind: 'fill',
        bank: ['solute', 'solvent', 'filtrate', 'residue', 'soluble'],
        items: [
          { q: 'Salt dissolves in water, so salt is ______________ in water.', a: ['soluble'] },
          {
            q: 'In salt water the salt is the ______________ and the water is the ______________.',
            a: ['solute', 'solvent'],
            marks: 2,
          },
          { q: 'What stays behind in the filter paper is the ______________.', a: ['residue'] },
          { q: 'What runs through the filter paper is the ______________.', a: ['filtrate'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Plan a separation',
      instruction: 'Sand, salt and iron filings are mixed. Number the steps 1 to 5.',
      work: {
        kind: 'tableFill',
        head: ['Step', 'Number'],
        widths: [82, 18],
        rows: [
          ['Filter the mixture; the sand stays behind.', '?4'],
          ['Draw a magnet over the dry mixture.', '?1'],
          ['Add water to the sand and salt.', '?2'],
          ['Let the water evaporate to get the salt.', '?5'],
          ['Stir until all the salt has dissolved.', '?3'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Distillation in order',
      picture: {
        kind: 'diagram',
        height: 74,
        nodes: [
          { id: '1', text: 'A: mixture is heated', x: 14, y: 50, width: 26 },
          { id: '2', text: 'B: vapour rises', x: 50, y: 50, width: 24 },
          { id: '3', text: 'C: vapour cools', x: 85, y: 50, width: 26 },
        ],
        arrows: [
          { from: '1', to: '2' },
          { from: '2', to: '3' },
        ],
      },
      work: {
        kind: 'open',
        items: [
          {
            q: 'Name the change of state that happens at B and at C.',
            a: ['B: evaporation (boiling)', 'C: condensation'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'Alcohol boils at 78 °C and water at 100 °C. Which one is collected first when a mixture of the two is heated slowly? Why?',
            a: ['Alcohol: it has the lower boiling point and turns to vapour first.'],
            lines: 2,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Who wrote the note?',
      instruction: 'The ink of a note separates into blue, yellow and red spots.',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Pen 1 gives blue and red. Pen 2 gives blue, yellow and red. Pen 3 gives only blue. Which pen wrote the note? Explain.',
            a: ['Pen 2: it contains the same three colours.'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'Is the ink of pen 3 a mixture of colours? How do you know?',
            a: ['No: it shows only one spot.'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Why must the starting line be drawn in pencil?',
            a: ['Pencil (graphite) does not dissolve and does not run with the solvent.'],
            lines: 2,
            marks: 1,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Waste at home',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Describe how a municipality could separate glass, plastic, paper and steel tins from mixed waste. Name two properties that are used.',
            a: [
              'Tins with a magnet (magnetic); paper and plastic blown away or floated from glass (mass/density); sorting by hand (appearance). Any two properties with a method.',
            ],
            lines: 4,
            marks: 4,
          },
        ],
      },
    },
  ],
})
