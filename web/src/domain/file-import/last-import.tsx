import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { arrivedIn, isWhole, type FileRun } from '@/domain/runs/file-run.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'

/** The import of before: it is looked at from here, and one whose rows did not all arrive asks for its file. */
export function LastImport({
  last,
  isBroken,
  onOpen,
}: {
  last: FileRun
  isBroken: boolean
  onOpen: () => void
}) {
  const locale = useLocale()
  if (isBroken)
    return (
      <p className="border-line border-t pt-5 text-sm">
        <FormattedMessage
          defaultMessage="Of your last import, {name}, {arrived, number} of {rows, plural, one {# row} other {# rows}} arrived. Choose the same file again to go on."
          id="w75n/4"
          values={{
            name: last.fileName,
            arrived: arrivedIn(last),
            rows: last.options.rows ?? 0,
          }}
        />
      </p>
    )
  // Rows that did not all arrive cannot go on without their file.
  if (!isWhole(last)) return null
  return (
    <p className="border-line flex flex-wrap items-baseline justify-between gap-3 border-t pt-5 text-sm">
      <span>
        <FormattedMessage
          defaultMessage="Your last import: {name}, {moment}"
          id="EAJD/D"
          values={{ name: last.fileName, moment: formatMoment(last.createdAt, locale) }}
        />
      </span>
      <Button variant="link" size="inline" onClick={onOpen}>
        <FormattedMessage defaultMessage="Look at it" id="6xkRdq" />
      </Button>
    </p>
  )
}
