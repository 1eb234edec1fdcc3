import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { lessonSchema } from './lesson-schema.ts'
import { blankLesson, type LessonField, type LessonValues } from './lesson-values.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const shared = lessonSchema(intl, { filled: false, shared: true })
const own = lessonSchema(intl, { filled: true, shared: false })

const field: LessonField = {
  type: 'Text',
  label: 'Aim',
  value: '',
  hint: 'What they can do after it',
  placeholder: 'Compare fractions',
}

/** A template in which nothing is missing. */
const whole: LessonValues = {
  ...blankLesson,
  name: 'Fractions',
  complexity: 'Simple',
  schoolId: 'limpopo',
  totalPoints: '20',
  steps: [{ id: 'a', name: 'Begin', fields: [field] }],
}

const said = (schema: typeof shared, values: object) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

const wrong = (change: Partial<LessonValues>) => said(shared, { ...whole, ...change })

const ofField = (change: object) =>
  said(shared, {
    ...whole,
    steps: [{ id: 'a', name: 'Begin', fields: [{ ...field, ...change }] }],
  })

test('a template needs no subject, no minutes and no values: teachers fill those in', () => {
  expect(wrong({})).toEqual([])
})

test.each([
  ['name', '  ', 'Name is required'],
  ['complexity', '', 'Complexity is required'],
  ['schoolId', '', 'School is required'],
  ['totalPoints', '', 'Points are required'],
  ['totalPoints', '1001', 'A whole number from 0 to 1,000'],
  ['minutes', '4.5', 'A whole number from 0 to 1,000'],
] as const)('%s as %j: %s', (name, value, message) => {
  expect(wrong({ [name]: value })).toEqual([[name, message]])
})

test.each([
  [{ label: ' ' }, 'label', 'Label is required'],
  [{ type: '' }, 'type', 'Type is required'],
  [{ hint: ' ' }, 'hint', 'Hint is required'],
  [{ hint: null }, 'hint', 'Hint is required'],
  [{ placeholder: '' }, 'placeholder', 'Placeholder is required'],
  [{ type: 'Radio', items: [' '] }, 'items', 'Give at least one choice'],
])('a field with %o is told so', (change, part, message) => {
  expect(ofField(change)).toEqual([[`steps.0.fields.0.${part}`, message]])
})

test.each(['Radio', 'Checkbox'])('%s has no room for a placeholder', (type) => {
  expect(ofField({ type, items: ['Map'], placeholder: null })).toEqual([])
})

test('a step needs its name', () => {
  expect(wrong({ steps: [{ id: 'a', name: '', fields: [field] }] })).toEqual([
    ['steps.0.name', 'Name is required'],
  ])
})

test('a lesson of one’s own needs neither school nor points, hint nor placeholder', () => {
  const filled = {
    ...whole,
    subjectId: 'maths4',
    schoolId: '',
    totalPoints: '',
    headings: whole.headings.map((one) => ({ ...one, value: '4' })),
    steps: [
      {
        id: 'a',
        name: 'Begin',
        fields: [{ ...field, value: 'Halves', hint: '', placeholder: '' }],
      },
    ],
  }
  expect(said(own, filled)).toEqual([])
  expect(said(own, { ...filled, subjectId: '' })).toEqual([['subjectId', 'Subject is required']])
})
