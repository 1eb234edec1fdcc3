import { expect, test } from 'vitest'
import { formatRand, parseRand } from './money.ts'

test.each([
  ['0', 0],
  ['0.00', 0],
  ['45', 4500],
  ['45.5', 4550],
  ['45.50', 4550],
  ['45.500', 4550],
  ['1234567.89', 123456789],
  ['-12.30', -1230],
  ['-0.00', 0],
  // 1.15 * 100 is 114.99999999999999 as a float.
  ['1.15', 115],
])('reads %s as %i cents', (amount, cents) => {
  expect(parseRand(amount)).toBe(cents)
})

test.each(['', 'R45', '45,50', '1e3', '4.567', '1 234'])('refuses %j', (amount) => {
  expect(() => parseRand(amount)).toThrow(RangeError)
})

test('writes rand as each language does', () => {
  expect(formatRand(123450, 'en')).toBe('R1,234.50')
  expect(formatRand(123450, 'af')).toBe('R1\u00a0234,50')
  expect(formatRand(123456789, 'en')).toBe('R1,234,567.89')
  expect(formatRand(5, 'af')).toBe('R0,05')
  expect(formatRand(-99900, 'en')).toBe('−R999.00')
})
