import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { nextColour, palette } from './biweek-colours.ts'
import { biweekSchema, valuesOfBiweek } from './biweek-schema.ts'
import { findingSentence, readFindings } from './findings.ts'
import { termSchema, valuesOfTerm, type TermValues } from './term-schema.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const good = {
  ...valuesOfTerm(null),
  label: 'Term 1',
  startDate: '2031-01-15',
  endDate: '2031-03-28',
}

const wrong = (values: Partial<TermValues>) => {
  const found = termSchema(intl).safeParse({ ...good, ...values })
  return found.success ? [] : found.error.issues.map(({ path, message }) => [path[0], message])
}

test.each<[string, Partial<TermValues>, string]>([
  ['label', { label: ' ' }, 'Label is required'],
  ['startDate', { startDate: '' }, 'Start Date is required'],
  ['endDate', { endDate: '' }, 'End Date is required'],
  ['endDate', { endDate: '2031-01-14' }, 'The End Date is before the Start Date'],
  ['endDate', { endDate: '2032-01-17' }, 'At most a year after the Start Date'],
  ['provinces', { provinces: [] }, 'Provinces are required'],
  ['gazettedDays', { gazettedDays: '0' }, 'A whole number from 1 to 366'],
  ['gazettedDays', { gazettedDays: '5.5' }, 'A whole number from 1 to 366'],
  ['gazettedDays', { gazettedDays: '367' }, 'A whole number from 1 to 366'],
])('%s of %o: %s', (field, values, message) => {
  expect(wrong(values)).toContainEqual([field, message])
})

test('a term may be one day, or a whole year; a new one is for all nine provinces', () => {
  expect(wrong({ endDate: '2031-01-15' })).toEqual([])
  expect(wrong({ endDate: '2032-01-16', gazettedDays: ' 366 ' })).toEqual([])
  expect(good.provinces).toHaveLength(9)
})

test('a two-week cycle needs a colour', () => {
  const found = biweekSchema(intl).safeParse({ ...valuesOfBiweek(null), ...good, color: '' })
  expect(found.error?.issues.map(({ message }) => message)).toEqual(['Color is required'])
})

test('the next colour is the first that is free, and after fifteen there is none', () => {
  expect(palette).toHaveLength(15)
  expect(nextColour([])).toBe('red')
  expect(nextColour([{ color: 'red' }, { color: 'pink' }])).toBe('cyan')
  expect(nextColour(palette.map((color) => ({ color })))).toBeUndefined()
})

test('what does not fit together is said in words', () => {
  const [overlap, gap] = readFindings(
    JSON.stringify([
      {
        kind: 'overlap',
        label: 'Term 2',
        labelAf: null,
        firstDay: '2031-03-28',
        lastDay: '2031-03-31',
        provinces: ['Gauteng'],
      },
      { kind: 'biweek_gap', days: 2, firstDay: '2031-03-27', lastDay: '2031-03-28' },
    ]),
  )
  if (overlap === undefined || gap === undefined) throw new Error('both are there')
  expect(findingSentence(intl, overlap)).toBe(
    'Overlaps Term 2 from 28 Mar 2031 to 31 Mar 2031 (Gauteng).',
  )
  expect(findingSentence(intl, gap)).toContain('2 school days are in no two-week cycle')
  expect(readFindings(null)).toEqual([])
})
