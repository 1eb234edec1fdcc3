import { ReplaceIcon } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { LineButton } from '../line-button.tsx'

/** Asks for the file that takes the place of this one. */
export function ReplaceButton({
  name,
  onReplace,
}: {
  name: string
  onReplace: (file: File) => void
}) {
  const intl = useIntl()
  const chooser = useRef<HTMLInputElement>(null)
  const label = intl.formatMessage(
    { defaultMessage: 'Replace {name} with a corrected file', id: 'nH6lbl' },
    { name },
  )
  return (
    <>
      <LineButton label={label} onClick={() => chooser.current?.click()}>
        <ReplaceIcon aria-hidden="true" />
      </LineButton>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onReplace(file)
          // So that choosing the same file again is a change.
          target.value = ''
        }}
      />
    </>
  )
}
