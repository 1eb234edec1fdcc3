import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Days } from './day-range.ts'
import { DaysPill } from './days-pill.tsx'
import { daysArguments, daysFilter } from './filters.ts'
import { draw, pressText } from './testing/draw.tsx'

const filter = daysFilter<{ day: object }>({
  label: { defaultMessage: 'Date', id: 'P7PLVj' },
  column: 'day',
  holds: 'days',
})

function open(value: Days | undefined, name: string) {
  const onChange = vi.fn()
  draw(<DaysPill filter={filter} value={value} onChange={onChange} />)
  pressText(name)
  return onChange
}

const from = () => screen.getByLabelText<HTMLInputElement>('From')
const until = () => screen.getByLabelText<HTMLInputElement>('Until')
const type = (field: HTMLElement, day: string) =>
  fireEvent.change(field, { target: { value: day } })
const apply = () => screen.getByText<HTMLButtonElement>('Apply')
const dialog = () => screen.queryByRole('dialog', { name: 'Date' })

test.each<[Days, string]>([
  [{ span: 'today' }, 'Date: Today'],
  [{ span: 'last-7-days' }, 'Date: Last 7 days'],
  [{ span: 'last-30-days' }, 'Date: Last 30 days'],
  [{ span: 'this-month' }, 'Date: This month'],
  [{ span: 'this-year' }, 'Date: This year'],
  [{ from: '2026-02-03', to: '2026-02-05' }, 'Date: 3 Feb 2026 – 5 Feb 2026'],
  [{ from: '2026-02-03', to: '2026-02-03' }, 'Date: 3 Feb 2026'],
  [{ from: '2026-02-03', to: null }, 'Date: from 3 Feb 2026'],
  [{ from: null, to: '2026-02-05' }, 'Date: until 5 Feb 2026'],
])('%j is said as "%s"', (value, words) => {
  draw(<DaysPill filter={filter} value={value} onChange={vi.fn()} />)
  expect(screen.getByText(words)).toBeVisible()
})

test('a span is pressed, closes the choice, and shows as pressed the next time', () => {
  const onChange = open({ span: 'this-month' }, 'Date: This month')
  const pressed = document.querySelectorAll('[aria-pressed="true"]')
  expect([...pressed].map((one) => one.textContent)).toEqual(['This month'])
  pressText('Last 7 days')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ span: 'last-7-days' })
  expect(dialog()).toBeNull()
})

test.each<[Days | undefined, string]>([
  [undefined, 'Date'],
  [{ from: '2026-02-03', to: null }, 'Date: from 3 Feb 2026'],
])('with %j no span is pressed', (value, name) => {
  open(value, name)
  expect(document.querySelectorAll('[aria-pressed="false"]')).toHaveLength(5)
})

test.each([
  ['2026-02-03', '2026-02-05', { from: '2026-02-03', to: '2026-02-05' }],
  ['2026-02-03', '2026-02-03', { from: '2026-02-03', to: '2026-02-03' }],
  ['2026-02-03', '', { from: '2026-02-03', to: null }],
  ['', '2026-02-05', { from: null, to: '2026-02-05' }],
  ['', '', undefined],
])('own days from "%s" until "%s" are applied', (first, last, days) => {
  const onChange = open(undefined, 'Date')
  type(from(), first)
  type(until(), last)
  expect(from().max).toBe(last)
  expect(until().min).toBe(first)
  expect(until()).not.toBeInvalid()
  fireEvent.submit(apply())
  expect(onChange).toHaveBeenCalledExactlyOnceWith(days)
  expect(dialog()).toBeNull()
})

test('days the wrong way round cannot be applied', () => {
  const onChange = open(undefined, 'Date')
  type(from(), '2026-02-05')
  type(until(), '2026-02-03')
  expect(until()).toBeInvalid()
  expect(apply()).toBeDisabled()
  fireEvent.submit(apply())
  expect(onChange).not.toHaveBeenCalled()
})

test('the days that hold stand in the fields, and are cleared', () => {
  const onChange = open({ from: '2026-02-03', to: null }, 'Date: from 3 Feb 2026')
  expect([from().value, until().value]).toEqual(['2026-02-03', ''])
  pressText('Clear')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('a last day alone stands in its field', () => {
  open({ from: null, to: '2026-02-05' }, 'Date: until 5 Feb 2026')
  expect([from().value, until().value]).toEqual(['', '2026-02-05'])
})

test('the days of a span stand in the fields', () => {
  open({ span: 'today' }, 'Date: Today')
  expect(from().value).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(until().value).toBe(from().value)
})

test('a list that shows certain days by itself says which, and takes others as arguments', () => {
  const usual = { defaultMessage: 'This month', id: 'J3fNDZ' }
  const own = daysArguments({ label: filter.label, usual, from: 'since', until: 'before' })
  draw(<DaysPill filter={own} value={undefined} onChange={vi.fn()} />)
  expect(screen.getByText('Date: This month')).toBeVisible()
  const days = { from: '2026-02-03', to: null }
  expect(own.where(days)).toBeNull()
  expect(own.variables?.(days)).toEqual({ since: '2026-02-03T00:00:00+02:00', before: null })
})
