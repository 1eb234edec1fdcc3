import { FileTextIcon, ScanTextIcon, Trash2Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FileSize } from '@/components/file-size.tsx'
import { nameInKey } from '@/components/pictures/picture-key.ts'
import { CheckButton } from './check-button.tsx'
import { LineButton } from '../line-button.tsx'
import { OpenFile } from './open-file.tsx'
import { ReplaceButton } from './replace-button.tsx'

/** A stored file: opened by its name, or red and with its prefix where the store does not have it (A4.5). */
export function FileLine({
  fileKey,
  bytes,
  onRead,
  busy,
  reading,
  onCheck,
  onReplace,
  onRemove,
  children,
}: {
  fileKey: string
  /** Null where the store does not have it. */
  bytes: number | null
  /** Fills the form in from it; null for what cannot be read. */
  onRead: (() => void) | null
  /** One of the files is being read. */
  busy: boolean
  /** It is this one. */
  reading: boolean
  /** Compares it with what was sent; whether anything is known of that. Rejects when it is another file. */
  onCheck: () => Promise<boolean>
  /** A corrected file was chosen. */
  onReplace: (file: File) => void
  onRemove: () => void
  /** What is said of its versions. */
  children?: ReactNode
}) {
  const intl = useIntl()
  const name = nameInKey(fileKey)
  const missing = bytes === null
  return (
    <li className="border-line rounded-md border py-0.5 pr-1 pl-3.5">
      <div className="flex flex-wrap items-center gap-x-2">
        <div className="flex min-w-0 flex-1 basis-56 items-center gap-2">
          <FileTextIcon aria-hidden="true" className="size-[18px] shrink-0" />
          <div className="min-w-0 grow">
            {missing ? (
              <span className="text-danger text-[15px] font-semibold wrap-anywhere">
                <FormattedMessage defaultMessage="(MISSING) {name}" id="jtMkTt" values={{ name }} />
              </span>
            ) : (
              <OpenFile fileKey={fileKey} className="py-2.5" />
            )}
          </div>
          {bytes !== null && (
            <span className="text-ink-muted shrink-0 text-sm tabular-nums">
              <FileSize bytes={bytes} />
            </span>
          )}
          {reading && (
            <span role="status" className="text-ink-muted shrink-0 text-sm">
              <FormattedMessage defaultMessage="Reading…" id="UQiAqD" />
            </span>
          )}
        </div>
        <div className="ml-auto flex gap-1">
          {onRead !== null && !missing && (
            <LineButton
              label={intl.formatMessage(
                {
                  defaultMessage: 'Fill in pages, language and cover from {name}',
                  id: 'ri1aLH',
                },
                { name },
              )}
              disabled={busy}
              onClick={onRead}
            >
              <ScanTextIcon aria-hidden="true" />
            </LineButton>
          )}
          {!missing && <CheckButton name={name} onCheck={onCheck} />}
          <ReplaceButton name={name} onReplace={onReplace} />
          <LineButton
            label={intl.formatMessage({ defaultMessage: 'Remove {name}', id: 'T0e6Lh' }, { name })}
            onClick={onRemove}
          >
            <Trash2Icon aria-hidden="true" />
          </LineButton>
        </div>
      </div>
      {children}
    </li>
  )
}
