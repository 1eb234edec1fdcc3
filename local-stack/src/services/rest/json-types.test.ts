import { expect, test } from 'vitest'
import { toJsonNumber, toJsonTimestamp } from './json-types.ts'

test.for([
  ['2026-11-21 02:31:45+00', '2026-11-21T02:31:45+00:00'],
  ['2026-11-21 02:31:45.123456+00', '2026-11-21T02:31:45.123456+00:00'],
  ['2026-11-21 02:31:45+05:30', '2026-11-21T02:31:45+05:30'],
  ['2026-11-21 02:31:45', '2026-11-21T02:31:45'],
  ['infinity', 'infinity'],
] as const)('%s is written as %s', ([text, json]) => {
  expect(toJsonTimestamp(text)).toBe(json)
})

test.for([
  ['12.50', '12.5'],
  ['100.00', '100'],
  ['100', '100'],
  ['0', '0'],
  ['0.00', '0'],
  ['-3.10', '-3.1'],
  ['12345678901234567890.12345', '12345678901234567890.12345'],
  ['0.00000000000000000001', '0.00000000000000000001'],
  ['NaN', '"NaN"'],
] as const)('the numeric %s is written as %s', ([text, json]) => {
  expect(JSON.stringify(toJsonNumber(text))).toBe(json)
})
