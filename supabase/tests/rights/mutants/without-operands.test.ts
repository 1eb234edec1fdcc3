import { expect, test } from 'vitest'
import { withoutOperands } from './without-operands.ts'

test('an expression without AND and OR has no operands to leave out', () => {
  expect(withoutOperands('true')).toEqual([])
  expect(withoutOperands("(name ~ '^a OR b$'::text)")).toEqual([])
  expect(withoutOperands('( SELECT x WHERE (a AND b))')).toEqual([])
})

test('each operand is left out once', () => {
  expect(withoutOperands('((a = 1) OR (b = 2) OR c)')).toEqual([
    '((b = 2) OR c)',
    '((a = 1) OR c)',
    '((a = 1) OR (b = 2))',
  ])
})

test('operands of operands are left out as well', () => {
  expect(withoutOperands('(a OR (b AND (c)))')).toEqual([
    '((b AND (c)))',
    '(a)',
    '(a OR ((c)))',
    '(a OR (b))',
  ])
})
