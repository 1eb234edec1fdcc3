import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'map-skills-grade-4',
  sku: 1027,
  language: 'en',
  grade: '4',
  subject: 'social-sciences',
  term: 2,
  title: 'Map skills: grids, symbols, directions',
  topic: 'Geography: map skills',
  price: '33.00',
  discount: 10,
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'english', 'worksheet', 'memo'],
  intro: [
    'A made-up town, Aloe Creek, on a clear alpha-numeric grid. Learners find places, give directions with the four compass points and draw their own symbols.',
  ],
  points: [
    'Large grid map with twelve places',
    'Grid references both ways',
    'Directions and a route to describe',
  ],
  blocks: [
    { kind: 'heading', text: 'Aloe Creek' },
    { kind: 'text', text: 'North is at the top of the map.' },
    {
      kind: 'drawing',
      drawing: {
        kind: 'gridMap',
        columns: 7,
        rows: 6,
        cell: 50,
        places: [
          { at: 'A1', text: 'Dam' },
          { at: 'B3', text: 'School' },
          { at: 'D2', text: 'Clinic' },
          { at: 'E5', text: 'Taxi rank' },
          { at: 'G1', text: 'Farm' },
          { at: 'C5', text: 'Library' },
          { at: 'F3', text: 'Shop' },
          { at: 'A6', text: 'Station' },
          { at: 'G6', text: 'Soccer field' },
          { at: 'D4', text: 'Church' },
          { at: 'E1', text: 'Mosque' },
          { at: 'B5', text: 'Police' },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Where is it?',
      instruction: 'Write the grid reference. The letter comes first.',
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: 'School ____', a: ['B3'] },
          { q: 'Clinic ____', a: ['D2'] },
          { q: 'Station ____', a: ['A6'] },
          { q: 'Shop ____', a: ['F3'] },
          { q: 'Mosque ____', a: ['E1'] },
          { q: 'Library ____', a: ['C5'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'What do you find there?',
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: 'A1 ________', a: ['Dam'] },
          { q: 'G6 ________', a: ['Soccer field'] },
          { q: 'D4 ________', a: ['Church'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Compass directions',
      instruction: 'Write north, south, east or west.',
      work: {
        kind: 'fill',
        items: [
          { q: 'The police station is ____________ of the school.', a: ['south'] },
          { q: 'The farm is ____________ of the mosque.', a: ['east'] },
          { q: 'The library is ____________ of the taxi rank.', a: ['west'] },
          { q: 'The clinic is ____________ of the church.', a: ['north'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Follow the route',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Naledi starts at the school. She walks two blocks east and one block north. Where is she?',
            a: ['D2: the clinic'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Describe how to get from the church to the shop.',
            a: ['Two blocks east and one block north (or the other way round).'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'Why do maps use symbols instead of pictures? Give one reason.',
            a: ['Symbols are small and clear, save space and can be understood by all.'],
            lines: 2,
            marks: 1,
          },
        ],
      },
    },
    { kind: 'heading', text: 'Draw your own symbols for: a river, a hospital, a school' },
    { kind: 'drawing', drawing: { kind: 'space', height: 100 } },
  ],
})
