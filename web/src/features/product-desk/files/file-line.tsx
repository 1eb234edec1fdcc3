import { FileTextIcon, ScanTextIcon, ShieldCheckIcon, Trash2Icon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { nameInKey } from '@/components/pictures/picture-key.ts'
import { Button } from '@/components/ui/button.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { signFiles } from '@/lib/stored-files.ts'

/** A stored file: opened by its name, or red and with its prefix where the store does not have it (A4.5). */
export function FileLine({
  fileKey,
  missing,
  onRead,
  busy,
  reading,
  onCheck,
  onRemove,
}: {
  fileKey: string
  missing: boolean
  /** Fills the form in from it; null for what cannot be read. */
  onRead: (() => void) | null
  /** One of the files is being read. */
  busy: boolean
  /** It is this one. */
  reading: boolean
  /** Compares it with what was sent; whether anything is known of that. Rejects when it is another file. */
  onCheck: () => Promise<boolean>
  onRemove: () => void
}) {
  const intl = useIntl()
  const name = nameInKey(fileKey)
  const open = async () => {
    try {
      const address = (await signFiles('content', [fileKey])).get(fileKey)
      if (address === undefined) throw new AppError('not_found_or_forbidden')
      window.open(address, '_blank', 'noopener')
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }
  const [checking, setChecking] = useState(false)
  const compare = async () => {
    setChecking(true)
    try {
      const known = await onCheck()
      showSnack(
        known ? 'done' : 'error',
        known
          ? intl.formatMessage({ defaultMessage: '{name} is whole.', id: 'ZVp1mL' }, { name })
          : intl.formatMessage(
              { defaultMessage: 'No checksum of {name} was kept.', id: 'l6WtHc' },
              { name },
            ),
      )
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
    setChecking(false)
  }
  const check = intl.formatMessage(
    { defaultMessage: 'Check whether {name} is whole', id: 't7glxA' },
    { name },
  )
  const remove = intl.formatMessage({ defaultMessage: 'Remove {name}', id: 'T0e6Lh' }, { name })
  const read = intl.formatMessage(
    { defaultMessage: 'Fill in pages, language and cover from {name}', id: 'ri1aLH' },
    { name },
  )
  return (
    <li className="border-line flex items-center gap-2 rounded-md border py-0.5 pr-1 pl-3.5">
      <FileTextIcon aria-hidden="true" className="size-[18px] shrink-0" />
      {missing ? (
        <span className="text-danger min-w-0 grow text-[15px] font-semibold wrap-anywhere">
          <FormattedMessage defaultMessage="(MISSING) {name}" id="jtMkTt" values={{ name }} />
        </span>
      ) : (
        <Button
          variant="link"
          size="inline"
          className="min-w-0 grow justify-start py-2.5 text-left text-[15px] wrap-anywhere whitespace-normal!"
          onClick={() => void open()}
        >
          {name}
        </Button>
      )}
      {reading && (
        <span role="status" className="text-ink-muted shrink-0 text-sm">
          <FormattedMessage defaultMessage="Reading…" id="UQiAqD" />
        </span>
      )}
      {onRead !== null && !missing && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={read}
          title={read}
          disabled={busy}
          onClick={onRead}
        >
          <ScanTextIcon aria-hidden="true" />
        </Button>
      )}
      {!missing && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={check}
          title={check}
          disabled={checking}
          onClick={() => void compare()}
        >
          <ShieldCheckIcon aria-hidden="true" />
        </Button>
      )}
      <Button variant="quiet" size="icon" aria-label={remove} title={remove} onClick={onRemove}>
        <Trash2Icon aria-hidden="true" />
      </Button>
    </li>
  )
}
