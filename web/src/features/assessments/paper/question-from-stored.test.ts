import { expect, test } from 'vitest'
import { emptyPaper } from './paper-testing.ts'
import { paperStore } from './paper-store.ts'
import { questionsOf, slots } from './paper.ts'
import { questionFromStored } from './question-from-stored.ts'
import { documentsOf } from './to-stored.ts'

const id = '5b000000-0000-4000-8000-000000000000'
const picture = {
  root: {
    type: 'root',
    children: [{ type: 'image', src: 'papers/Assessments/x/a.png', altText: 'A map' }],
  },
} as const
const stored = {
  id: 'other',
  number: '7',
  marks: 3,
  sectionNumber: 'B',
  sectionTitle: 'Elsewhere',
  richText: picture,
  fields: [
    {
      id: 'part',
      number: '7.1',
      question: 'Which?',
      type: 'Radio',
      items: ['Orange', 'Vaal'],
      answer: 'Vaal',
      marks: 1,
      cognitiveLevel: { label: 'Low order', percentage: 30 },
    },
    { number: '7.1.1', question: 'Why?', answer: 'Because.', marks: 2 },
  ],
}

function inserted() {
  const store = paperStore(emptyPaper())
  const copy = questionFromStored(stored, id)
  if (copy === null) throw new Error('nothing was read')
  store.dispatch({ kind: 'insert-question', whole: copy.question, texts: copy.texts, at: null })
  return store
}

test('a question from elsewhere stands at the end with ids of its own, and is stored as it was', () => {
  const store = inserted()
  const all = questionsOf(store.get())
  const last = all.at(-1)
  expect(last?.id).toBe(id)
  const ids = [
    last?.id,
    ...(last?.parts ?? []).flatMap((part) => [part.id, ...part.items.map((one) => one.id)]),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).not.toContain('part')
  const { questions } = documentsOf(store.get())
  expect(questions.at(-1)).toMatchObject({
    number: String(all.length),
    marks: 3,
    // Where it is read from stays the same: pictures belong to their owner and not to one paper.
    richText: picture,
    fields: [
      { number: '2.1', question: 'Which?', items: ['Orange', 'Vaal'], answer: 'Vaal', marks: 1 },
      { number: '2.1.1', question: 'Why?', answer: 'Because.', marks: 2 },
    ],
  })
  expect(questions.at(-1)).not.toHaveProperty('sectionNumber')
})

test.each([
  ['a 0 of one part says nothing of the other', [0, null], null],
  ['a 0 of all of them is the 0 of the question', [0, 0], 0],
  ['no marks at all', [null, null], null],
  ['the marks of one', [2, null], null],
])('parts and the marks of their question: %s', (_, marks, question) => {
  const sum = marks.reduce<number>((all, one) => all + (one ?? 0), 0)
  const fields = marks.map((one, at) => ({
    number: `1.${String(at + 1)}`,
    question: 'Why?',
    ...(one === null ? {} : { marks: one }),
  }))
  const read = questionFromStored({ id: 'other', number: '1', marks: sum, fields }, id)
  expect([read?.question.marks, read?.question.parts.map((part) => part.marks)]).toEqual([
    question,
    marks,
  ])
})

test('its translation comes along and is stored once the paper has a second language', () => {
  const translated = {
    ...stored,
    translation: { title: null, richText: picture },
    fields: stored.fields.map((field, at) =>
      at === 0 ? { ...field, translation: { question: 'Watter?', items: ['Oranje', ''] } } : field,
    ),
  }
  const copy = questionFromStored(translated, id)
  if (copy === null) throw new Error('nothing was read')
  const store = paperStore(emptyPaper())
  store.dispatch({ kind: 'insert-question', whole: copy.question, texts: copy.texts, at: null })
  const last = () => documentsOf(store.get()).questions.at(-1)
  expect(last()).not.toHaveProperty('translation')
  store.dispatch({ kind: 'meta', change: { otherLanguage: 'af' } })
  expect(last()).toMatchObject({
    translation: { richText: picture },
    fields: [{ translation: { question: 'Watter?', items: ['Oranje', ''] } }, {}],
  })
})

test('inserting is undone in one step, with its texts', () => {
  const store = inserted()
  expect(store.undo()).toBe(id)
  expect(questionsOf(store.get()).some((one) => one.id === id)).toBe(false)
  expect(store.get().texts).not.toHaveProperty(slots.body(id))
})

test('the same one twice changes nothing, and a malformed one is refused', () => {
  const store = inserted()
  const before = store.get()
  const copy = questionFromStored(stored, id)
  if (copy === null) throw new Error('nothing was read')
  store.dispatch({ kind: 'insert-question', whole: copy.question, texts: copy.texts, at: null })
  expect(store.get()).toBe(before)
  expect(() => questionFromStored({ number: '1' }, id)).toThrow()
})
