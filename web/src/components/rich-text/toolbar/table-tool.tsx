import { TableIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import {
  addColumn,
  addRow,
  insertTable,
  mergeCells,
  removeColumn,
  removeRow,
  removeTable,
  splitCell,
  stretchColumn,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '../editor/table-actions.ts'
import { ToolButton } from './tool-button.tsx'
import { ToolMenu, type Choice } from './tool-menu.tsx'
import type { ToolsProps } from './tools.ts'

/** Puts in a table; within one, changes it. */
export function TableTool({ editor, format, disabled }: ToolsProps) {
  const { formatMessage } = useIntl()
  if (!format.inTable || editor === undefined) {
    return (
      <ToolButton
        name={formatMessage({ defaultMessage: 'Table', id: 'IeBejt' })}
        disabled={disabled}
        onClick={() => {
          if (editor) insertTable(editor)
        }}
      >
        <TableIcon aria-hidden="true" />
      </ToolButton>
    )
  }
  const choice = (name: string, run: () => void, more: Partial<Choice> = {}): Choice => ({
    id: name,
    name,
    run,
    ...more,
  })
  return (
    <ToolMenu
      name={formatMessage({ defaultMessage: 'Change the table', id: 'YIIzUO' })}
      label={<TableIcon aria-hidden="true" />}
      editor={editor}
      disabled={disabled}
      choices={[
        choice(formatMessage({ defaultMessage: 'Row above', id: 'M/ge7t' }), () =>
          addRow(editor, false),
        ),
        choice(formatMessage({ defaultMessage: 'Row below', id: 'U7VW3i' }), () =>
          addRow(editor, true),
        ),
        choice(formatMessage({ defaultMessage: 'Column before', id: '28SnVc' }), () =>
          addColumn(editor, false),
        ),
        choice(formatMessage({ defaultMessage: 'Column after', id: 'BEKA2T' }), () =>
          addColumn(editor, true),
        ),
        choice(
          formatMessage({ defaultMessage: 'Widen the column', id: '3qmVux' }),
          () => stretchColumn(editor, 1.2),
          { stays: true },
        ),
        choice(
          formatMessage({ defaultMessage: 'Narrow the column', id: '0s3CgE' }),
          () => stretchColumn(editor, 1 / 1.2),
          { stays: true },
        ),
        choice(
          formatMessage({ defaultMessage: 'Merge cells', id: 'VpUGeU' }),
          () => mergeCells(editor),
          {
            disabled: !format.cellsSelected,
          },
        ),
        choice(formatMessage({ defaultMessage: 'Split the cell', id: 'l5Dz4l' }), () =>
          splitCell(editor),
        ),
        choice(formatMessage({ defaultMessage: 'Row of headings on or off', id: 'xrb3at' }), () =>
          toggleHeaderRow(editor),
        ),
        choice(
          formatMessage({ defaultMessage: 'Column of headings on or off', id: 'UdmiBn' }),
          () => toggleHeaderColumn(editor),
        ),
        choice(formatMessage({ defaultMessage: 'Remove the row', id: '+low9/' }), () =>
          removeRow(editor),
        ),
        choice(formatMessage({ defaultMessage: 'Remove the column', id: 'q1y618' }), () =>
          removeColumn(editor),
        ),
        choice(formatMessage({ defaultMessage: 'Remove the table', id: 'JW6RLb' }), () =>
          removeTable(editor),
        ),
      ]}
    />
  )
}
