import { expect, test } from 'vitest'
import { conflictFields, isSameVersion, mergeConflict } from './conflict.ts'

test.each([
  ['2027-01-02T10:00:00.123456+00:00', '2027-01-02T10:00:00.123456Z', true],
  ['2027-01-02T10:00:00.123456+00:00', '2027-01-02T12:00:00.123456+02:00', true],
  ['2027-01-02T10:00:00.123456+00:00', '2027-01-02T10:00:00.123457+00:00', false],
  ['2027-01-02T10:00:00.5+00:00', '2027-01-02T10:00:00.500000+00:00', true],
  ['2027-01-02T10:00:00+00:00', '2027-01-02T10:00:00.000000+00:00', true],
  ['2027-01-02T10:00:00.1234567+00:00', '2027-01-02T10:00:00.1234569+00:00', true],
  ['2027-01-02T10:00:00.9+00:00', '2027-01-02T10:00:01.9+00:00', false],
])('%s and %s are the same moment: %s', (one, other, isSame) => {
  expect(isSameVersion(one, other)).toBe(isSame)
})

const opened = { version: 'v1', values: { name: 'Easter', town: 'Musina', days: 4 } }

test('what the other person changed is shown beside what stands here, and whether both did', () => {
  const theirs = { name: 'Easter Monday', town: 'Tzaneen', days: 4, other: 'x' }
  const mine = { name: 'Good Friday', town: 'Musina', days: 5 }
  expect(conflictFields(opened, theirs, mine)).toEqual([
    { field: 'name', theirs: 'Easter Monday', mine: 'Good Friday', both: true },
    { field: 'town', theirs: 'Tzaneen', mine: 'Musina', both: false },
  ])
})

test('the same change by both is no conflict', () => {
  const both = { ...opened.values, name: 'Good Friday' }
  expect(conflictFields(opened, both, { ...both })).toEqual([])
})

test('what was decided is taken field by field', () => {
  expect(mergeConflict({ a: 1, b: 2, c: 3 }, { a: 7, b: 8 }, ['b'])).toEqual({ a: 7, b: 2 })
})
