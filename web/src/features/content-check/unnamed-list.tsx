import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { FileSize } from '@/components/file-size.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { removeFiles } from '@/lib/stored-files.ts'
import { readUnnamed, type UnnamedFiles } from './content-check-document.ts'
import { UnnamedFilesDocument } from './content-check.generated.ts'

/** The other way round: stored files that nothing names. Nothing deletes them but a person (110). */
export function UnnamedList() {
  const { data, error, refetch } = useQuery(UnnamedFilesDocument, { fetchPolicy: 'network-only' })
  const [asking, setAsking] = useState(false)
  const found = readUnnamed(data?.unnamedFilesForAdmin)
  if (error !== undefined) return <FormError error={error} />
  if (found === null || found.count === 0) return null
  return (
    <section aria-labelledby="unnamed-files" className="border-line grid gap-3 border-t pt-5">
      <h3 id="unnamed-files" className="font-semibold">
        <FormattedMessage
          defaultMessage="{count, plural, one {# stored file belongs} other {# stored files belong}} to no resource, bundle or communication"
          id="9rHdKg"

          values={{ count: found.count }}
        />
      </h3>
      <p className="text-ink-muted text-sm">
        <FormattedMessage
          defaultMessage="They take up {size}. Files of the last day are not counted: a dialog may still be open."
          id="VgWInZ"
          values={{ size: <FileSize bytes={found.bytes} /> }}
        />
      </p>
      <ul className="border-line max-h-60 overflow-y-auto rounded-md border px-3.5 py-2 text-sm">
        {found.files.map(({ bucket, name, size }) => (
          <li key={`${bucket}/${name}`} className="flex justify-between gap-4 py-1">
            <span className="wrap-anywhere">{name}</span>
            <span className="text-ink-muted shrink-0 tabular-nums">
              <FileSize bytes={size} />
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" onClick={() => setAsking(true)}>
          <FormattedMessage
            defaultMessage="Delete {count, plural, one {this file} other {these # files}}"
            id="AdVfnp"
            values={{ count: found.files.length }}
          />
        </Button>
      </div>
      {asking && (
        <ConfirmDelete
          title={
            <FormattedMessage
              defaultMessage="Delete {count, plural, one {this file} other {these # files}}?"
              id="TTLjsY"
              values={{ count: found.files.length }}
            />
          }
          onDelete={async () => {
            await removeAll(found.files)
            await refetch()
          }}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage
            defaultMessage="Nothing in the shop shows them. Deleted files do not come back."
            id="XYI5DE"
          />
        </ConfirmDelete>
      )}
    </section>
  )
}

/** @throws AppError */
async function removeAll(files: UnnamedFiles['files']) {
  for (const bucket of new Set(files.map((file) => file.bucket)))
    await removeFiles(
      bucket,
      files.flatMap((file) => (file.bucket === bucket ? [file.name] : [])),
    )
}
