import { expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'

test.for([
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=2-5', 10, { start: 2, end: 5 }],
  ['bytes=2-50', 10, { start: 2, end: 9 }],
  ['bytes=9-', 10, { start: 9, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-30', 10, { start: 0, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=5-2', 10, null],
  ['bytes=-', 10, null],
  ['bytes=0-1,3-4', 10, null],
  ['lines=0-1', 10, null],
  [undefined, 10, null],
] as const)('%s of %i bytes', ([header, size, range]) => {
  expect(parseRange(header, size)).toEqual(range)
})
