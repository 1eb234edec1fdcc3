import { expect, test } from 'vitest'
import { withHeadsAt } from '../file/read-table.ts'
import type { ImportState } from './catalogue-run.ts'
import { sameFile } from './same-file.ts'

const last: ImportState = {
  id: 'i',
  fileName: 'a.csv',
  fileHash: 'abc',
  status: 'checking',
  mapping: { Title: 'title', Note: '' },
  options: { rows: 2, createTags: true },
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
  expect(sameFile(last, file(['Title', 'Note']))).toEqual({
    name: 'b.csv',
    hash: 'abc',
    mapping: last.mapping,
    options: { createTags: true },
    rows: [{ title: 'One', _row: '2' }],
  })
})

test.each<[string, ImportState, ReturnType<typeof file>]>([
  ['another file', last, file(['Title', 'Note'], 'def')],
  ['two columns of one head', last, file(['Title', 'Title'])],
  ['an import that has all its rows', { ...last, counts: { staged: 2 } }, file(['Title', 'Note'])],
  ['one that was stopped', { ...last, status: 'stopped' }, file(['Title', 'Note'])],
])('%s begins anew', (_what, before, chosen) => expect(sameFile(before, chosen)).toBeNull())
