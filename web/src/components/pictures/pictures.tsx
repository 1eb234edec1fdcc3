import { UploadIcon } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { movePicture } from './move-picture.ts'
import { PictureTile } from './picture-tile.tsx'
import { pictureTypes } from './shrink-picture.ts'
import { useAdding } from './use-adding.ts'

/**
 * Pictures of the shop, the cover first: chosen or dropped, shrunk in the browser, stored at once, ordered by dragging or by
 * buttons. Removing one takes it out of the list; the file stays until the row is saved (`useNewPictures`).
 */
export function Pictures({
  disabled = false,
  cover = true,
  ...props
}: {
  bucket: string
  /** Without a slash at its end, such as `Products/{id}`. */
  folder: string
  keys: readonly string[]
  onChange: (keys: string[]) => void
  /** A new file is in the bucket, and no saved row names it yet. */
  onStored: (key: string) => void
  /** The most pictures. */
  limit: number
  /** The first one is marked as the cover. */
  cover?: boolean
  disabled?: boolean
}) {
  const { keys, limit, onChange } = props
  const intl = useIntl()
  const { progress, refused, tooMany, error, add } = useAdding(props)
  const [dragged, setDragged] = useState<number | null>(null)
  const off = disabled || progress !== null
  const full = keys.length >= limit
  const drop = (event: DragEvent) => {
    // Left alone, the browser would leave the page and open the file.
    event.preventDefault()
    if (event.type === 'drop' && !off && event.dataTransfer.files.length > 0) {
      void add([...event.dataTransfer.files])
    }
  }
  return (
    <div className="grid gap-3" onDragOver={drop} onDrop={drop}>
      <ul className="flex flex-wrap gap-3">
        {keys.map((key, index) => (
          <PictureTile
            key={key}
            pictureKey={key}
            index={index}
            count={keys.length}
            cover={cover && index === 0}
            disabled={off}
            drag={{
              onDragStart: () => setDragged(index),
              onDrop: () => {
                if (dragged !== null) onChange(movePicture(keys, dragged, index))
                setDragged(null)
              },
            }}
            onMove={(to) => onChange(movePicture(keys, index, to))}
            onRemove={() => onChange(keys.filter((other) => other !== key))}
          />
        ))}
      </ul>
      <label className="border-line-strong has-focus-visible:border-board flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-dashed px-3.5 py-2 has-disabled:opacity-60">
        <UploadIcon aria-hidden="true" className="size-[18px] shrink-0" />
        <FormattedMessage defaultMessage="Choose pictures or drop them here" id="oQJIfJ" />
        <input
          type="file"
          multiple
          className="sr-only"
          accept={pictureTypes.join(',')}
          disabled={off || full}
          onChange={({ target }) => {
            void add([...(target.files ?? [])])
            // So that choosing the same file again is a change.
            target.value = ''
          }}
        />
      </label>
      {progress !== null && (
        <ProgressBar
          value={progress.done}
          max={progress.of}
          label={intl.formatMessage({ defaultMessage: 'Uploading pictures', id: 'deXo7a' })}
        />
      )}
      <div role="status" className="text-danger text-sm font-medium">
        {refused.length > 0 && (
          <p>
            <FormattedMessage
              defaultMessage="No pictures that can be read: {names}"
              id="rbAhED"
              values={{ names: <FormattedList value={refused} /> }}
            />
          </p>
        )}
        {(tooMany || full) && (
          <p className="text-ink-muted">
            <FormattedMessage
              defaultMessage="{limit, plural, one {At most one picture.} other {At most # pictures.}}"
              id="e8+2uL"
              values={{ limit }}
            />
          </p>
        )}
      </div>
      <FormError error={error} />
    </div>
  )
}
