import { UploadIcon } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { nameInKey } from '@/components/pictures/picture-key.ts'
import type { NewPictures } from '@/components/pictures/use-new-pictures.ts'
import { Button } from '@/components/ui/button.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import type { ProductValues } from '../dialog/product-schema.ts'
import { FileLine } from './file-line.tsx'
import { isPdf } from './read-pdf.ts'
import { FileVersions } from './versions/file-versions.tsx'
import { UploadLine } from './upload-line.tsx'
import { useReading } from './use-reading.ts'
import { useProductFiles } from './use-product-files.ts'
import { useUploads } from './use-uploads.ts'

const label = <FormattedMessage defaultMessage="Files" id="m4vqJl" />

/** What the buyer downloads. A new resource has to be saved before it can have files (A4.4). */
export function ProductFiles({
  productId,
  ...dialog
}: {
  productId: string | null
  form: EntityForm<ProductValues>
  fresh: NewPictures
}) {
  if (productId !== null) return <StoredFiles productId={productId} {...dialog} />
  return (
    <FieldGroup label={label} error={undefined}>
      <div className="mt-2">
        <Button
          variant="outline"
          disabled
          className="h-auto! min-h-11 max-w-full py-2 whitespace-normal!"
        >
          <FormattedMessage defaultMessage="Save the resource to add files" id="TXmiLB" />
        </Button>
      </div>
    </FieldGroup>
  )
}

/** Each file is added as soon as it is stored, and removed as soon as that is confirmed: saving the form has no part in it. */
function StoredFiles({
  productId,
  form,
  fresh,
}: {
  productId: string
  form: EntityForm<ProductValues>
  fresh: NewPictures
}) {
  const { reading, read } = useReading(form, productId, fresh)
  const intl = useIntl()
  const { files, error, start, add, replace, remove, check, putBack, forget, tell } =
    useProductFiles(productId)
  const uploads = useUploads(start, async (key, sent, replaces) => {
    await (replaces === null ? add(key, sent) : replace(replaces, key, sent))
    // The first PDF tells what the shop shows; whoever has chosen pictures already knows better.
    const wanted = reading === null && form.getValues('thumbnails').length === 0
    if (isPdf(key) && wanted) void read(key, true)
  })
  const [removing, setRemoving] = useState<string | null>(null)
  const drop = (event: DragEvent) => {
    // Left alone, the browser would leave the page and open the file.
    event.preventDefault()
    if (event.type === 'drop') uploads.add([...event.dataTransfer.files])
  }
  return (
    <FieldGroup
      label={label}
      error={error === undefined ? undefined : errorSentence(intl, error)}
      hint={
        <FormattedMessage
          defaultMessage="Up to 200 MB each. After a broken connection, choose the same file again to go on."
          id="nFs0E8"
        />
      }
    >
      <div className="mt-2 grid gap-2" onDragOver={drop} onDrop={drop}>
        <ul className="grid gap-2">
          {files.map(({ key, bytes, versions }) => (
            <FileLine
              key={key}
              fileKey={key}
              bytes={bytes}
              onRead={isPdf(key) ? () => void read(key) : null}
              busy={reading !== null}
              reading={reading === key}
              onCheck={async () => check(key)}
              onReplace={(file) => uploads.add([file], key)}
              onRemove={() => setRemoving(key)}
            >
              {versions !== null && (
                <FileVersions
                  versions={versions}
                  onPutBack={putBack}
                  onDrop={forget}
                  onTell={async (sentence) => tell(key, sentence)}
                />
              )}
            </FileLine>
          ))}
          {uploads.rows.map((row) => (
            <UploadLine
              key={`upload.${row.id}`}
              row={row}
              onPause={() => uploads.pause(row.id)}
              onResume={() => uploads.resume(row.id)}
              onAgain={() => uploads.again(row.id)}
              onCancel={() => uploads.cancel(row.id)}
            />
          ))}
        </ul>
        <label className="border-line-strong has-focus-visible:border-board flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-dashed px-3.5 py-2">
          <UploadIcon aria-hidden="true" className="size-[18px] shrink-0" />
          <FormattedMessage defaultMessage="Choose files or drop them here" id="sIqjjp" />
          <input
            type="file"
            multiple
            className="sr-only"
            onChange={({ target }) => {
              uploads.add([...(target.files ?? [])])
              // So that choosing the same file again is a change.
              target.value = ''
            }}
          />
        </label>
      </div>
      {removing !== null && (
        <ConfirmDelete
          title={
            <FormattedMessage
              defaultMessage="Delete “{title}”?"
              id="4DZ0Gj"
              values={{ title: nameInKey(removing) }}
            />
          }
          onDelete={async () => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <FormattedMessage
            defaultMessage="Buyers can no longer download it, and the file itself is deleted, with its earlier versions."
            id="58oEQp"
          />
        </ConfirmDelete>
      )}
    </FieldGroup>
  )
}
