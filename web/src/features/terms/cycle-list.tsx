import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import type { Cycles } from './cycles.ts'
import { labelOf } from './term-words.ts'

/** The two-week cycles that would be added, each with its days. */
export function CycleList({ cycles }: { cycles: Cycles }) {
  const intl = useIntl()
  const locale = useLocale()
  if (cycles.length === 0) return null
  return (
    <ul className="divide-line border-line divide-y rounded-md border text-sm tabular-nums">
      {cycles.map((cycle) => (
        <li key={cycle.startDate} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
          <span className="font-semibold">{labelOf(intl, cycle)}</span>
          <span className="text-ink-muted">
            <FormattedMessage
              defaultMessage="{first} to {last}, {days, plural, one {# school day} other {# school days}}"
              id="K7zF/P"
              values={{
                first: formatShortDay(cycle.startDate, locale),
                last: formatShortDay(cycle.endDate, locale),
                days: cycle.schoolDays,
              }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
