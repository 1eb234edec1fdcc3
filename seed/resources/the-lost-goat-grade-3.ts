import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'the-lost-goat-grade-3',
  sku: 1021,
  language: 'en',
  grade: '3',
  subject: 'english-fal',
  term: 2,
  title: 'Reading: The lost goat',
  topic: 'Reading and viewing: stories',
  price: '28.00',
  featured: true,
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'english', 'worksheet', 'reading', 'memo'],
  intro: [
    'An original story set in the hills of Sekhukhune, with short sentences and words that come back again and again. Questions move from finding facts to saying what you think.',
  ],
  points: [
    'Story of 150 words in five short paragraphs',
    'Past tense and opposites taken from the story',
    'Drawing task for early finishers',
  ],
  blocks: [
    {
      kind: 'reading',
      title: 'The lost goat',
      paragraphs: [
        'Tumi had seven goats. Every afternoon he took them up the hill to eat. Every evening he counted them. One, two, three, four, five, six, seven.',
        'One windy evening he counted only six. The little white goat was gone. Tumi’s heart jumped. “I must find her before it is dark,” he said.',
        'He looked behind the big rocks. He looked in the dry river. He called her name, “Lesedi! Lesedi!” But he only heard the wind.',
        'Then he stopped and stood very still. He heard a small sound. “Meh-eh-eh!” It came from a thorn tree. Lesedi’s rope was stuck on a branch.',
        'Tumi set her free and carried her home on his shoulders. “Next time,” he told her, “you walk next to me.”',
      ],
    },
    {
      kind: 'question',
      title: 'Choose the correct answer',
      work: {
        kind: 'choice',
        items: [
          { q: 'How many goats did Tumi have?', options: ['six', 'seven', 'eight'], a: 1 },
          {
            q: 'What did the lost goat look like?',
            options: ['big and brown', 'little and white', 'big and white'],
            a: 1,
          },
          {
            q: 'Why could the goat not walk home?',
            options: ['Her rope was stuck.', 'She was asleep.', 'It was raining.'],
            a: 0,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Put the story in order',
      instruction: 'Write 1 to 5.',
      work: {
        kind: 'tableFill',
        head: ['What happened', 'Number'],
        widths: [80, 20],
        rows: [
          ['Tumi heard a small sound.', '?3'],
          ['Tumi carried the goat home.', '?5'],
          ['Tumi counted six goats.', '?1'],
          ['Tumi set the goat free.', '?4'],
          ['Tumi looked behind the rocks.', '?2'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Words from the story',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'Opposite of big: ________', a: ['little / small'] },
          { q: 'Opposite of wet: ________', a: ['dry'] },
          { q: 'Past tense of look: ________', a: ['looked'] },
          { q: 'Past tense of hear: ________', a: ['heard'] },
          { q: 'Past tense of stand: ________', a: ['stood'] },
          { q: 'Past tense of take: ________', a: ['took'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'What do you think?',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Why did Tumi stand very still?',
            a: ['He wanted to listen / to hear the goat.'],
            lines: 1,
            marks: 1,
          },
          {
            q: 'Was Tumi a good goatherd? Give a reason.',
            a: [
              'Yes, because he counted his goats and looked for the lost one. (Any sensible answer with a reason.)',
            ],
            lines: 2,
            marks: 2,
          },
        ],
      },
    },
  ],
})
