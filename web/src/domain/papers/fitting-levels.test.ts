import { expect, test } from 'vitest'
import { fittingSet, fittingSets } from './fitting-levels.ts'

const set = (name: string, more: object = {}) => ({
  name,
  language: 'en',
  certainty: 'OFFICIAL',
  year: null,
  grades: ['7'],
  subjects: ['Natural Sciences', 'Natuurwetenskappe'],
  ...more,
})
const subject = { grade: '7', subject: 'Natural Sciences', subjectAf: 'Natuurwetenskappe' }
const names = (sets: ReturnType<typeof set>[], one = subject, language = 'en') =>
  fittingSets(sets, one, language).map(({ name }) => name)

test('the surest and newest comes first, and another language last', () => {
  expect(
    names([
      set('af', { language: 'af' }),
      set('general', { certainty: 'GENERAL' }),
      set('old', { year: 2011 }),
      set('new', { year: 2023 }),
      set('one', { certainty: 'ONE_SOURCE' }),
    ]),
  ).toEqual(['new', 'old', 'one', 'general', 'af'])
})

test('a set of another language is offered, and not chosen by itself', () => {
  expect(fittingSet([set('af', { language: 'af' })], subject, 'en')).toBeNull()
  expect(fittingSet([set('any', { language: null })], subject, 'af')?.name).toBe('any')
})

test.each([
  ['another grade', { grades: ['8'] }, 0],
  ['no grade: all', { grades: [] }, 1],
  ['no subject: none', { subjects: [] }, 0],
  ['a name that it only ends with', { subjects: ['Sciences'] }, 0],
  ['other capitals and spaces', { subjects: ['NATURAL  sciences '] }, 1],
  ['a family', { subjects: ['* Sciences'] }, 1],
])('%s', (_, more, found) => {
  expect(names([set('a', more)])).toHaveLength(found)
})

test('a subject that a teacher has written in Afrikaans has them too', () => {
  expect(
    names([set('a')], { grade: '7', subject: 'natuurwetenskappe', subjectAf: null as never }),
  ).toEqual(['a'])
})
