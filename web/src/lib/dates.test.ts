import { expect, test } from 'vitest'
import { formatDay, formatMoment } from './dates.ts'

test('the day is the South African one: late evening UTC is already tomorrow', () => {
  expect(formatDay('2026-01-13T22:30:00+00:00', 'en')).toBe('14 January 2026')
  expect(formatDay('2026-01-13T22:30:00+00:00', 'af')).toBe('14 Januarie 2026')
})

test('a moment has the 24-hour clock of South Africa', () => {
  expect(formatMoment('2026-01-13T22:30:00+00:00', 'en')).toBe('14 January 2026 at 00:30')
  expect(formatMoment('2026-01-13T22:30:00+00:00', 'af')).toBe('14 Januarie 2026 om 00:30')
})
