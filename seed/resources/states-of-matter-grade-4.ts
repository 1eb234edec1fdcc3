import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'states-of-matter-grade-4',
  sku: 1026,
  language: 'en',
  grade: '4',
  subject: 'natural-sciences-and-technology',
  term: 2,
  title: 'Solids, liquids and gases',
  topic: 'Matter and materials',
  price: '32.00',
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'english', 'worksheet', 'memo'],
  intro: [
    'From ice lollies to steam: learners sort everyday materials, name the changes of state and read a simple heating table.',
  ],
  points: [
    'Sorting and describing the three states',
    'Diagram of the changes of state to complete',
    'Temperature table with questions',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Sort the materials',
      instruction: 'Write solid, liquid or gas.',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'milk ________', a: ['liquid'] },
          { q: 'a brick ________', a: ['solid'] },
          { q: 'the air in a ball ________', a: ['gas'] },
          { q: 'cooking oil ________', a: ['liquid'] },
          { q: 'steam ________', a: ['gas'] },
          { q: 'a candle ________', a: ['solid'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Complete the diagram',
      instruction: 'Use: melting, freezing, evaporation, condensation',
      picture: {
        kind: 'diagram',
        height: 110,
        nodes: [
          { id: 's', text: '**solid**', x: 12, y: 50, width: 20, look: 'round' },
          { id: 'l', text: '**liquid**', x: 50, y: 50, width: 20, look: 'round' },
          { id: 'g', text: '**gas**', x: 88, y: 50, width: 20, look: 'round' },
          { id: 'a', text: 'A ________', x: 31, y: 12, width: 26, look: 'plain' },
          { id: 'b', text: 'B ________', x: 69, y: 12, width: 26, look: 'plain' },
          { id: 'c', text: 'C ________', x: 31, y: 88, width: 26, look: 'plain' },
          { id: 'd', text: 'D ________', x: 69, y: 88, width: 26, look: 'plain' },
        ],
        arrows: [
          { from: 's', to: 'l' },
          { from: 'l', to: 's' },
          { from: 'l', to: 'g' },
          { from: 'g', to: 'l' },
        ],
      },
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'A, solid to liquid: __________', a: ['melting'] },
          { q: 'B, liquid to gas: __________', a: ['evaporation'] },
          { q: 'C, liquid to solid: __________', a: ['freezing'] },
          { q: 'D, gas to liquid: __________', a: ['condensation'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'True or false?',
      work: {
        kind: 'trueFalse',
        items: [
          { q: 'A liquid takes the shape of its container.', a: true },
          { q: 'A gas keeps its own shape.', a: false, why: 'it spreads to fill its container' },
          { q: 'Washing dries because water evaporates.', a: true },
          {
            q: 'Sand is a liquid because you can pour it.',
            a: false,
            why: 'every grain is a solid',
          },
        ],
      },
    },
    { kind: 'heading', text: 'Thandeka heats ice in a pot' },
    {
      kind: 'table',
      head: ['Minutes', '0', '2', '4', '6', '8', '10'],
      rows: [['Temperature (°C)', '0', '0', '22', '55', '88', '100']],
      widths: [28, 12, 12, 12, 12, 12, 12],
    },
    {
      kind: 'question',
      title: 'Read the table',
      work: {
        kind: 'open',
        items: [
          { q: 'What was the temperature after 6 minutes?', a: ['55 °C'], lines: 1, marks: 1 },
          {
            q: 'By how many degrees did it rise between minute 4 and minute 8?',
            a: ['88 − 22 = 66 °C'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'The temperature stayed the same between 0 and 2 minutes. What was happening to the ice?',
            a: ['It was melting.'],
            lines: 1,
            marks: 1,
          },
          {
            q: 'What would Thandeka see above the pot after 10 minutes? Explain.',
            a: [
              'Steam / tiny drops of water, because the boiling water changes to gas and cools in the air.',
            ],
            lines: 2,
            marks: 2,
          },
        ],
      },
    },
  ],
})
