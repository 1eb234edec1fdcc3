import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'levers-grade-7',
  sku: 1044,
  language: 'en',
  grade: '7',
  subject: 'technology',
  term: 2,
  title: 'Levers and mechanical advantage',
  topic: 'Mechanical systems and control: levers',
  price: '38.00',
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'english', 'worksheet', 'memo'],
  intro: [
    'From the see-saw to the wheelbarrow: three classes of levers, clear line diagrams and calculations with friendly numbers.',
  ],
  points: [
    'Fulcrum, load and effort in three classes',
    'Mechanical advantage as a calculation',
    'A table of tools to complete',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Label the lever',
      instruction: 'The picture shows a first-class lever.',
      picture: {
        kind: 'diagram',
        height: 108,
        nodes: [
          { id: 'a', text: 'A: 60 kg box', x: 16, y: 22, width: 24 },
          { id: 'b', text: 'B: push down', x: 84, y: 22, width: 24 },
          { id: 'beam', text: 'strong plank', x: 50, y: 56, width: 92, look: 'box' },
          { id: 'c', text: 'C: brick', x: 36, y: 88, width: 18 },
        ],
        arrows: [
          { from: 'a', to: 'beam' },
          { from: 'b', to: 'beam' },
        ],
      },
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: 'A ________', a: ['load'] },
          { q: 'B ________', a: ['effort'] },
          { q: 'C ________', a: ['fulcrum'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Complete the table',
      work: {
        kind: 'tableFill',
        head: ['Tool', 'What is in the middle?', 'Class of lever'],
        rows: [
          ['see-saw', 'fulcrum', '?first'],
          ['wheelbarrow', '?load', 'second'],
          ['tweezers', '?effort', '?third'],
          ['scissors', '?fulcrum', '?first'],
          ['bottle opener', 'load', '?second'],
          ['fishing rod', 'effort', '?third'],
        ],
      },
    },
    {
      kind: 'box',
      title: 'Formula',
      lines: [
        'Mechanical advantage (MA) = load ÷ effort. An MA of more than 1 means that you need less force than the load.',
      ],
    },
    {
      kind: 'question',
      title: 'Calculate the mechanical advantage',
      instruction: 'The load is written first and the effort second, both in newton (N).',
      work: {
        kind: 'sums',
        columns: 2,
        items: [
          { q: '600 ÷ 200 = __', a: ['3'], marks: 2 },
          { q: '450 ÷ 90 = __', a: ['5'], marks: 2 },
          { q: '120 ÷ 240 = __', a: ['0,5'], marks: 2 },
          { q: '800 ÷ 320 = __', a: ['2,5'], marks: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Think like an engineer',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Which answer in question 3 belongs to a pair of tweezers? Explain.',
            a: ['0,5: a third-class lever needs more effort than the load, so MA is less than 1.'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'A wheelbarrow with a load of 900 N has an MA of 3. What effort is needed?',
            a: ['900 ÷ 3 = 300 N'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Where should you put the sand in a wheelbarrow to make it easier to lift: near the wheel or near the handles? Why?',
            a: [
              'Near the wheel: the load is then closer to the fulcrum and less effort is needed.',
            ],
            lines: 2,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'True or false?',
      work: {
        kind: 'trueFalse',
        items: [
          { q: 'A third-class lever gains distance or speed, not force.', a: true },
          {
            q: 'A longer effort arm means a smaller mechanical advantage.',
            a: false,
            why: 'it becomes larger',
          },
          { q: 'Your forearm is a third-class lever.', a: true },
        ],
      },
    },
  ],
})
