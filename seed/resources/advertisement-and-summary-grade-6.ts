import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'advertisement-and-summary-grade-6',
  sku: 1038,
  language: 'en',
  grade: '6',
  subject: 'english-fal',
  term: 3,
  title: 'Visual text and summary',
  topic: 'Reading and viewing: advertisement, information text',
  price: '37.00',
  publishDate: '2026-06-29T06:00:00Z',
  tags: ['term-3', 'english', 'worksheet', 'reading', 'memo'],
  intro: [
    'Two skills that learners lose marks on: reading an advertisement critically, and writing a summary in five points. The advertisement is printed as a framed text, so it copies well.',
  ],
  points: [
    'Advertisement with eight questions on persuasion',
    'Information text of 170 words',
    'Summary scaffold with a word count',
  ],
  blocks: [
    {
      kind: 'box',
      title: 'SPRING-FRESH WATER BOTTLES',
      lines: [
        '**Tired of warm water at break?**',
        'Our steel bottle keeps your drink cold for 12 hours. Nine out of ten learners say it is the coolest thing in their bag!',
        'Only **R99** this week. Buy two and get the second one at half price.',
        '*Lids sold separately. Offer ends Saturday.*',
      ],
    },
    {
      kind: 'question',
      title: 'Questions on the advertisement',
      work: {
        kind: 'open',
        items: [
          { q: 'What product is advertised?', a: ['a steel water bottle'], lines: 1, marks: 1 },
          {
            q: 'Who is the advertisement aimed at? Quote a word to prove it.',
            a: ['school children: “learners” / “break”'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Why does it begin with a question?',
            a: ['To catch the attention of the reader / make the reader think of the problem.'],
            lines: 1,
            marks: 1,
          },
          {
            q: '“The coolest thing in their bag” has two meanings. Explain both.',
            a: ['The bottle keeps the water cold, and it is fashionable.'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'How much would you pay for two bottles?',
            a: ['R99 + R49,50 = R148,50'],
            lines: 1,
            marks: 1,
          },
          {
            q: 'Which important fact is in small print? Why?',
            a: ['That the lid is not included; the seller hopes that people do not notice it.'],
            lines: 2,
            marks: 2,
          },
          {
            q: '“Nine out of ten learners”: would you believe this? Give a reason.',
            a: [
              'No: it does not say who was asked or how many. (Accept a sensible reason for yes.)',
            ],
            lines: 2,
            marks: 1,
          },
        ],
      },
    },
    {
      kind: 'reading',
      title: 'Why vultures matter',
      paragraphs: [
        'Vultures are not beautiful, but the veld cannot do without them. They eat dead animals, and they eat fast: a group can clean a carcass in less than an hour. Because of this, germs have no time to spread.',
        'Their stomachs are full of strong acid that kills most diseases. Rats, dogs and flies, which come when vultures are gone, carry these diseases to people and cattle instead.',
        'Today several kinds of vulture in southern Africa are in danger. Some are poisoned by poachers, who do not want the circling birds to show rangers where they are. Others fly into power lines.',
        'Farmers can help by leaving safe food at so-called vulture restaurants. Engineers put bright markers on the lines. And all of us can stop calling them ugly.',
      ],
    },
    {
      kind: 'question',
      title: 'Write a summary',
      instruction:
        'Summarise the text in five points of one sentence each. Use your own words, 50 words at most, and write down the number of words.',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Why vultures matter and how we can help:',
            a: [
              'Any five: they clean up dead animals quickly; they stop germs from spreading; without them rats and dogs spread disease; poachers poison them; power lines kill them; farmers can leave safe food; lines can be marked. (5 for facts, 2 for own words, sentences and word count)',
            ],
            lines: 7,
            marks: 7,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Language',
      work: {
        kind: 'fill',
        items: [
          { q: 'Give the singular of: germs ____________', a: ['germ'] },
          { q: 'Give the plural of: carcass ____________', a: ['carcasses'] },
          {
            q: 'Change to the passive: Poachers poison vultures. Vultures ____________ by poachers.',
            a: ['are poisoned'],
          },
        ],
      },
    },
  ],
})
