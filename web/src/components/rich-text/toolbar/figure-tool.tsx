import { $createTableNodeWithDimensions } from '@lexical/table'
import { PenLineIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { $insertBlock } from '../editor/insert-block.ts'
import { $createFigureNode } from '../nodes/figure-node.tsx'
import { newFigure, type FigureKind } from '../view/figures/figure.ts'
import { ToolMenu } from './tool-menu.tsx'
import type { ToolsProps } from './tools.ts'

/** Places to write in, and what a question shows beside its words. */
export function FigureTool({ editor, disabled }: ToolsProps) {
  const { formatMessage } = useIntl()
  const names: Record<FigureKind, string> = {
    lines: formatMessage({ defaultMessage: 'Answer lines', id: 'yt7ibn' }),
    box: formatMessage({ defaultMessage: 'Answer box', id: 'q8VYil' }),
    grid: formatMessage({ defaultMessage: 'Blank grid', id: 'pR2Y9m' }),
    'number-line': formatMessage({ defaultMessage: 'Number line', id: 'anu5iT' }),
    match: formatMessage({ defaultMessage: 'Columns to match', id: '5XIENZ' }),
    options: formatMessage({ defaultMessage: 'Options in two columns', id: 'K2I113' }),
  }
  const kinds = Object.keys(names) as FigureKind[] // the keys above
  return (
    <ToolMenu
      name={formatMessage({ defaultMessage: 'Space to answer and figures', id: 'SqJOSk' })}
      label={<PenLineIcon aria-hidden="true" />}
      editor={editor}
      disabled={disabled}
      choices={[
        ...kinds.map((kind) => ({
          id: kind,
          name: names[kind],
          run: () => editor?.update(() => $insertBlock($createFigureNode(newFigure[kind]))),
        })),
        {
          id: 'source',
          name: formatMessage({ defaultMessage: 'Source box', id: '6ZWbIQ' }),
          // A table of one cell: it holds paragraphs, lists and pictures, and splits as tables do.
          run: () =>
            editor?.update(() => {
              const table = $createTableNodeWithDimensions(1, 1, false)
              $insertBlock(table)
              table.selectStart()
            }),
        },
      ]}
    />
  )
}
