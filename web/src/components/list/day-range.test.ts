import { expect, test } from 'vitest'
import { dayRange, daysOf, readDays, spans, writeDays, type Days } from './day-range.ts'

test.each<[string, Days]>([
  ['2026-01-01..2026-03-31', { from: '2026-01-01', to: '2026-03-31' }],
  ['2026-01-01..', { from: '2026-01-01', to: null }],
  ['..2026-03-31', { from: null, to: '2026-03-31' }],
  ['2026-01-01..2026-01-01', { from: '2026-01-01', to: '2026-01-01' }],
  ...spans.map((span): [string, Days] => [span, { span }]),
])('%s is read, and written again', (text, days) => {
  expect(readDays(text)).toEqual(days)
  expect(writeDays(days)).toBe(text)
})

test.each([
  null,
  '',
  '..',
  '2026-01-01',
  '2026-02-30..',
  '2026-02-01..2026-02-30',
  '2026-02-01..2026-01-01',
  '2026-01-01..2026-01-02..2026-01-03',
  'yesterday',
  '01/02/2026..',
])('%s is no filter', (text) => {
  expect(readDays(text)).toBeUndefined()
})

// A late evening of UTC is the next day in South Africa, whatever zone the browser is in.
const now = new Date('2026-03-31T22:30:00Z')

test.each([
  ['today', '2026-04-01', '2026-04-01'],
  ['last-7-days', '2026-03-26', '2026-04-01'],
  ['last-30-days', '2026-03-03', '2026-04-01'],
  ['this-month', '2026-04-01', null],
  ['this-year', '2026-01-01', null],
] as const)('%s is counted from the South African day', (span, from, to) => {
  expect(daysOf({ span }, now)).toEqual({ from, to })
})

test('moments are taken from midnight to midnight in South Africa, the last day included', () => {
  expect(dayRange({ from: '2026-02-28', to: '2026-02-28' }, 'moments')).toEqual({
    gte: '2026-02-28T00:00:00+02:00',
    lt: '2026-03-01T00:00:00+02:00',
  })
})

test('calendar days are compared as they are written', () => {
  expect(dayRange({ from: '2026-12-31', to: '2026-12-31' }, 'days')).toEqual({
    gte: '2026-12-31',
    lt: '2027-01-01',
  })
})

test('an open side asks nothing', () => {
  expect(dayRange({ from: null, to: '2026-01-01' }, 'days')).toEqual({ lt: '2026-01-02' })
  expect(dayRange({ from: '2026-01-01', to: null }, 'days')).toEqual({ gte: '2026-01-01' })
  expect(dayRange({ span: 'this-year' }, 'days', now)).toEqual({ gte: '2026-01-01' })
})
