import { expect, test } from 'vitest'
import { cellsOf, guessColumns } from '@/domain/file-import/columns.ts'
import { fileColumns } from './columns.ts'

test('heads are known by their keys, by other names and in Afrikaans, each column once', () => {
  expect(
    guessColumns(fileColumns, ['SKU', 'Titel', 'Verkoopprys', 'Name', 'Anything', 'E-Com']),
  ).toEqual(['sku', 'title', 'price', '', '', 'e_commerce'])
})

test('what was chosen the last time comes first; nothing chosen stays nothing', () => {
  expect(guessColumns(fileColumns, ['A', 'Price', 'Tags'], { A: 'title', Tags: '' })).toEqual([
    'title',
    'price',
    '',
  ])
})

test('cells go by their columns; what is not meant is left out, and a guarded formula is a text', () => {
  const rows = [
    { line: 2, place: 2, cells: ["'=Sum", 'x', "'t was"] },
    { line: 2, place: 4, cells: ['B'] },
  ]
  expect(cellsOf(rows, ['title', '', 'topic'])).toEqual([
    { title: '=Sum', topic: "'t was", _row: '2' },
    { title: 'B', topic: '', _row: '4' },
  ])
})
