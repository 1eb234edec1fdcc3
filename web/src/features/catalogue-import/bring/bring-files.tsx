import { FolderOpenIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import type { NamedCatalogue } from '../run/catalogue-run.ts'
import { useBringing } from './use-bringing.ts'
import { isAddress, type WantedFile } from './wanted-files.ts'

/** Files that the rows name and that are not stored yet: from addresses, and from a folder that is chosen here. */
export function BringFiles({
  named,
  files,
  onBrought,
  onBack,
}: {
  named: NamedCatalogue
  files: readonly WantedFile[]
  onBrought: (named: NamedCatalogue) => void
  onBack: () => void
}) {
  const intl = useIntl()
  const [folder, setFolder] = useState<File[]>([])
  const { brought, done, running, error, start, stop } = useBringing(files, named.hash)
  const addresses = files.filter(({ text }) => isAddress(text)).length
  const inFolder = files.length - addresses
  const fetchAll = async () => {
    if (await start(folder)) onBrought({ ...named, rows: brought.put(named.rows) })
  }
  const add = (chosen: FileList | null) => setFolder([...folder, ...(chosen ?? [])])
  return (
    <>
      <p>
        <FormattedMessage
          defaultMessage="The rows name {count, plural, one {# file that is} other {# files that are}} not stored yet: {addresses, number} at addresses, {inFolder, number} in a folder."
          id="xD1d+l"
          values={{ count: files.length, addresses, inFolder }}
        />
      </p>
      {inFolder > 0 && (
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-3">
            <Chooser folder disabled={running} onChosen={add}>
              <FormattedMessage defaultMessage="Choose a folder" id="YjjTU9" />
            </Chooser>
            <Chooser disabled={running} onChosen={add}>
              <FormattedMessage defaultMessage="Choose files" id="I9Vq88" />
            </Chooser>
          </div>
          <p role="status" className="text-ink-muted text-sm">
            <FormattedMessage
              defaultMessage="{count, plural, =0 {Nothing chosen yet. Only the files that rows name are sent.} one {# file chosen. Only the files that rows name are sent.} other {# files chosen. Only the files that rows name are sent.}}"
              id="GrBbfp"
              values={{ count: folder.length }}
            />
          </p>
        </div>
      )}
      {(running || done > 0) && (
        <div className="grid gap-2">
          <p role="status" className="font-semibold tabular-nums">
            <FormattedMessage
              defaultMessage="Files: {done, number} of {count, number}"
              id="rpeQ2c"
              values={{ done, count: files.length }}
            />
          </p>
          <ProgressBar
            value={done}
            max={files.length}
            label={intl.formatMessage({ defaultMessage: 'Bringing in the files', id: 'arpj4P' })}
          />
        </div>
      )}
      <FormError error={error} />
      <div className="flex flex-wrap gap-3">
        {running ? (
          <Button variant="outline" onClick={stop}>
            <FormattedMessage defaultMessage="Stop" id="q/uwLT" />
          </Button>
        ) : (
          <>
            <WritingButton onClick={() => void fetchAll()}>
              {done > 0 ? (
                <FormattedMessage defaultMessage="Go on" id="RTVXrA" />
              ) : (
                <FormattedMessage defaultMessage="Bring in the files" id="ati32H" />
              )}
            </WritingButton>
            <Button variant="outline" onClick={onBack}>
              <FormattedMessage defaultMessage="Back" id="cyR7Kh" />
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** Opens the device's own window for files, or for a folder with all that is in it. */
function Chooser({
  folder = false,
  disabled,
  onChosen,
  children,
}: {
  folder?: boolean
  disabled: boolean
  onChosen: (files: FileList | null) => void
  children: ReactNode
}) {
  return (
    <label className="border-line-strong has-focus-visible:border-board flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-dashed px-3.5 py-2 has-disabled:opacity-60">
      <FolderOpenIcon aria-hidden="true" className="size-[18px] shrink-0" />
      {children}
      <input
        type="file"
        multiple
        className="sr-only"
        disabled={disabled}
        {...(folder ? { webkitdirectory: '' } : {})}
        onChange={({ target }) => {
          onChosen(target.files)
          // So that choosing the same again is a change.
          target.value = ''
        }}
      />
    </label>
  )
}
