import { expect, test } from 'vitest'
import { schoolDaysOf, yearPlan } from './year-plan.ts'

const term = {
  startDate: '2026-01-14',
  endDate: '2026-03-27',
  provinces: ['Gauteng', 'Limpopo'],
  biweeks: [{ startDate: '2026-01-14', endDate: '2026-01-23', color: 'red' }],
}
const plan = (province = 'Gauteng', holidays: string[] = []) =>
  yearPlan(2026, province, [term], new Set(holidays))
const on = (date: string, months = plan()) =>
  months.flatMap(({ days }) => days).find((day) => day.date === date)

test('a year has its days, each month from its own day of the week', () => {
  expect(plan().map(({ days }) => days.length)).toEqual([
    31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ])
  expect(yearPlan(2028, 'Gauteng', [], new Set())[1]?.days).toHaveLength(29)
  // 1 January 2026 is a Thursday, 1 February a Sunday, 1 June a Monday.
  expect([0, 1, 5].map((month) => plan()[month]?.offset)).toEqual([3, 6, 0])
})

test('the first and the last day of a term are school, and the day beside them is not', () => {
  expect(
    ['2026-01-13', '2026-01-14', '2026-03-27', '2026-03-30'].map((day) => on(day)?.kind),
  ).toEqual(['out', 'school', 'school', 'out'])
})

test('a day of a cycle has its colour, a weekend and a holiday have none', () => {
  expect(on('2026-01-14')).toMatchObject({ color: 'red' })
  expect(on('2026-01-26')).toMatchObject({ kind: 'school', color: null })
  expect(on('2026-01-17')).toMatchObject({ kind: 'weekend', color: null })
  expect(on('2026-01-15', plan('Gauteng', ['2026-01-15']))).toMatchObject({
    kind: 'holiday',
    color: null,
  })
})

test('a term of 53 days has as many; another province has none; holidays count once', () => {
  expect(schoolDaysOf(plan())).toBe(53)
  expect(schoolDaysOf(plan('Western Cape'))).toBe(0)
  expect(schoolDaysOf(plan('Gauteng', ['2026-01-15', '2026-01-17', '2026-12-25']))).toBe(52)
})
