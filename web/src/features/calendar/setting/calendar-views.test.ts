import { expect, test } from 'vitest'
import { askedSpan, calendarViews, shownSpan, step } from './calendar-views.ts'

test('the arrows go on by what is shown', () => {
  expect(calendarViews.map((view) => step(view, '2027-01-31', 1))).toEqual([
    '2027-02-01',
    '2027-02-04',
    '2027-02-07',
    '2027-02-01',
  ])
  expect(step('month', '2027-01-31', -1)).toBe('2026-12-01')
})

test('what a view shows lies within what is asked for', () => {
  expect(shownSpan('week', '2027-02-03')).toEqual({ start: '2027-02-01', end: '2027-02-08' })
  expect(shownSpan('month', '2027-05-03')).toEqual({ start: '2027-04-26', end: '2027-06-07' })
  for (const date of ['2027-02-28', '2027-05-31', '2027-08-01', '2026-12-31']) {
    for (const view of calendarViews) {
      const [asked, shown] = [askedSpan(date), shownSpan(view, date)]
      expect(asked.start <= shown.start && shown.end <= asked.end).toBe(true)
    }
  }
})
