import { expect, test } from 'vitest'
import type { FileRun } from '@/domain/runs/file-run.ts'
import { withHeadsAt } from './read-table.ts'
import { sameFile } from './same-file.ts'

const kind = {
  readCell: (key: string, text: string) => `${key} ${text}`,
  optionsOf: ({ id }: FileRun) => ({ of: id }),
}
const last: FileRun = {
  id: 'i',
  fileName: 'a.csv',
  fileHash: 'abc',
  status: 'checking',
  mapping: { Title: 'title', Note: '' },
  options: { rows: 2 },
  createdAt: '2026-01-01T00:00:00Z',
  counts: { staged: 1 },
  warnings: {},
}
const file = (heads: string[], hash = 'abc') => ({
  name: 'b.csv',
  hash,
  table: withHeadsAt(
    {
      all: [
        { line: 1, place: 1, cells: heads },
        { line: 2, place: 2, cells: ['One', 'x'] },
      ],
      notes: [],
    },
    0,
  ),
})

test('the same file has its columns named as before', () => {
  expect(sameFile(kind, last, file(['Title', 'Note']))).toEqual({
    name: 'b.csv',
    hash: 'abc',
    mapping: last.mapping,
    options: { of: 'i' },
    rows: [{ title: 'title One', _row: '2' }],
  })
})

test.each<[string, FileRun, ReturnType<typeof file>]>([
  ['another file', last, file(['Title', 'Note'], 'def')],
  ['two columns of one head', last, file(['Title', 'Title'])],
  ['an import that has all its rows', { ...last, counts: { staged: 2 } }, file(['Title', 'Note'])],
  ['one that was stopped', { ...last, status: 'stopped' }, file(['Title', 'Note'])],
])('%s begins anew', (_what, before, chosen) => expect(sameFile(kind, before, chosen)).toBeNull())
