import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'dealing-with-bullying-grade-5',
  sku: 1035,
  language: 'en',
  grade: '5',
  subject: 'life-skills',
  term: 1,
  title: 'Dealing with bullying',
  topic: 'Personal and social well-being: positive relationships',
  price: '26.00',
  publishDate: null,
  tags: ['term-1', 'english', 'worksheet', 'memo'],
  intro: [
    'A careful worksheet about bullying at school and on the phone. It separates conflict from bullying, names the bystander and ends with a safety plan that includes Childline’s number.',
  ],
  points: [
    'Three short situations to discuss',
    'Sorting: conflict, teasing, bullying',
    'A personal safety plan',
  ],
  blocks: [
    {
      kind: 'box',
      title: 'Bullying is',
      lines: [
        'on purpose, again and again, and from someone with more power: bigger, older, more popular or hidden behind a screen.',
      ],
    },
    {
      kind: 'question',
      title: 'Bullying or not?',
      work: {
        kind: 'trueFalse',
        items: [
          { q: 'Every day an older boy takes Musa’s lunch money. This is bullying.', a: true },
          {
            q: 'Two friends argue about the rules of a game. This is bullying.',
            a: false,
            why: 'a conflict between equals',
          },
          { q: 'A group posts ugly pictures of Anja every week. This is bullying.', a: true },
          {
            q: 'Someone bumps into you by accident. This is bullying.',
            a: false,
            why: 'it was not on purpose',
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Read and discuss',
      instruction:
        'Fatima’s friends delete her from the class chat and tell the others not to sit with her. Jon sees this. He feels bad, but he laughs with the others.',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Who is the target and who are the bullies?',
            a: ['Fatima is the target; her friends are the bullies.'],
            lines: 1,
            marks: 2,
          },
          { q: 'What do we call Jon’s role?', a: ['bystander'], lines: 1, marks: 1 },
          {
            q: 'Why do you think Jon laughs?',
            a: ['He is afraid to be the next target / wants to belong.'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'Write two things that Jon can do to help.',
            a: [
              'Any two: sit with Fatima, tell an adult, say that it is not funny, leave the chat.',
            ],
            lines: 2,
            marks: 2,
          },
        ],
      },
    },
    { kind: 'heading', text: 'My safety plan' },
    {
      kind: 'bullets',
      items: [
        'An adult at school I can tell: ______________________',
        'An adult at home I can tell: ______________________',
        'A friend who will stand with me: ______________________',
        'Childline South Africa, free, day and night: **116**',
      ],
    },
  ],
})
