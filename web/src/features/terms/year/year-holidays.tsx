import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import { labelOf } from '../term-words.ts'

/** The holidays of a year, in words. */
export function YearHolidays({
  holidays,
}: {
  holidays: readonly { id: string; label: string; labelAf: string | null; date: string }[]
}) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">
        <FormattedMessage
          defaultMessage="Holidays"
          id="keiHb8"
          description="Single days without school"
        />
      </h3>
      {holidays.length === 0 && (
        <p className="text-ink-muted text-sm">
          <FormattedMessage defaultMessage="The year has no holidays yet." id="sH8ISc" />
        </p>
      )}
      <ul className="grid gap-x-6 gap-y-1 text-sm tabular-nums sm:grid-cols-2">
        {holidays.map((holiday) => (
          <li key={holiday.id} className="flex justify-between gap-4">
            <span>{labelOf(intl, holiday)}</span>
            <span className="text-ink-muted shrink-0">{formatShortDay(holiday.date, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
