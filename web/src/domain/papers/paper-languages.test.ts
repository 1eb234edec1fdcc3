import type { RichTextNode } from '@kryt/documents/rich-text'
import { expect, test } from 'vitest'
import { paperIn, type BilingualPaper } from './paper-languages.ts'

const rich = (text: string) => ({
  root: {
    type: 'root' as const,
    children: [{ type: 'paragraph', children: [{ type: 'text', text }] }],
  },
})

const paper: BilingualPaper = {
  title: 'Rivers',
  headings: [{ label: 'Question', value: 'Question' }],
  instructions: ['Answer all.', 'Write neatly.'],
  translation: { language: 'af', title: 'Riviere', instructions: ['Beantwoord alles.', ''] },
  questions: [
    {
      number: '1',
      marks: 3,
      title: 'The Orange River',
      translation: { title: 'Die Oranjerivier' },
      fields: [
        {
          number: '1.1',
          marks: 1,
          type: 'Radio',
          question: 'Where does it rise?',
          items: ['Lesotho', 'the sea'],
          answer: 'the sea',
          hint: 'High up.',
          translation: {
            question: 'Waar ontspring dit?',
            items: ['', 'die see'],
            hint: 'Hoog op.',
          },
        },
        { number: '1.2', marks: 2, answer: 'A dam', translation: { answer: rich('’n Dam') } },
      ],
    },
  ],
}

test('the other language takes its texts, and the own one where they are missing', () => {
  const { title, instructions, questions, language, words } = paperIn(paper, 'other', 'en')
  expect({ title, instructions, language }).toEqual({
    title: 'Riviere',
    instructions: ['Beantwoord alles.', 'Write neatly.'],
    language: 'af',
  })
  expect(words.Question).toBe('Vraag')
  expect(questions[0]).toMatchObject({ title: 'Die Oranjerivier', number: '1', marks: 3 })
  expect(questions[0]?.fields[0]).toMatchObject({
    question: 'Waar ontspring dit?',
    items: ['Lesotho', 'die see'],
    answer: 'die see',
    hint: 'Hoog op.',
  })
  expect(questions[0]?.fields[1]).toMatchObject({ answer: rich('’n Dam') })
})

test('both stand beside each other, and the right option stays right', () => {
  const { title, questions, language, words } = paperIn(paper, 'both', 'af')
  expect({ title, language }).toEqual({ title: 'Rivers / Riviere', language: 'en' })
  expect(words.Question).toBe('Question / Vraag')
  expect(questions[0]?.fields[0]).toMatchObject({
    question: 'Where does it rise?\nWaar ontspring dit?',
    items: ['Lesotho', 'the sea / die see'],
    answer: 'the sea / die see',
  })
  const both = questions[0]?.fields[1]?.answer
  expect(JSON.stringify(both)).toMatch(/A dam.*’n Dam/)
})

test('in both, what is the same stands once: a picture, a formula', () => {
  const image = (altText: string) => ({ type: 'image', src: 'pictures/map.webp', altText })
  const text = (...children: RichTextNode[]) => ({
    root: {
      type: 'root' as const,
      children: children.map((one) => ({ type: 'paragraph', children: [one] })),
    },
  })
  const words = (one: string) => ({ type: 'text', text: one })
  const formula = { type: 'equation', equation: 'x^2' }
  const drawn = paperIn(
    {
      ...paper,
      questions: [
        {
          number: '1',
          marks: 1,
          fields: [],
          richText: text(words('Look.'), image('A map'), formula),
          translation: { richText: text(words('Kyk.'), image('’n Kaart'), formula) },
        },
      ],
    },
    'both',
    'en',
  )
  const below = { ...text(words('Kyk.')).root.children[0], lang: 'af' }
  expect(drawn.questions[0]?.richText?.root.children).toEqual([
    ...text(words('Look.'), image('A map'), formula).root.children,
    below,
  ])
})

test('without a second language, or in the own one, it is as it is stored', () => {
  expect(paperIn(paper, 'own', 'en').questions).toBe(paper.questions)
  expect(paperIn({ ...paper, translation: null }, 'both', 'en').title).toBe('Rivers')
})

test('the own language is the other one’s counterpart, whoever reads it', () => {
  const unnamed = { ...paper, headings: [] }
  for (const languages of ['own', 'both'] as const)
    expect(paperIn(unnamed, languages, 'af').language).toBe('en')
  expect(paperIn(unnamed, 'both', 'af').words.Question).toBe('Question / Vraag')
})

test('two options with one translation stay apart, and the right one right', () => {
  const part = {
    number: '1.1',
    marks: 1,
    type: 'Radio' as const,
    items: ['big', 'large', 'small'],
    answer: 'large',
    translation: { items: ['groot', 'groot', 'klein'] },
  }
  const drawn = paperIn(
    { ...paper, questions: [{ number: '1', marks: 1, fields: [part] }] },
    'other',
    'en',
  )
  expect(drawn.questions[0]?.fields[0]).toMatchObject({
    items: ['big', 'large', 'klein'],
    answer: 'large',
  })
})

test('a question that stays the same is the same object in each language, so that it is not drawn again', () => {
  const added = { ...paper, questions: [...paper.questions, { number: '2', marks: 1, fields: [] }] }
  const [other] = paperIn(paper, 'other', 'en').questions
  expect(paperIn(added, 'other', 'en').questions[0]).toBe(other)
  expect(paperIn(added, 'both', 'en').questions[0]).not.toBe(other)
})

test('each text says in which language it is, where that is not the sheet’s own', () => {
  const { halves } = paperIn(paper, 'both', 'af')
  expect(halves.get('the sea / die see')).toEqual([
    { text: 'the sea / ', language: 'en' },
    { text: 'die see', language: 'af' },
  ])
  expect(halves.get('Where does it rise?\nWaar ontspring dit?')?.at(-1)?.language).toBe('af')
  expect(halves.has('Lesotho')).toBe(false)
  // On a sheet in the other language what is not translated is in the paper's own.
  const other = paperIn(paper, 'other', 'af')
  expect(other.halves.get('Write neatly.')).toEqual([{ text: 'Write neatly.', language: 'en' }])
  expect(other.halves.get('Lesotho')).toEqual([{ text: 'Lesotho', language: 'en' }])
  expect(other.halves.has('die see')).toBe(false)
  expect(paperIn(paper, 'own', 'af').halves.size).toBe(0)
})

test('a question whose paper turns out to be in the other language is drawn anew', () => {
  const languagesOf = (language: 'af' | 'en') => {
    const translation = { language, title: '', instructions: [] }
    const { halves } = paperIn({ ...paper, translation }, 'other', 'en')
    return halves.get('Lesotho')?.map((half) => half.language)
  }
  expect(languagesOf('af')).toEqual(['en'])
  expect(languagesOf('en')).toEqual(['af'])
})
