import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

test('capitals and accents do not count, however an accent is written', () => {
  expect(plainLetters('Kliënte Gehêr')).toBe('kliente geher')
  expect(plainLetters('Kli\u0065\u0308nte')).toBe('kliente')
  expect(plainLetters('½ m²')).toBe('½ m²')
})
