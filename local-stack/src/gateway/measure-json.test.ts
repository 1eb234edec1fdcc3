import { expect, test } from 'vitest'
import { measureJson } from './measure-json.ts'

test.each([
  ['1', 0, 1],
  ['{"a":[1,2,{"b":null}],"c":"x"}', 3, 7],
  ['"[[[,,,{{{"', 0, 1],
  [String.raw`["\"[", "\\", [1]]`, 2, 5],
  ['[[[', 3, 4],
  [']]]]', 0, 1],
  ['"never closed [[[,,,', 0, 1],
])('%s', (text, depth, values) => {
  expect(measureJson(text)).toEqual({ depth, values })
})
