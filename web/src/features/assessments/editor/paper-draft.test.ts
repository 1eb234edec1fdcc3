import { beforeEach, expect, test, vi } from 'vitest'
import { formDraft } from '@/lib/form-draft.ts'
import { questionsOf } from '../paper/paper.ts'
import { emptyPaper } from '../paper/paper-testing.ts'
import { reduce } from '../paper/reduce.ts'
import { isPaperKept, keepPaperDraft, readPaperDraft } from './paper-draft.ts'
import { hasUnread } from './typed-numbers.ts'

vi.mock('@/lib/form-draft.ts', async (original) => ({
  ...(await original<object>()),
  ownsDraft: () => true,
}))

const base = emptyPaper()
const paper = reduce(base, { kind: 'meta', change: { title: 'Rivers' } })

beforeEach(() => {
  sessionStorage.clear()
  keepPaperDraft('paper.1', 'thandi', { paper, base, version: 'v1' })
})

test('what was typed is read again, over the version that it was typed over', () => {
  expect(readPaperDraft('paper.1')).toEqual({ paper, base, version: 'v1' })
})

test('an update loses nothing: what the build before wrote is read', () => {
  const meta = { ...paper.meta, taxonomyIds: undefined, taxonomyId: 't1' }
  formDraft.write('paper.1', {
    ...formDraft.read('paper.1'),
    shape: '3',
    paper: JSON.stringify({ ...paper, meta }),
  })
  expect(readPaperDraft('paper.1')?.paper).toEqual({
    ...paper,
    meta: { ...paper.meta, taxonomyIds: ['t1'] },
  })
})

test('an older one is not', () => {
  formDraft.write('paper.1', { ...formDraft.read('paper.1'), shape: '2' })
  expect(readPaperDraft('paper.1')).toBeNull()
})

test('what stands in a field for a number and is none is there again after a reload', () => {
  const question = questionsOf(paper)[0]?.id ?? ''
  const typed = reduce(paper, {
    kind: 'unread',
    at: question,
    field: 'question-minutes',
    text: 'half an hour',
  })
  keepPaperDraft('paper.1', 'thandi', { paper: typed, base, version: 'v1' })
  expect(hasUnread(readPaperDraft('paper.1')?.paper ?? paper)).toBe(true)
  expect(isPaperKept('paper.1', typed)).toBe(true)
  expect(isPaperKept('paper.1', paper)).toBe(false)
})
