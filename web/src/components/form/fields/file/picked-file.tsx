import { FileIcon, XIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { FileSize } from '@/components/file-size.tsx'

/** A chosen file: its name, its size, and a button that removes it. */
export function PickedFile({
  name,
  size,
  disabled,
  onRemove,
}: {
  name: string
  size: number | undefined
  disabled: boolean
  onRemove: () => void
}) {
  const intl = useIntl()
  return (
    <div className="flex items-center gap-2.5 pl-3.5">
      <FileIcon aria-hidden="true" className="text-ink-muted size-[18px] shrink-0" />
      <span className="min-w-0 flex-1 py-2 break-words">{name}</span>
      {size !== undefined && (
        <span className="text-ink-muted shrink-0 text-sm tabular-nums">
          <FileSize bytes={size} />
        </span>
      )}
      <button
        type="button"
        disabled={disabled}
        onClick={onRemove}
        aria-label={intl.formatMessage({ defaultMessage: 'Remove {name}', id: 'T0e6Lh' }, { name })}
        className="hover:text-danger flex size-11 shrink-0 items-center justify-center rounded-full"
      >
        <XIcon aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
