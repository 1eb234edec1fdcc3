import { expect, test } from 'vitest'
import { setsAfterSubject } from './assessment-choices.ts'

const subject = (id: string, name: string) => ({ id, grade: '7', subject: name, subjectAf: null })
const set = (id: string, name: string) => ({
  id,
  name: id,
  levels: [],
  language: 'en',
  certainty: 'OFFICIAL',
  year: null,
  grades: ['7'],
  subjects: [name],
})
const choices = {
  subjects: [subject('s1', 'Mathematics'), subject('s2', 'Technology'), subject('s3', 'Chess')],
  taxonomies: [set('t1', 'Mathematics'), set('t2', 'Technology'), set('other', 'History')],
  ownSchool: null,
}
const after = (subjectId: string, taxonomyIds: string[], next: string, language = 'en') =>
  setsAfterSubject(choices, { subjectId, taxonomyIds }, next, language)

test('a subject brings the set that fits it, and another subject another', () => {
  expect(after('', [], 's1')).toEqual(['t1'])
  expect(after('s1', ['t1'], 's2')).toEqual(['t2'])
})

test('without a subject, or with one that has none, the set goes', () => {
  expect(after('s1', ['t1'], '')).toEqual([])
  expect(after('s1', ['t1'], 's3')).toEqual([])
})

test('what the teacher has chosen stays', () => {
  expect(after('s1', ['other'], 's2')).toBeNull()
  expect(after('s1', ['other'], '')).toBeNull()
})

test('nothing is done where nothing changes', () => {
  expect(after('s1', ['t1'], 's1')).toBeNull()
  expect(after('', [], 's3')).toBeNull()
  expect(after('', [], 's1', 'af')).toBeNull()
})
