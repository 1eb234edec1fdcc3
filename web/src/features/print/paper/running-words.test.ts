import { expect, test } from 'vitest'
import { paperWords } from '../words/paper-words.ts'
import { runningWords } from './running-words.ts'

const of = (title: string) => ({
  words: paperWords([], 'en'),
  subject: { grade: '7', name: 'Economic and Management Sciences' },
  title,
  version: 'A' as const,
})

test('a title that begins with its subject leaves the grade alone beside it', () => {
  expect(runningWords(of('Economic and management sciences: mid-year'), true)).toEqual({
    left: 'Grade 7',
    right: 'Memorandum · Economic and management sciences: mid-year',
  })
  // Another word that only begins the same.
  const art = { ...of('Arts week'), subject: { grade: '7', name: 'Art' } }
  expect(runningWords(art, false).left).toBe('Grade 7 · Art')
  expect(runningWords(of('Mid-year examination'), false)).toEqual({
    left: 'Grade 7 · Economic and Management Sciences',
    right: 'Mid-year examination',
  })
})

test('version B and the memorandum say so before the title', () => {
  expect(runningWords({ ...of('Maps'), version: 'B' }, true).right).toBe(
    'Version B · Memorandum · Maps',
  )
})
