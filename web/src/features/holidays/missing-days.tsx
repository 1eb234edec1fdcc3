import { FormattedMessage } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import type { MissingHolidays } from './holidays-of-year.ts'

/** The days that would be added; that there are none, when the list has them all. */
export function MissingDays({ year, days }: { year: string; days: MissingHolidays }) {
  const locale = useLocale()
  if (days.length === 0) {
    return (
      <p>
        <FormattedMessage
          defaultMessage="The list has every public holiday of {year}."
          id="OkU0d3"
          values={{ year }}
        />
      </p>
    )
  }
  return (
    <ul className="divide-line border-line divide-y rounded-md border text-sm tabular-nums">
      {days.map(({ date, label, labelAf }) => (
        <li key={`${date} ${label}`} className="flex justify-between gap-4 px-3 py-2">
          <span>{locale === 'af' ? labelAf : label}</span>
          <span className="text-ink-muted shrink-0">{formatShortDay(date, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
