import { expect, test } from 'vitest'
import { paperLanguage, paperWords } from './paper-words.ts'

const headings = (values: Record<string, string>) =>
  Object.entries(values).map(([label, value]) => ({ label, value }))

test('the teacher’s words are kept, and empty ones are in the language of the rest', () => {
  const own = headings({
    Grade: 'Graad',
    Question: 'Vraag',
    Time: ' Duur ',
    Minutes: '',
    Motto: 'x',
  })
  expect(paperLanguage(own, 'en')).toBe('af')
  expect(paperWords(own, 'af')).toMatchObject({
    Question: 'Vraag',
    Time: 'Duur',
    Minutes: 'minute',
    Section: 'Afdeling',
    page: 'Bladsy',
  })
  expect(paperWords(own, 'af')).not.toHaveProperty('Motto')
})

test('an English paper stays English for an Afrikaans reader', () => {
  expect(paperLanguage(headings({ Question: 'QUESTION', Grade: 'Grade' }), 'af')).toBe('en')
})

test('a paper without words, or in another language, uses the reader’s language', () => {
  expect(paperLanguage(headings({ Question: '', Grade: '' }), 'af')).toBe('af')
  expect(paperLanguage(headings({ Question: 'Umbuzo' }), 'en')).toBe('en')
})
