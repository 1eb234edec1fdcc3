import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $getTableCellNodeFromLexicalNode,
  $getTableColumnIndexFromTableCellNode,
  $getTableNodeFromLexicalNodeOrThrow,
  $getTableRowIndexFromTableCellNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableNode,
  $isTableSelection,
  $mergeCells,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  $unmergeCell,
  INSERT_TABLE_COMMAND,
  TableCellHeaderStates,
  type TableCellNode,
  type TableNode,
} from '@lexical/table'
import {
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  SKIP_DOM_SELECTION_TAG,
  type LexicalEditor,
  type UpdateTag,
} from 'lexical'

/** Three by three with a row of headings (teacher.md), in place of the line of the caret if that is empty. */
export const insertTable = (editor: LexicalEditor) =>
  editor.update(() => {
    const selection = $getSelection()
    const line = $isRangeSelection(selection) ? selection.anchor.getNode() : null
    editor.dispatchCommand(INSERT_TABLE_COMMAND, {
      rows: '3',
      columns: '3',
      includeHeaders: { rows: true, columns: false },
    })
    if ($isParagraphNode(line) && line.isEmpty() && $isTableNode(line.getNextSibling())) {
      line.remove()
    }
  })

/** The whole of a table's width; widths of columns are parts of it, and per cent on paper. */
const wholeWidth = 600

function $cell(): TableCellNode | null {
  const selection = $getSelection()
  if ($isTableSelection(selection)) return selection.getNodes().find($isTableCellNode) ?? null
  if (!$isRangeSelection(selection)) return null
  return $getTableCellNodeFromLexicalNode(selection.anchor.getNode())
}

const columnsOf = (table: TableNode) => table.getColumnCount()

/** One width for each column: what adding, removing and merging leaves out is made up for. */
function $evenWidths(table: TableNode): number[] {
  const columns = columnsOf(table)
  const widths = table.getColWidths()
  return widths?.length === columns
    ? [...widths]
    : Array.from({ length: columns }, () => wholeWidth / columns)
}

/** Does something with the table that the caret stands in. Lexical throws on some merged shapes; then nothing changes. */
const inTable = (
  editor: LexicalEditor,
  act: (cell: TableCellNode, table: TableNode) => void,
  tag: UpdateTag[] = [],
) =>
  editor.update(
    () => {
      const cell = $cell()
      if (cell === null) return
      const table = $getTableNodeFromLexicalNodeOrThrow(cell)
      const hadWidths = table.getColWidths() !== undefined
      act(cell, table)
      if (hadWidths && table.isAttached()) table.setColWidths($evenWidths(table))
    },
    { tag },
  )

export const addRow = (editor: LexicalEditor, after: boolean) =>
  inTable(editor, () => void $insertTableRowAtSelection(after))

export const addColumn = (editor: LexicalEditor, after: boolean) =>
  inTable(editor, () => void $insertTableColumnAtSelection(after))

export const removeRow = (editor: LexicalEditor) => inTable(editor, $deleteTableRowAtSelection)

export const removeColumn = (editor: LexicalEditor) =>
  inTable(editor, $deleteTableColumnAtSelection)

export const removeTable = (editor: LexicalEditor) =>
  inTable(editor, (_, table) => {
    table.selectNext()
    table.remove()
  })

export const mergeCells = (editor: LexicalEditor) =>
  inTable(editor, () => {
    const selection = $getSelection()
    if (!$isTableSelection(selection)) return
    const cells = selection.getNodes().filter($isTableCellNode)
    if (cells.length > 1) $mergeCells(cells)?.selectEnd()
  })

export const splitCell = (editor: LexicalEditor) => inTable(editor, () => $unmergeCell())

const isHeader = (cell: TableCellNode, state: number) => (cell.getHeaderStyles() & state) !== 0

export const toggleHeaderRow = (editor: LexicalEditor) =>
  inTable(editor, (cell, table) =>
    $setTableRowIsHeader(
      table,
      $getTableRowIndexFromTableCellNode(cell),
      !isHeader(cell, TableCellHeaderStates.ROW),
    ),
  )

export const toggleHeaderColumn = (editor: LexicalEditor) =>
  inTable(editor, (cell, table) =>
    $setTableColumnIsHeader(
      table,
      $getTableColumnIndexFromTableCellNode(cell),
      !isHeader(cell, TableCellHeaderStates.COLUMN),
    ),
  )

/** Makes the column of the caret wider (above 1) or narrower; the others share what is left. */
export const stretchColumn = (editor: LexicalEditor, factor: number) =>
  inTable(
    editor,
    (cell, table) => {
      const widths = $evenWidths(table)
      const column = $getTableColumnIndexFromTableCellNode(cell)
      const old = widths[column]
      const sum = widths.reduce((total, width) => total + width, 0)
      if (old === undefined || widths.length < 2) return
      const wide = Math.min(sum * 0.85, Math.max(sum * 0.05, old * factor))
      const rest = (sum - wide) / (sum - old)
      table.setColWidths(widths.map((width, index) => (index === column ? wide : width * rest)))
    },
    // The menu stays open and keeps the focus.
    [SKIP_DOM_SELECTION_TAG],
  )
