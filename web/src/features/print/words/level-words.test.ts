import { expect, test } from 'vitest'
import { levelIn } from './level-words.ts'

test('an official level is named in either language, whichever it was written in', () => {
  expect(levelIn('Low order', 'af')).toBe('Lae orde')
  expect(levelIn('lae orde', 'en')).toBe('Low order')
  expect(levelIn('Middelorde', 'af')).toBe('Middelorde')
})

test('a level of a school of its own keeps its name', () => {
  expect(levelIn('Stretch', 'af')).toBe('Stretch')
})
