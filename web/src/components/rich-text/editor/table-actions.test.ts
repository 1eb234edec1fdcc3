import {
  $isTableNode,
  $isTableRowNode,
  $createTableSelectionFrom,
  $isTableCellNode,
} from '@lexical/table'
import { $getRoot, $setSelection, type LexicalEditor } from 'lexical'
import { expect, test } from 'vitest'
import type { RichTextNode } from '@kryt/documents/rich-text'
import {
  addColumn,
  addRow,
  insertTable,
  mergeCells,
  removeColumn,
  removeRow,
  splitCell,
  stretchColumn,
  toggleHeaderColumn,
} from './table-actions.ts'
import { paragraph, stored, testEditor } from './test-editor.ts'

const settled = () => Promise.resolve()

async function withTable() {
  const editor = testEditor(stored(paragraph()))
  editor.update(() => $getRoot().selectEnd(), { discrete: true })
  insertTable(editor)
  await settled()
  return editor
}

const tableOf = (editor: LexicalEditor) =>
  (editor.getEditorState().toJSON().root.children as unknown as RichTextNode[]).find(
    ({ type }) => type === 'table',
  )

/** Rows as texts of "h" for a heading and "." for another cell, with the columns that each covers. */
const shape = (editor: LexicalEditor) =>
  tableOf(editor)?.children?.map((row) =>
    (row.children ?? [])
      .map((cell) => (cell['headerState'] === 0 ? '.' : 'h').repeat(Number(cell['colSpan'])))
      .join('|'),
  )

const selectCells = (editor: LexicalEditor, row: number, from: number, to: number) =>
  editor.update(
    () => {
      const table = $getRoot().getChildren().find($isTableNode)
      const line = table?.getChildAtIndex(row)
      if (table === undefined || !$isTableRowNode(line)) return
      const [first, last] = [line.getChildAtIndex(from), line.getChildAtIndex(to)]
      if (!$isTableCellNode(first) || !$isTableCellNode(last)) return
      $setSelection($createTableSelectionFrom(table, first, last))
    },
    { discrete: true },
  )

test('a table is three by three with a row of headings, in place of an empty line', async () => {
  const editor = await withTable()
  expect(shape(editor)).toEqual(['h|h|h', '.|.|.', '.|.|.'])
  expect(editor.getEditorState().toJSON().root.children[0]?.type).toBe('table')
})

test('rows and columns are added and removed beside the caret', async () => {
  const editor = await withTable()
  addRow(editor, true)
  addColumn(editor, false)
  await settled()
  expect(shape(editor)?.map((row) => row.length)).toEqual([7, 7, 7, 7])
  removeColumn(editor)
  removeRow(editor)
  await settled()
  expect(shape(editor)?.map((row) => row.length)).toEqual([5, 5, 5])
})

test('cells are merged and split again', async () => {
  const editor = await withTable()
  selectCells(editor, 1, 0, 1)
  mergeCells(editor)
  await settled()
  expect(shape(editor)).toEqual(['h|h|h', '..|.', '.|.|.'])
  splitCell(editor)
  await settled()
  expect(shape(editor)).toEqual(['h|h|h', '.|.|.', '.|.|.'])
})

test('a column is widened at the cost of the others, and a new one gets a width', async () => {
  const editor = await withTable()
  stretchColumn(editor, 2)
  await settled()
  expect(tableOf(editor)?.['colWidths']).toEqual([400, 100, 100])
  addColumn(editor, true)
  await settled()
  expect(tableOf(editor)?.['colWidths']).toHaveLength(4)
})

test('a column of headings is switched on and off', async () => {
  const editor = await withTable()
  toggleHeaderColumn(editor)
  await settled()
  expect(shape(editor)).toEqual(['h|h|h', 'h|.|.', 'h|.|.'])
})
