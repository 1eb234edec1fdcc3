import { UploadIcon } from 'lucide-react'
import { useState, type DragEvent, type ReactNode, type Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import type { FieldControl } from '../../field.tsx'

/** The browser's own file field, with a place to drop a file on. */
export function DropZone({
  control,
  inputRef,
  onBlur,
  accept,
  disabled,
  onFiles,
  picked,
}: {
  control: FieldControl
  inputRef: Ref<HTMLInputElement>
  onBlur: () => void
  /** Media types; empty for any. */
  accept: readonly string[]
  disabled: boolean
  onFiles: (files: File[]) => void
  /** The file that is there; null for none. */
  picked: ReactNode
}) {
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent) => {
    // Left alone, the browser would leave the page and open the file.
    event.preventDefault()
    setOver(!disabled && event.type !== 'dragleave' && event.type !== 'drop')
    if (event.type === 'drop' && !disabled) onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
      className={cn(
        'border-line-strong bg-card has-focus-visible:border-board has-focus-visible:ring-board/20 has-aria-invalid:border-danger rounded-md border border-dashed has-focus-visible:ring-4',
        over && 'border-board bg-board/8',
        disabled && 'opacity-60',
      )}
    >
      {/* The browser's own field forgets what it gave, so the file is said here. */}
      <div role="status">{picked}</div>
      <label
        className={cn(
          'flex min-h-11 items-center gap-2.5 px-3.5 py-2',
          disabled ? 'cursor-not-allowed' : 'hover:text-board cursor-pointer',
        )}
      >
        <UploadIcon aria-hidden="true" className="size-[18px] shrink-0" />
        {picked === null ? (
          <FormattedMessage defaultMessage="Choose a file or drop it here" id="cifP2X" />
        ) : (
          <FormattedMessage defaultMessage="Choose another file or drop it here" id="HiNWhp" />
        )}
        <input
          {...control}
          aria-labelledby={`${control.id}-label`}
          ref={inputRef}
          type="file"
          className="sr-only"
          disabled={disabled}
          accept={accept.join(',')}
          onBlur={onBlur}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            // So that choosing the same file again is a change.
            target.value = ''
          }}
        />
      </label>
    </div>
  )
}
