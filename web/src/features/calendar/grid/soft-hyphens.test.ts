import { expect, test } from 'vitest'
import { softHyphens } from './soft-hyphens.ts'

const shown = (text: string) => softHyphens(text).replaceAll('\u00AD', '-')

test('words of both languages part between their syllables', () => {
  expect(shown('Equivalent fractions')).toBe('Equi-va-lent frac-tions')
  expect(shown('Dentist: percentages')).toBe('Den-tist: per-cen-ta-ges')
  expect(shown('Athletics, question')).toBe('Ath-le-tics, ques-tion')
  expect(shown('Vermenigvuldiging')).toBe('Ver-me-nig-vul-di-ging')
  expect(shown('Laerskool Koringvallei')).toBe('Laer-skool Ko-ring-val-lei')
  expect(shown('Wiskunde, huiswerk, reënval')).toBe('Wis-kun-de, huis-werk, reën-val')
})

test('short words, numbers and single letters stay whole', () => {
  expect(shown('Test 2b of 10:30, Ana')).toBe('Test 2b of 10:30, Ana')
  expect(shown('strengths')).toBe('strengths')
  for (const part of shown('eenvoudige onderwysers').split(/[ -]/))
    expect(part.length).toBeGreaterThan(1)
  // Unless the word could not part at all.
  expect(shown('against')).toBe('a-gainst')
})
