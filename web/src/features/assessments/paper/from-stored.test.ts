import { expect, test } from 'vitest'
import type { RichText } from '@kryt/documents/rich-text'
import { documentOf } from './change-texts.ts'
import { findingsOf } from './findings.ts'
import { paperFrom } from './from-stored.ts'
import { isUneven, questionMarks } from './marks.ts'
import { otherSlot, questionsOf, slots } from './paper.ts'
import { reduce } from './reduce.ts'
import type { StoredQuestion } from './stored.ts'
import { documentsOf } from './to-stored.ts'

const stored = (questions: StoredQuestion[], headings: object[] = []) =>
  paperFrom(
    {
      title: 'Fractions',
      complexity: 'Simple',
      fontFamily: 'Arial',
      totalMinutes: 40,
      subjectId: 'b7b7a5a0-0000-4000-8000-000000000001',
      schoolId: null,
      taxonomyId: null,
      headings: JSON.stringify(headings),
      instructions: '["Answer all."]',
      questions: JSON.stringify(questions),
    },
    '5',
  )

test('what was stored without ids gets the same ones wherever it is opened', () => {
  const questions = [{ number: '1', marks: 1, fields: [{ number: '1.1', marks: 1 }] }]
  const [one] = questionsOf(stored(questions))
  expect(one?.id).toMatch(/^[0-9a-f-]{36}$/)
  expect(questionsOf(stored(questions))).toEqual([one])
  // An id that was stored twice is not two things.
  const twice = questionsOf(
    stored([
      { ...questions[0], id: 'q' },
      { ...questions[0], id: 'q' },
    ] as StoredQuestion[]),
  )
  expect(new Set(twice.map(({ id }) => id)).size).toBe(2)
  // Other ids than the editor's are kept.
  const field = { id: 'north', number: '1.1', type: 'Radio' as const, items: ['a', 'b'] }
  const [own] = questionsOf(stored([{ id: 'q1', number: '1', marks: 1, fields: [field] }]))
  expect(own).toMatchObject({ id: 'q1', parts: [{ id: 'north' }] })
  expect(new Set(own?.parts[0]?.items.map(({ id }) => id)).size).toBe(2)
})

test('numbers become places to three levels; letters count below the number above them', () => {
  const fields = ['2.1', '2.2', '2.2.1', '2.2.2', '2.3', '(a)', '(b)'].map((number) => ({ number }))
  const paper = stored([
    { number: '1', marks: 0, fields: [{ number: 'a' }, { number: 'b' }] },
    { number: '2.', marks: 0, fields },
  ])
  expect(documentsOf(paper).questions.map((one) => one.fields.map(({ number }) => number))).toEqual(
    [
      ['1.1', '1.2'],
      ['2.1', '2.2', '2.2.1', '2.2.2', '2.3', '2.3.1', '2.3.2'],
    ],
  )
})

test('marks that add up follow the parts, others stay as they were typed until a part is marked', () => {
  const fields = [
    { number: '1.1', marks: 1.5 },
    { number: '1.2', marks: 2 },
  ]
  const even = stored([{ number: '1', marks: 3.5, fields }])
  expect(questionsOf(even)[0]?.marks).toBeNull()
  const uneven = stored([{ number: '1', marks: 5, fields }])
  const [typed] = questionsOf(uneven)
  expect(typed && isUneven(typed)).toBe(true)
  expect(documentsOf(uneven).questions[0]?.marks).toBe(5)
  const marked = reduce(uneven, { kind: 'marks', part: typed?.parts[0]?.id ?? '', marks: 2 })
  expect(questionsOf(marked).map(questionMarks)).toEqual([4])
})

test('the right options are marked, by text or letter; other answers stay as words', () => {
  const items = ['north', 'east', 'south']
  const paper = stored([
    {
      number: '1',
      marks: 0,
      fields: [
        { number: '1.1', type: 'Radio', items, answer: 'East' },
        { number: '1.2', type: 'Radio', items, answer: 'c' },
        { number: '1.3', type: 'Checkbox', items, answer: ['north', 'south'] },
        { number: '1.4', type: 'Radio', items, answer: 'Any of them' },
        { number: '1.5', type: 'Textarea', answer: ['first', 'second'] },
      ],
    },
  ])
  const parts = questionsOf(paper)[0]?.parts ?? []
  expect(parts.map((part) => part.items.flatMap(({ right }, at) => (right ? [at] : [])))).toEqual([
    [1],
    [2],
    [0, 2],
    [],
    [],
  ])
  expect(paper.texts[slots.answer(parts[3]?.id ?? '')]).toBe('Any of them')
  expect(paper.texts[slots.answer(parts[4]?.id ?? '')]).toEqual(documentOf('first\nsecond'))
  const reworded = reduce(paper, {
    kind: 'change-item',
    part: parts[0]?.id ?? '',
    item: parts[0]?.items[1]?.id ?? '',
    text: 'the east',
  })
  expect(documentsOf(reworded).questions[0]?.fields.map(({ answer }) => answer)).toEqual([
    'the east',
    'south',
    ['north', 'south'],
    'Any of them',
    documentOf('first\nsecond'),
  ])
})

test('Points goes, the defaults come back, titles are trimmed, and other types keep no options', () => {
  const paper = stored(
    [
      {
        number: '1',
        title: ' Maps ',
        marks: 2,
        sectionNumber: 'II',
        sectionTitle: ' Geography ',
        fields: [
          { number: '1.1', type: 'Radio', items: ['a', 'b'], answer: 'b', question: 'Which?' },
        ],
      },
    ],
    [
      { label: 'Points', value: '' },
      { label: 'Grade', value: 'Graad' },
    ],
  )
  expect(paper.headings).toHaveLength(16)
  expect(paper.headings[0]).toEqual({ label: 'Grade', value: 'Graad' })
  const part = questionsOf(paper)[0]?.parts[0]?.id ?? ''
  const typed = reduce(paper, { kind: 'retype', part, type: 'Text', id: part })
  expect(documentsOf(typed).questions[0]).toMatchObject({
    title: 'Maps',
    sectionNumber: 'A',
    sectionTitle: 'Geography',
    fields: [{ type: 'Text', items: [], answer: 'b' }],
  })
  // Back to a choice, the options are still there.
  const back = reduce(typed, { kind: 'retype', part, type: 'Select', id: part })
  expect(documentsOf(back).questions[0]?.fields[0]).toMatchObject({
    items: ['a', 'b'],
    answer: 'b',
  })
})

test('another type takes the answer along in both languages, and leaves none behind', () => {
  const field = { number: '1.1', type: 'Radio' as const, items: ['a', 'b'], answer: 'b' }
  const translation = { items: ['aa', 'bb'] }
  const paper = stored([{ number: '1', marks: 1, fields: [{ ...field, translation }] }])
  const part = questionsOf(paper)[0]?.parts[0]?.id ?? ''
  const otherAnswer = otherSlot(slots.answer(part))
  const typed = reduce(paper, { kind: 'retype', part, type: 'Text', id: part })
  expect(typed.texts).toMatchObject({ [slots.answer(part)]: 'b', [otherAnswer]: 'bb' })
  const back = reduce(typed, { kind: 'retype', part, type: 'Radio', id: part })
  expect(back.texts).not.toHaveProperty([slots.answer(part)])
  expect(back.texts).not.toHaveProperty([otherAnswer])
})

test('what keeps a paper from being saved is found in the order of the screen', () => {
  const paper = stored([
    {
      number: '1',
      marks: 1,
      sectionNumber: 'A',
      sectionTitle: '',
      fields: [{ number: '1.1', type: 'Radio', items: ['a'] }, { number: '1.2' }],
    },
  ])
  const [question] = questionsOf(paper)
  const [first, second] = question?.parts ?? []
  const typed = [
    { kind: 'meta', change: { title: '  ', subjectId: '', complexity: '', minutes: '1,5' } },
    { kind: 'change-instruction', id: paper.instructions[0]?.id ?? '', text: ' ' },
    { kind: 'change-question', question: question?.id ?? '', change: { marks: null } },
    { kind: 'change-item', part: first?.id ?? '', item: first?.items[0]?.id ?? '', text: '' },
  ] as const
  expect(findingsOf(typed.reduce(reduce, paper)).map(({ at, wrong }) => [at, wrong])).toEqual([
    ['meta', 'title'],
    ['meta', 'subject'],
    ['meta', 'complexity'],
    ['meta', 'minutes'],
    ['instructions', 'instructions'],
    [paper.sections[0]?.id, 'title'],
    [question?.id, 'marks'],
    [first?.id, 'field'],
    [first?.id, 'label'],
    [first?.id, 'items'],
    [second?.id, 'field'],
  ])
})

test.each(['figure', 'image', 'table', 'horizontalrule'])(
  'a text that holds nothing but a %s is kept',
  (type) => {
    const text: RichText = { root: { type: 'root', children: [{ type, version: 1 }] } }
    const fields = [{ number: '1.1', question: 'Draw it.', marks: 1, richText: text, answer: text }]
    const [question] = documentsOf(
      stored([{ number: '1', marks: 1, richText: text, fields }]),
    ).questions
    expect(question?.richText).toEqual(text)
    expect(question?.fields[0]).toMatchObject({ richText: text, answer: text })
  },
)
