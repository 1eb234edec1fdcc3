import { expect, test } from 'vitest'
import { layOutAtFirst, layOutVariables } from './lay-out-form.ts'

test.each([
  ['this week, from today', '2027-02-05', '2027-02-03', '2027-02-03'],
  ['this week on its Friday, that day', '2027-02-01', '2027-02-05', '2027-02-05'],
  ['this week on its Saturday, the next Monday', '2027-02-06', '2027-02-06', '2027-02-08'],
  ['this week on its Sunday, the next Monday', '2027-02-02', '2027-02-07', '2027-02-08'],
  ['next week, the whole of it', '2027-02-10', '2027-02-03', '2027-02-08'],
  ['last week, the whole of it', '2027-01-28', '2027-02-03', '2027-01-25'],
])('%s', (_, date, now, from) => {
  expect(layOutAtFirst(date, now).from).toBe(from)
})

test.each([
  ['week', { weeks: 1, untilTermEnd: false }],
  ['weeks', { weeks: 5, untilTermEnd: false }],
  ['term', { weeks: 1, untilTermEnd: true }],
] as const)('%s is asked as %j', (reach, asked) => {
  expect(layOutVariables({ from: '2027-02-03', reach, weeks: '5' })).toEqual({
    firstDay: '2027-02-03',
    ...asked,
  })
})

test('an incomplete day is not asked', () => {
  expect(layOutVariables({ from: '', reach: 'week', weeks: '2' })).toBeNull()
})
