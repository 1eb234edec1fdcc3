import { $getSelection, $isRangeSelection } from 'lexical'
import { CheckIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ToolButton } from './tool-button.tsx'
import type { ToolsProps } from './tools.ts'

/** A tick for a mark, which stands on no key: after what earns it, in an answer of the memorandum. */
export function TickTool({ editor, disabled }: ToolsProps) {
  const { formatMessage } = useIntl()
  return (
    <ToolButton
      name={formatMessage({ defaultMessage: 'Tick (a mark)', id: 'Lw3kFY' })}
      disabled={disabled}
      onClick={() =>
        editor?.update(() => {
          const selection = $getSelection()
          if ($isRangeSelection(selection)) selection.insertText('✓')
        })
      }
    >
      <CheckIcon aria-hidden="true" />
    </ToolButton>
  )
}
