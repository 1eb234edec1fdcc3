import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { newQuestion, questionSchema, questionValues, storedQuestion } from './question-schema.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })

const refusals = (values: object) => {
  const result = questionSchema(intl).safeParse({ ...newQuestion, ...values })
  return (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

test('a question needs a label and a type', () => {
  expect(refusals({})).toEqual(
    expect.arrayContaining([
      ['type', 'Type is required'],
      ['label', 'Label is required'],
    ]),
  )
})

test.each([
  ['Select', 'Select values are required'],
  ['Multi Select', 'Select values are required'],
  ['Radio', 'Radio values are required'],
  ['Checkbox', 'Checkbox values are required'],
])('%s needs values', (type, message) => {
  expect(refusals({ label: 'Colour', type })).toEqual([['items', message]])
  expect(refusals({ label: 'Colour', type, items: ['Red'] })).toEqual([])
})

test('text needs no values, and they are emptied when it is stored', () => {
  const text = {
    ...newQuestion,
    label: 'Name',
    type: 'Text',
    items: ['Red'],
    value: 'Ann',
  } as const
  expect(refusals(text)).toEqual([])
  expect(storedQuestion({ ...text, items: [...text.items] })).toMatchObject({
    items: [],
    value: 'Ann',
  })
})

test('what is filled in before is one of the values', () => {
  const radio = { ...newQuestion, label: 'Colour', type: 'Radio', items: ['Red'] } as const
  expect(storedQuestion({ ...radio, items: ['Red'], value: 'Blue' }).value).toBe('')
  expect(
    storedQuestion({ ...radio, type: 'Checkbox', items: ['Red'], several: ['Red', 'Blue'] }).value,
  ).toEqual(['Red'])
})

test('what is stored comes back as it was', () => {
  const values = {
    ...newQuestion,
    type: 'Select',
    label: 'Colour',
    hint: 'Of the cover',
    items: ['Red', 'Blue'],
    value: 'Red',
    required: true,
  } as const
  expect(
    questionValues(storedQuestion({ ...values, items: [...values.items], several: [] })),
  ).toEqual(values)
})
