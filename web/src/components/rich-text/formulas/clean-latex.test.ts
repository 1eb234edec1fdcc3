import { expect, test } from 'vitest'
import { cleanLatex } from './clean-latex.ts'

test('a decimal comma stays with its digits', () => {
  expect(cleanLatex('0,52+1{,}5')).toBe('0{,}52+1{,}5')
  expect(cleanLatex('(1, 2)')).toBe('(1, 2)')
})

test('places that were not filled in are left out', () => {
  expect(cleanLatex('\\frac{3}{\\placeholder{}}')).toBe('\\frac{3}{}')
})
