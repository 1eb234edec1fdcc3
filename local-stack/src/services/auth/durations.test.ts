import { expect, it } from 'vitest'
import { parseDuration } from './durations.ts'

it.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5s', 1_500],
  ['250ms', 250],
  ['0', 0],
  ['-1m', -60_000],
])('%s is %i ms', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds)
})

it.each(['', 'none', '24', '1d', '1h 30m', 'h', '1h30'])('%j is not a duration', (text) => {
  expect(parseDuration(text)).toBeNull()
})
