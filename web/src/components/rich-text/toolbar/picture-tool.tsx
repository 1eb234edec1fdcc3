import { ImageIcon } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { pictureRequest } from '../pictures/picture-request.ts'
import { ToolButton } from './tool-button.tsx'
import type { ToolsProps } from './tools.ts'

/** Chooses a file; the dialog (pictures/picture-dialog.tsx) asks the rest. */
export function PictureTool({ editor, disabled }: ToolsProps) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton
        name={formatMessage({ defaultMessage: 'Picture', id: 'wvoA3H' })}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <ImageIcon aria-hidden="true" />
      </ToolButton>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/bmp,image/gif"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined && editor !== undefined)
            pictureRequest.set({ editor, files: [file] })
        }}
      />
    </>
  )
}
