import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { taxonomySchema, valuesOfTaxonomy } from './taxonomy-schema.ts'

const schema = taxonomySchema(createIntl({ locale: 'en', onError: () => undefined }))
const wrong = (values: object) =>
  schema
    .safeParse({ ...valuesOfTaxonomy(null), name: 'Levels', ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('a taxonomy needs its name', () => {
  expect(wrong({ name: ' ' })).toEqual(['name: Name is required'])
  expect(wrong({})).toEqual([])
})

test.each(['1994', '2100', '', ' 2026 '])('the year %j may be typed', (year) => {
  expect(wrong({ year })).toEqual([])
})

test.each(['1993', '2101', '26', '2026/27', 'abcd', '-2026', '2026.5'])(
  'the year %j is told',
  (year) => {
    expect(wrong({ year })).toEqual(['year: A year from 1994 to 2100'])
  },
)

test('sixty subjects fit, and one more does not', () => {
  const names = Array.from({ length: 61 }, (_, index) => `Subject ${String(index)}`)
  expect(wrong({ subjects: names.slice(1) })).toEqual([])
  expect(wrong({ subjects: names })).toHaveLength(1)
  expect(wrong({ subjects: ['x'.repeat(101)] })).toHaveLength(1)
})

test('what the form does not know of a row becomes what is least sure, and for any language', () => {
  const row = {
    name: 'Levels',
    source: '',
    year: null,
    certainty: 'RUMOUR',
    language: 'zu',
    grades: ['R', null],
    subjects: [null, 'Mathematics'],
  }
  expect(valuesOfTaxonomy(row)).toEqual({
    name: 'Levels',
    source: '',
    year: '',
    certainty: 'GENERAL',
    language: '',
    grades: ['R'],
    subjects: ['Mathematics'],
  })
})
