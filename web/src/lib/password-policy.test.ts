import { expect, test } from 'vitest'
import { fitsPassword, isStrongPassword, keptRules } from './password-policy.ts'

test.each([
  ['', []],
  ['abc', ['lower']],
  ['ABCDEFGH', ['length', 'upper']],
  ['Abc 1234', ['length', 'lower', 'upper', 'number']],
  ['é€ß', []],
  ["a'", ['lower', 'special']],
  ['\\', ['special']],
])('%j keeps %j', (password, rules) => {
  expect([...keptRules(password)]).toEqual(rules)
})

test('all five together make it strong', () => {
  expect(isStrongPassword('Krytbord1!')).toBe(true)
  expect(isStrongPassword('Krytbord1')).toBe(false)
  expect(isStrongPassword('Kryt1!')).toBe(false)
})

test('the limit counts bytes, not letters', () => {
  expect(fitsPassword('a'.repeat(72))).toBe(true)
  expect(fitsPassword('ë'.repeat(37))).toBe(false)
})
