import { expect, test } from 'vitest'
import { durationWords } from './duration.ts'
import { paperWords } from './paper-words.ts'

const english = paperWords([], 'en')
const afrikaans = paperWords([], 'af')
const said = (minutes: number, words = english) =>
  durationWords(minutes, words).replaceAll('\u00a0', ' ')

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [90, '1 hour 30 minutes'],
  [120, '2 hours'],
  [181, '3 hours 1 minute'],
])('%i minutes are "%s"', (minutes, words) => {
  expect(said(minutes)).toBe(words)
})

test('Afrikaans has one form for hours, and the teacher’s own words take precedence', () => {
  expect(said(150, afrikaans)).toBe('2 uur 30 minute')
  expect(said(61, { ...english, Hour: 'hr', Minute: 'min' })).toBe('1 hr 1 min')
})
