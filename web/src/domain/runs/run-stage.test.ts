import { expect, test } from 'vitest'
import { isWhole, type FileRun } from './file-run.ts'
import { progressOf, stageOf, type Stage } from './run-stage.ts'

const state = (status: FileRun['status'], counts: Record<string, number>): FileRun => ({
  id: 'i',
  fileName: 'a.csv',
  fileHash: 'abc',
  status,
  mapping: {},
  options: { rows: 5 },
  createdAt: '2026-01-01T00:00:00Z',
  counts,
  warnings: {},
})

test.each<[Stage, FileRun['status'], Record<string, number>]>([
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

test.each<[number, number, 'running' | 'undoing', Record<string, number>]>([
  [3, 10, 'running', { update: 6, create: 1, updated: 1, created: 1, failed: 1, error: 9 }],
  [3, 10, 'undoing', { updated: 6, created: 1, undone: 2, kept: 1, failed: 9 }],
])('%s of %s are through while it is %s', (value, max, doing, counts) =>
  expect(progressOf(state('running', counts), doing)).toEqual({ value, max }),
)
