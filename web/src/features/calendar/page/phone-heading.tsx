import { FormattedMessage } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { formatDate, formatDates } from '@/lib/dates.ts'
import { addDays } from '@/lib/wall-time.ts'
import { shownSpan, type CalendarView } from '../setting/calendar-views.ts'
import { inLocale, weekOf, type Setting } from '../setting/setting.ts'
import { titleOf } from './calendar-heading.tsx'

/** "Wed 3 Feb", "1–7 Feb", "Feb 2027": the weekday and the year stand in the strip and the month. */
function shortTitle(view: CalendarView, date: string, locale: Locale): string {
  if (view === 'month') return formatDate(date, locale, 'shortMonth')
  const { start, end } = shownSpan(view, date)
  return view === 'day'
    ? formatDate(date, locale, 'shortWeekdayOfYear')
    : formatDates(start, addDays(end, -1), locale, 'shortDayOfYear')
}

/** "Term 2" of "Term 2, 2027": the strip below is of that year, and a phone has no room for it. */
const withoutYear = (term: string) => term.replace(/, \d{4}$/, '')

/** Which days are shown and which week of the term it is, on one line of a phone. */
export function PhoneHeading({
  view,
  date,
  locale,
  setting,
}: {
  view: CalendarView
  date: string
  locale: Locale
  setting: Setting
}) {
  const week = weekOf(setting, date)
  return (
    <div className="mr-auto min-w-0 leading-tight">
      <h1 className="font-sans text-base leading-5 font-semibold tracking-normal">
        <span className="sr-only">{titleOf(view, date, locale)}</span>
        <span aria-hidden="true" className="block truncate">
          {shortTitle(view, date, locale)}
        </span>
      </h1>
      <p className="text-ink-muted flex min-h-4 items-baseline gap-1 text-xs" aria-live="polite">
        {week?.term !== undefined && week.term !== null && week.week !== null && (
          <span className="truncate">
            <FormattedMessage
              defaultMessage="Week {week}, {term}"
              id="HFH6So"
              values={{
                term: withoutYear(inLocale({ label: week.term, labelAf: week.termAf }, locale)),
                week: week.week,
              }}
            />
          </span>
        )}
        {week !== undefined && week.letter !== null && (
          <span className="bg-chalk-yellow/20 text-ink shrink-0 rounded-full px-1.5 font-semibold">
            <FormattedMessage
              defaultMessage="Week {letter}"
              id="nbe1LP"
              values={{ letter: week.letter }}
            />
          </span>
        )}
      </p>
    </div>
  )
}
