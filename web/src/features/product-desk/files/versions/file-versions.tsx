import { MegaphoneIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { nameInKey } from '@/components/pictures/picture-key.ts'
import { Button } from '@/components/ui/button.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import { showSnack } from '@/lib/snackbar.ts'
import type { FileVersions as Versions } from '../../content-versions.ts'
import { EarlierVersion } from './earlier-version.tsx'
import { TellBuyers } from './tell-buyers.tsx'

/** Below a file that replaced another: what the buyers were told, and the versions that are kept. */
export function FileVersions({
  versions,
  onPutBack,
  onDrop,
  onTell,
}: {
  versions: Versions
  onPutBack: (fileKey: string) => Promise<void>
  onDrop: (fileKey: string) => Promise<void>
  onTell: (sentence: string) => Promise<void>
}) {
  const intl = useIntl()
  const [telling, setTelling] = useState(false)
  const [dropping, setDropping] = useState<string | null>(null)
  const putBack = async (fileKey: string) => {
    try {
      await onPutBack(fileKey)
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }
  return (
    <div className="border-line mr-2.5 mb-1 grid gap-1 border-t pt-2 pb-1 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Told versions={versions} />
        {versions.owners !== null && versions.owners > 0 && (
          <Button variant="outline" onClick={() => setTelling(true)}>
            <MegaphoneIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Tell the buyers" id="v6y7oD" />
          </Button>
        )}
      </div>
      {versions.earlier.length > 0 && (
        <details>
          <summary className="text-ink-muted min-h-11 cursor-pointer py-2.5">
            <FormattedMessage
              defaultMessage="{count, plural, one {# earlier version} other {# earlier versions}}"
              id="XounH3"
              values={{ count: versions.earlier.length }}
            />
          </summary>
          <ul>
            {versions.earlier.map((version) => (
              <EarlierVersion
                key={version.fileKey}
                version={version}
                onPutBack={async () => putBack(version.fileKey)}
                onDrop={() => setDropping(version.fileKey)}
              />
            ))}
          </ul>
        </details>
      )}
      {telling && (
        <TellBuyers versions={versions} onTell={onTell} onClose={() => setTelling(false)} />
      )}
      {dropping !== null && (
        <ConfirmDelete
          title={
            <FormattedMessage
              defaultMessage="Delete the earlier version of “{title}”?"
              id="aq573u"
              values={{ title: nameInKey(dropping) }}
            />
          }
          onDelete={async () => onDrop(dropping)}
          onClose={() => setDropping(null)}
        >
          <FormattedMessage
            defaultMessage="It cannot be put back afterwards. The file that buyers download stays."
            id="iHp2/l"
          />
        </ConfirmDelete>
      )}
    </div>
  )
}

function Told({ versions: { told, owners } }: { versions: Versions }) {
  const locale = useLocale()
  if (told !== null)
    return (
      <p className="text-ink-muted min-w-0 wrap-anywhere">
        <FormattedMessage
          defaultMessage="{count, plural, one {# teacher was told on {day}.} other {# teachers were told on {day}.}}"
          id="q6TFVV"
          values={{ count: told.count, day: formatShortDay(told.at, locale) }}
        />
        {told.sentence !== null && <q className="block">{told.sentence}</q>}
      </p>
    )
  return (
    <p className="text-ink-muted min-w-0">
      {owners === 0 ? (
        <FormattedMessage defaultMessage="Nobody had the earlier file." id="C01oS6" />
      ) : (
        <FormattedMessage
          defaultMessage="{count, plural, one {# teacher had the earlier file.} other {# teachers had the earlier file.}}"
          id="Gejxfz"
          values={{ count: owners ?? 0 }}
        />
      )}
    </p>
  )
}
