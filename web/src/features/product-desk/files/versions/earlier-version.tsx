import { Trash2Icon, Undo2Icon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { nameInKey } from '@/components/pictures/picture-key.ts'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortMoment } from '@/lib/dates.ts'
import type { FileVersions } from '../../content-versions.ts'
import { LineButton } from '../../line-button.tsx'
import { OpenFile } from '../open-file.tsx'

/** A version that was replaced: looked at, put back, or deleted. */
export function EarlierVersion({
  version: { fileKey, replacedAt },
  onPutBack,
  onDrop,
}: {
  version: FileVersions['earlier'][number]
  onPutBack: () => Promise<void>
  onDrop: () => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const name = nameInKey(fileKey)
  const day = formatShortMoment(replacedAt, locale)
  const back = intl.formatMessage(
    { defaultMessage: 'Put back {name}, replaced on {day}', id: 'wCiFy9' },
    { name, day },
  )
  const drop = intl.formatMessage(
    { defaultMessage: 'Delete {name}, replaced on {day}', id: 'X5Acjv' },
    { name, day },
  )
  return (
    <li className="border-line flex items-center gap-2 border-t">
      <HoldDialog when={busy} />
      <div className="min-w-0 grow py-1.5">
        <OpenFile fileKey={fileKey} className="py-1" />
        <p className="text-ink-muted">
          <FormattedMessage defaultMessage="Replaced on {day}" id="sHjO93" values={{ day }} />
        </p>
      </div>
      <LineButton
        label={back}
        disabled={busy}
        onClick={() => {
          setBusy(true)
          void onPutBack().finally(() => setBusy(false))
        }}
      >
        <Undo2Icon aria-hidden="true" />
      </LineButton>
      <LineButton label={drop} onClick={onDrop}>
        <Trash2Icon aria-hidden="true" />
      </LineButton>
    </li>
  )
}
