import { expect, test } from 'vitest'
import { formatDay } from './dates.ts'

test('the day is the South African one: late evening UTC is already tomorrow', () => {
  expect(formatDay('2026-01-13T22:30:00+00:00', 'en')).toBe('14 January 2026')
  expect(formatDay('2026-01-13T22:30:00+00:00', 'af')).toBe('14 Januarie 2026')
})
