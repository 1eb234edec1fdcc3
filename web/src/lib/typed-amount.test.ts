import { expect, test } from 'vitest'
import { typedAmount, typedNumber } from './typed-amount.ts'

test.each<[string, string | null]>([
  ['1 234,50', '1234.50'],
  ['1\u00a0234,50', '1234.50'],
  ['1234.50', '1234.50'],
  ['R160', '160.00'],
  ['r 160', '160.00'],
  ['R1,234', '1234.00'],
  ['1.234,5', '1234.50'],
  ["1'234.5", '1234.50'],
  ['1,234,567.89', '1234567.89'],
  ['007', '7.00'],
  ['0', '0.00'],
  [' 12 ', '12.00'],
  ['1,234.567', null],
  ['1,234,50', null],
  ['1.234.5', null],
  ['1,234 567', null],
  ['12.345.6', null],
  ['', null],
  ['R', null],
  ['-5', null],
  ['5 rand', null],
  ['1.', null],
])('%j is %j rand', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})

test.each<[string, number, string | null]>([
  ['12,5', 2, '12.5'],
  ['12.50', 1, '12.5'],
  ['12.55', 1, null],
  ['12,00', 0, '12'],
  ['12 %', 2, '12'],
  ['1 200', 0, '1200'],
  ['-3,5', 1, '-3.5'],
  ['007', 0, '7'],
  ['0', 0, '0'],
  ['.5', 1, null],
  ['5.', 1, null],
  ['five', 1, null],
  ['', 1, null],
])('%j with %i places is %j', (text, decimals, number) => {
  expect(typedNumber(text, decimals)).toBe(number)
})
