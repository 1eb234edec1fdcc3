import { expect, test } from 'vitest'
import { classesFor, schoolYears } from './school-year.ts'

test.each([
  ['2027-03-01', [], [2027]],
  ['2027-09-30', [2026, 2026, 2027], [2027, 2026]],
  ['2027-10-01', [2027], [2028, 2027]],
  ['2028-01-10', [2027], [2028, 2027]],
  ['2027-03-01', [2028], [2028, 2027]],
])('on %s with classes of %j: %j', (day, classes, years) => {
  expect(
    schoolYears(
      classes.map((year) => ({ year })),
      day,
    ),
  ).toEqual(years)
})

const classes = [
  { id: 'a', year: 2026 },
  { id: 'b', year: 2027 },
  { id: 'c', year: 2027 },
]

test.each([
  ['2026-11-23', '', ['a']],
  ['2027-01-13', '', ['b', 'c']],
  ['2027-01-13', 'a', ['a', 'b', 'c']],
  ['2028-01-13', '', ['b', 'c']],
  ['2025-01-13', '', ['a']],
])('for %s, with %o chosen, one chooses among %j', (day, chosen, ids) => {
  expect(classesFor(classes, day, chosen).map(({ id }) => id)).toEqual(ids)
})
