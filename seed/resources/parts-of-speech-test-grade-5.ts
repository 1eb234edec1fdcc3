import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'parts-of-speech-test-grade-5',
  sku: 1031,
  language: 'en',
  grade: '5',
  subject: 'english-home-language',
  term: 2,
  look: 'test',
  minutes: 45,
  title: 'Language test: parts of speech',
  topic: 'Language structures and conventions',
  price: '34.00',
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'english', 'exam', 'memo'],
  intro: [
    'A language test out of 35, built around one short paragraph about the Two Oceans Aquarium so that every question has a context.',
  ],
  points: [
    'Nouns, verbs, adjectives, adverbs, pronouns and conjunctions',
    'Tense, plurals, degrees of comparison and punctuation',
    'One mark per tick in the memorandum',
  ],
  blocks: [
    {
      kind: 'reading',
      title: 'Read the paragraph',
      numbered: false,
      paragraphs: [
        'On Friday our excited class visited the aquarium in Cape Town. A large ragged-tooth shark swam slowly past the glass while we stared. Zintle laughed nervously because it looked straight at her. “He is only curious,” the guide said kindly. Afterwards we ate our sandwiches next to the noisy harbour and watched the fat seals.',
      ],
    },
    {
      kind: 'question',
      title: 'Find the words in the paragraph',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'a proper noun: ____________', a: ['Friday / Cape Town / Zintle'] },
          { q: 'a collective noun: ____________', a: ['class'] },
          { q: 'an adjective that describes seals: ____________', a: ['fat'] },
          { q: 'an adverb of manner: ____________', a: ['slowly / nervously / kindly'] },
          { q: 'a personal pronoun: ____________', a: ['we / it / her / he'] },
          { q: 'a conjunction of reason: ____________', a: ['because'] },
          { q: 'an adverb of time: ____________', a: ['Afterwards'] },
          { q: 'a past tense verb: ____________', a: ['visited / swam / stared / looked'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Choose the correct answer',
      work: {
        kind: 'choice',
        items: [
          {
            q: 'The plural of *sandwich* is',
            options: ['sandwichs', 'sandwiches', 'sandwichies', 'sandwich'],
            a: 1,
          },
          {
            q: 'The superlative of *noisy* is',
            options: ['noisyer', 'most noisy', 'noisiest', 'noisier'],
            a: 2,
          },
          {
            q: 'The opposite of *kindly* is',
            options: ['unkindly', 'diskindly', 'nonkindly', 'kindless'],
            a: 0,
          },
          {
            q: '*While* joins two actions that happen',
            options: ['one after the other', 'at the same time', 'never', 'because of each other'],
            a: 1,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Change the tense',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Rewrite in the present tense: The shark swam past the glass.',
            a: ['The shark swims past the glass.'],
            lines: 1,
            marks: 1,
          },
          {
            q: 'Rewrite in the future tense: We watched the seals.',
            a: ['We will / shall watch the seals.'],
            lines: 1,
            marks: 1,
          },
          {
            q: 'Rewrite in the past continuous tense: Zintle laughs.',
            a: ['Zintle was laughing.'],
            lines: 1,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Complete the table',
      work: {
        kind: 'tableFill',
        head: ['Positive', 'Comparative', 'Superlative'],
        rows: [
          ['large', '?larger', 'largest'],
          ['curious', '?more curious', '?most curious'],
          ['good', '?better', '?best'],
          ['fat', 'fatter', '?fattest'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Punctuation',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Punctuate: where is your ticket the guide asked',
            a: ['“Where is your ticket?” the guide asked.'],
            lines: 1,
            marks: 4,
          },
          {
            q: 'Write in indirect speech: “I am hungry,” said Zintle.',
            a: ['Zintle said that she was hungry.'],
            lines: 1,
            marks: 3,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Join the sentences',
      instruction: 'Use the word in brackets.',
      work: {
        kind: 'open',
        items: [
          {
            q: 'The sea was rough. The boat went out. (although)',
            a: ['Although the sea was rough, the boat went out.'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'The guide was patient. The guide answered every question. (who)',
            a: ['The guide, who was patient, answered every question.'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'We waited. The bus arrived. (until)',
            a: ['We waited until the bus arrived.'],
            lines: 1,
            marks: 2,
          },
        ],
      },
    },
  ],
})
