import { FormattedMessage, useIntl } from 'react-intl'
import { WritingButton } from '@/components/writing-button.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import type { Seat } from './seats-document.ts'

/** One seat that was given: to whom, and whether it was taken. */
export function SeatRow({
  seat,
  onWithdraw,
}: {
  seat: Seat
  onWithdraw?: (() => void) | undefined
}) {
  const intl = useIntl()
  const locale = useLocale()
  const { email, invitedAt, takenAt, takenBy } = seat
  const day = (moment: string) => <time dateTime={moment}>{formatShortDay(moment, locale)}</time>
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-[15px]">
      <p className="min-w-[12rem] flex-1">
        <span className="font-semibold wrap-anywhere">{email}</span>
        <span className="text-ink-muted block text-sm wrap-anywhere">
          {takenAt === null ? (
            <FormattedMessage
              defaultMessage="Invited {date}, not taken yet"
              id="HI2goC"
              values={{ date: day(invitedAt) }}
            />
          ) : takenBy === email ? (
            <FormattedMessage
              defaultMessage="Taken on {date}"
              id="D2liyo"
              values={{ date: day(takenAt) }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="Taken by {name} on {date}"
              id="LFkq28"
              values={{ name: takenBy, date: day(takenAt) }}
            />
          )}
        </span>
      </p>
      {onWithdraw !== undefined && (
        <WritingButton
          variant="outline"
          size="sm"
          aria-label={intl.formatMessage(
            { defaultMessage: 'Take back the seat of {email}', id: 'ueTEsN' },
            { email },
          )}
          onClick={onWithdraw}
        >
          <FormattedMessage defaultMessage="Take back" id="C+KnTM" />
        </WritingButton>
      )}
    </li>
  )
}
