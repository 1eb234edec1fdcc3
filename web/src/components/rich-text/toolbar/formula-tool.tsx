import { SigmaIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { formulaRequest } from '../formulas/formula-request.ts'
import { ToolButton } from './tool-button.tsx'
import type { ToolsProps } from './tools.ts'

export function FormulaTool({ editor, disabled }: ToolsProps) {
  const { formatMessage } = useIntl()
  return (
    <ToolButton
      name={formatMessage({ defaultMessage: 'Formula', id: 'QZEMm+' })}
      disabled={disabled}
      onClick={() => {
        if (editor) formulaRequest.set({ editor, nodeKey: null, equation: '', inline: true })
      }}
    >
      <SigmaIcon aria-hidden="true" />
    </ToolButton>
  )
}
