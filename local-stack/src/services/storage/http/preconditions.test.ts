import { expect, test } from 'vitest'
import { isUnchanged } from './preconditions.ts'

const object = { eTag: '"abc"', lastModified: new Date('2026-01-02T03:04:05.900Z') }
const thatSecond = 'Fri, 02 Jan 2026 03:04:05 GMT'
const before = 'Fri, 02 Jan 2026 03:04:04 GMT'

test.for([
  ['the same etag', '"abc"', undefined, true],
  ['the same etag, called weak', 'W/"abc"', undefined, true],
  ['one of several', '"x", "abc"', undefined, true],
  ['any', '*', undefined, true],
  ['another etag', '"x"', undefined, false],
  ['another etag and the same date', '"x"', thatSecond, false],
  ['the same second', undefined, thatSecond, true],
  ['a second before', undefined, before, false],
  ['no date', undefined, 'yesterday', false],
  ['nothing', undefined, undefined, false],
] as const)('%s', ([, ifNoneMatch, ifModifiedSince, unchanged]) => {
  expect(isUnchanged(object, { ifNoneMatch, ifModifiedSince })).toBe(unchanged)
})
