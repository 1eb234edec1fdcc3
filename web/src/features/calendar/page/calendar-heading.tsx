import { FormattedMessage } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { formatDate, formatDates } from '@/lib/dates.ts'
import { addDays } from '@/lib/wall-time.ts'
import { shownSpan, type CalendarView } from '../setting/calendar-views.ts'
import { inLocale, weekOf, type Setting } from '../setting/setting.ts'

/** "1 – 7 February 2027", "February 2027" */
export function titleOf(view: CalendarView, date: string, locale: Locale) {
  if (view === 'month') return formatDate(date, locale, 'month')
  const { start, end } = shownSpan(view, date)
  return view === 'day'
    ? formatDate(date, locale, 'weekdayAndDay')
    : formatDates(start, addDays(end, -1), locale, 'day')
}

/** Which days are shown, and which week of the term it is. */
export function CalendarHeading({
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
    <div className="mr-auto min-w-0">
      <h1 className="text-2xl min-[800px]:text-3xl">{titleOf(view, date, locale)}</h1>
      <p className="text-ink-muted mt-1 min-h-6" aria-live="polite">
        {week?.term !== undefined && week.term !== null && week.week !== null && (
          <FormattedMessage
            defaultMessage="{term}, week {week}"
            id="zOxlHj"
            values={{
              term: inLocale({ label: week.term, labelAf: week.termAf }, locale),
              week: week.week,
            }}
          />
        )}
        {week !== undefined && week.letter !== null && (
          <span className="bg-chalk-yellow/20 text-ink ml-2 rounded-full px-2.5 py-0.5 text-sm font-semibold">
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
