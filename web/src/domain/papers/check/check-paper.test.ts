import { expect, test } from 'vitest'
import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { checkPaper } from './check-paper.ts'
import type { CheckedPaper, CheckedPart, CheckedQuestion, FindingKind } from './finding.ts'

const words = (text: string): RichTextNode => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
})
const state = (...children: RichTextNode[]): RichText => ({ root: { type: 'root', children } })
const picture = { type: 'image', src: 'a', altText: 'A river' }
const table = { type: 'table', children: [] }

const part = (more: Partial<CheckedPart> = {}): CheckedPart => ({
  id: 'p1',
  number: '1.1',
  type: 'Textarea',
  marks: 2,
  question: 'Name the longest river.',
  answer: 'The Orange River',
  ...more,
})
const choice = (more: Partial<CheckedPart> = {}): CheckedPart =>
  part({ type: 'Radio', items: ['Vaal', 'Orange', 'Limpopo'], answer: 'Orange', ...more })

const question = (more: Partial<CheckedQuestion> = {}): CheckedQuestion => {
  const fields = more.fields ?? [part()]
  const marks = fields.reduce((sum, one) => sum + (one.marks ?? 0), 0)
  return { id: 'q1', number: '1', marks, fields, ...more }
}
const second = (...fields: CheckedPart[]) => question({ id: 'q2', number: '2', fields })

const paper = (more: Partial<CheckedPaper> = {}): CheckedPaper => ({
  title: 'Rivers',
  minutes: 30,
  grade: '6',
  instructions: ['Answer ALL the questions.'],
  questions: [question()],
  ...more,
})
const of = (...fields: CheckedPart[]) => paper({ questions: [question({ fields })] })
const asking = (text: string, more: Partial<CheckedPart> = {}) =>
  of(part({ question: text, ...more }))
const level = (label: string, percentage: number) => ({ label, percentage })

const numbered = (count: number, one: (place: number) => CheckedPart) =>
  Array.from({ length: count }, (_, place) => ({ ...one(place), number: `1.${place + 1}` }))

const kinds = (checked: CheckedPaper): FindingKind[] => checkPaper(checked).map(({ kind }) => kind)

test('a paper that is in order has no findings', () => {
  expect(kinds(paper())).toEqual([])
  expect(kinds(of(choice()))).toEqual([])
})

/** A paper that has to be found, and one like it that is in order. */
const cases: [FindingKind, CheckedPaper, CheckedPaper][] = [
  ['title-missing', paper({ title: ' ' }), paper({ title: 'Rivers' })],
  ['no-questions', paper({ questions: [] }), paper()],
  ['time-missing', paper({ minutes: 0 }), paper({ minutes: 1 })],
  [
    'time-short',
    { ...of(part({ marks: 40 })), minutes: 20 },
    { ...of(part({ marks: 40 })), minutes: 40 },
  ],
  [
    'time-long',
    { ...of(part({ marks: 10 })), minutes: 90 },
    { ...of(part({ marks: 10 })), minutes: 15 },
  ],
  [
    'minutes-differ',
    paper({ questions: [question({ minutes: 20 })] }),
    paper({ questions: [question({ minutes: 30 })] }),
  ],
  [
    'instruction-count',
    paper({ instructions: ['Hierdie vraestel bestaan uit DRIE vrae.'] }),
    paper({ instructions: ['This paper consists of one question.'] }),
  ],
  [
    'one-type',
    of(...numbered(8, (place) => choice({ question: `Name river ${place}.` }))),
    of(...numbered(8, (place) => (place === 0 ? part() : choice()))),
  ],
  [
    'no-memorandum',
    of(part({ answer: null }), part({ number: '1.2', answer: '' })),
    of(part(), part({ number: '1.2', answer: 'The Vaal' })),
  ],
  [
    'marks-uneven',
    paper({ questions: [question({ marks: 5 })] }),
    paper({ questions: [question({ marks: 2 })] }),
  ],
  ['marks-missing', of(part({ marks: null })), of(part({ marks: 0.5 }))],
  // A 0 that somebody typed is no fault.
  ['marks-missing', of(part({ marks: null })), of(part({ marks: 0 }))],
  [
    'part-marks-missing',
    of(part(), part({ number: '1.2', marks: null })),
    of(part(), part({ number: '1.2', marks: 0 })),
  ],
  [
    'part-marks-missing',
    of(part(), part({ number: '1.2', marks: null })),
    // It introduces 1.2.1.
    of(part(), part({ number: '1.2', marks: null }), part({ number: '1.2.1' })),
  ],
  ['typed-marks-differ', asking('Name the river. (3)'), asking('Name the river. (2)')],
  ['arithmetic', asking('Name two rivers. (2 x 2 = 3)'), asking('Name two rivers. (2 x 1 = 2)')],
  [
    'memo-marks',
    of(part({ answer: 'Water (1) to drink', marks: 2 })),
    of(part({ answer: 'Water (1) and food (1)', marks: 2 })),
  ],
  [
    'question-empty',
    paper({ questions: [question({ marks: 2, fields: [part({ question: ' ', marks: null })] })] }),
    paper(),
  ],
  [
    'part-empty',
    of(part(), part({ number: '1.2', question: null })),
    of(part(), part({ number: '1.2', question: null, richText: state(words('Why?')) })),
  ],
  [
    'section-untitled',
    paper({ questions: [question({ sectionNumber: 'A', sectionTitle: '' })] }),
    paper({ questions: [question({ sectionNumber: 'A', sectionTitle: 'Maps' })] }),
  ],
  ['answer-missing', of(part({ answer: state(words('')) })), of(part({ answer: state(picture) }))],
  ['options-few', of(choice({ items: ['Orange'] })), of(choice({ items: ['Orange', 'Vaal'] }))],
  [
    'options-same',
    of(choice({ items: ['Orange', 'Vaal', ' vaal'] })),
    of(choice({ items: ['Orange', 'Vaal', 'Vaals'] })),
  ],
  ['right-missing', of(choice({ answer: 'Thukela' })), of(choice({ answer: 'B' }))],
  [
    'answer-given-away',
    of(choice({ question: 'The Orange flows west. Which river flows west?' })),
    of(choice({ question: 'Which is longer, the Orange or the Vaal?' })),
  ],
  [
    'figure-missing',
    asking('Study Figure 1 and name the river.'),
    asking('Study Figure 1 and name the river.', { richText: state(picture) }),
  ],
  [
    'picture-wordless',
    of(part({ richText: state({ ...picture, altText: '' }) })),
    of(part({ richText: state(picture) })),
  ],
  [
    'levels-missing',
    paper({ levels: [level('Low order', 100)] }),
    of(part({ cognitiveLevel: level('Low order', 100) })),
  ],
  [
    'level-missing',
    of(part({ cognitiveLevel: level('Low order', 100) }), part({ number: '1.2' })),
    of(part({ cognitiveLevel: level('Low order', 100) })),
  ],
  [
    'level-over',
    of(
      part({ marks: 6, cognitiveLevel: level('Low order', 50) }),
      part({ number: '1.2', marks: 4, cognitiveLevel: level('High order', 50) }),
    ),
    of(
      part({ marks: 5, cognitiveLevel: level('Low order', 50) }),
      part({ number: '1.2', marks: 5, cognitiveLevel: level('High order', 50) }),
    ),
  ],
  [
    'level-under',
    of(
      part({ marks: 7, cognitiveLevel: level('Low order', 50) }),
      part({ number: '1.2', marks: 3, cognitiveLevel: level('High order', 50) }),
    ),
    of(
      part({ marks: 6, cognitiveLevel: level('Low order', 50) }),
      part({ number: '1.2', marks: 4, cognitiveLevel: level('High order', 50) }),
    ),
  ],
  ['number-typed', asking('1.1 Name the river.'), asking('1,1 million people live there. Where?')],
  ['stray-signs', asking('Name the **longest** river.'), asking('What is 3 * 4 * 5?')],
  ['parts-inline', asking('Name a) a river, b) a dam.'), asking('Name a river (a or b).')],
  [
    'abbreviation',
    asking('Find the HCF of 4 and 6.'),
    asking('Find the Highest Common Factor (HCF).'),
  ],
  ['word-twice', asking('Name the the river.'), asking('Dit is nie waar nie. Sê hoekom.')],
]

test.each(cases)('%s is found, and only where it is', (kind, wrong, right) => {
  expect(kinds(wrong)).toContain(kind)
  expect(kinds(right)).not.toContain(kind)
})

test('every finding is about something that is in the paper', () => {
  const found = checkPaper(
    of(part({ answer: null }), choice({ id: 'p2', number: '1.2', answer: 'B', items: ['A'] })),
  )
  expect(found.map(({ kind, place, number, side }) => [kind, place, number, side])).toEqual([
    ['answer-missing', 'p1', '1.1', 'memorandum'],
    ['options-few', 'p2', '1.2', 'questions'],
    ['right-missing', 'p2', '1.2', 'memorandum'],
  ])
})

test.each([
  ['Kyk na die prent hieronder.', 'Kyk na die prent'],
  ['Look carefully at the map.', 'Look carefully at the map'],
  ['Gebruik Tabel 2.', 'Tabel 2'],
  ['Explain Source B.', 'Source B'],
  ['Read the poem below.', 'Read the poem'],
])('"%s" needs something to look at', (text, figure) => {
  const found = checkPaper(asking(text)).filter(({ kind }) => kind === 'figure-missing')
  expect(found.map(({ values }) => values['figure'])).toEqual([figure])
})

test.each([
  'Draw a graph of the rainfall.',
  'In the picture I see a dog.',
  'Trek ’n tabel met twee kolomme.',
  'Study the map on page 12 of your textbook.',
  'Use a source of light.',
])('"%s" needs nothing beside it', (text) => {
  expect(kinds(asking(text))).not.toContain('figure-missing')
})

test('a figure stands with its question, or with another that names it', () => {
  const one = question({ richText: state(words('Figure 1: a river'), picture) })
  const two = second(part({ id: 'p2', number: '2.1', question: 'What does Figure 1 show?' }))
  expect(kinds(paper({ questions: [one, two] }))).not.toContain('figure-missing')
  const three = second(part({ id: 'p2', number: '2.1', question: 'What does Figure 2 show?' }))
  expect(kinds(paper({ questions: [one, three] }))).toContain('figure-missing')
  const inTable = question({ richText: state(words('Complete Table 1.'), table) })
  expect(kinds(paper({ questions: [inTable] }))).not.toContain('figure-missing')
})

test('what concerns the whole paper comes first, then the order of the paper', () => {
  const found = checkPaper(
    paper({
      title: '',
      questions: [
        question({ fields: [part({ question: 'Name the the river.', answer: null })] }),
        second(part({ id: 'p2', number: '2.1' })),
        question({ id: 'q3', number: '3', marks: 9, fields: [part({ id: 'p3', number: '3.1' })] }),
      ],
    }),
  )
  expect(found.map(({ kind, number }) => [kind, number])).toEqual([
    ['title-missing', null],
    ['answer-missing', '1.1'],
    ['word-twice', '1.1'],
    ['marks-uneven', '3'],
  ])
})

test('an edit of one question has no other read again', () => {
  let reads = 0
  const watched = {
    ...question(),
    get fields() {
      reads += 1
      return [part({ question: 'Look at figure 3.' })]
    },
  }
  const checked = paper({ questions: [watched, second(part({ id: 'p2', number: '2.1' }))] })
  const before = checkPaper(checked)
  const first = reads
  const edited = {
    ...checked,
    questions: [watched, second(part({ id: 'p2', number: '2.1', question: '' }))],
  }
  const after = checkPaper(edited)
  expect(after.map(({ kind }) => kind)).toContain('question-empty')
  expect(after).toEqual(expect.arrayContaining(before))
  // The places of its numbers, and the levels of its parts.
  expect(reads - first).toBeLessThan(first / 2)
})

test('texts that were changed after they had been translated are looked at on the side of the translation', () => {
  const found = checkPaper(
    paper({
      questions: [
        question({
          translation: { title: 'Kaarte', outdated: ['title'] },
          fields: [part({ translation: { question: 'Noem.', outdated: ['question', 'hint'] } })],
        }),
      ],
      translation: { language: 'af', title: 'T', instructions: [], outdated: ['title'] },
    }),
  ).filter(({ kind }) => kind === 'translation-outdated')
  expect(found.map(({ place, side, severity, values }) => [place, side, severity, values])).toEqual(
    [
      [null, 'translation', 'remark', { count: 1 }],
      ['q1', 'translation', 'remark', { count: 1 }],
      ['p1', 'translation', 'remark', { count: 2 }],
    ],
  )
})
