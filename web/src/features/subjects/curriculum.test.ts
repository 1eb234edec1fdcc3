import { expect, test } from 'vitest'
import { bySubject, readMissing } from './curriculum.ts'
import { choicesOf } from './merge-choices.ts'

const mathematics = (grade: string) =>
  ({ phase: 'intermediate', grade, subject: 'Mathematics', subjectAf: 'Wiskunde' }) as const

test('a subject of several grades is named once, with its grades in their order', () => {
  const history = { ...mathematics('4'), subject: 'History' }
  expect(bySubject([mathematics('4'), history, mathematics('5'), mathematics('6')])).toEqual([
    { subject: 'Mathematics', grades: ['4', '5', '6'] },
    { subject: 'History', grades: ['4'] },
  ])
})

test('what the database answers is read, and nothing before it has come', () => {
  expect(readMissing(undefined)).toBeNull()
  expect(readMissing(JSON.stringify([mathematics('4')]))).toEqual([mathematics('4')])
})

test('subjects to merge into are found by either name', () => {
  const others = [
    { id: '1', subject: 'Mathematics', subjectAf: 'Wiskunde' },
    { id: '2', subject: 'Chess', subjectAf: null },
  ]
  expect(choicesOf(others, 'wisk').choices).toEqual([
    { key: '1', value: '1', label: 'Mathematics', note: 'Wiskunde' },
  ])
  expect(choicesOf(others, '')).toMatchObject({
    choices: [{ key: '1' }, { key: '2' }],
    more: false,
  })
})
