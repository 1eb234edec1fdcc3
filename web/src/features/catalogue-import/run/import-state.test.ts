import { expect, test } from 'vitest'
import { isWhole, stageOf, type ImportState, type Stage } from './import-state.ts'

const state = (status: ImportState['status'], counts: Record<string, number>): ImportState => ({
  id: 'i',
  fileName: 'a.csv',
  fileHash: 'abc',
  status,
  mapping: {},
  options: { rows: 5 },
  createdAt: '2026-01-01T00:00:00Z',
  counts,
})

test.each<[Stage, ImportState['status'], Record<string, number>]>([
  ['checking', 'checking', { staged: 1, create: 4 }],
  ['ready', 'checking', { create: 4, error: 1 }],
  ['stopped', 'running', { create: 4, created: 1 }],
  ['stopped', 'stopped', { update: 4 }],
  ['done', 'running', { created: 4, failed: 1 }],
  // Nothing to do is done, too.
  ['done', 'checking', { unchanged: 4, error: 2 }],
  ['undoing', 'undoing', { created: 4, undone: 1 }],
  ['undone', 'undoing', { undone: 4, kept: 1 }],
])('%s', (stage, status, counts) => expect(stageOf(state(status, counts))).toBe(stage))

test('an import that lacks rows of its file is not whole', () => {
  expect(isWhole(state('checking', { staged: 4 }))).toBe(false)
  expect(isWhole(state('checking', { staged: 4, error: 1 }))).toBe(true)
})
