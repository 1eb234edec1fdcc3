import { FormattedMessage } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { formatDate } from '@/lib/dates.ts'
import { addDays } from '@/lib/wall-time.ts'
import type { Activity } from '../grid/calendar-events.ts'
import { shownSpan } from '../setting/calendar-views.ts'
import type { Setting } from '../setting/setting.ts'
import { SheetHead } from './print-head.tsx'
import { MonthWeek } from './print-month-week.tsx'
import type { PrintTeacher } from './use-print-teacher.ts'

/**
 * One month, with the week of the term at the edge. Rows are as high as their fullest day; what does not fit on the page
 * goes on on the next one, and nothing is left out.
 */
export function PrintMonth({
  date,
  locale,
  setting,
  activities,
  teacher,
}: {
  date: string
  locale: Locale
  setting: Setting
  activities: readonly Activity[]
  teacher: PrintTeacher
}) {
  const { start, end } = shownSpan('month', date)
  const mondays: string[] = []
  for (let monday = start; monday < end; monday = addDays(monday, 7)) mondays.push(monday)
  return (
    <section className="sheet sheet-month">
      <table>
        <colgroup>
          <col className="hours" />
        </colgroup>
        <thead>
          <SheetHead
            title={formatDate(date, locale, 'month')}
            setting={setting}
            teacher={teacher}
            locale={locale}
            columns={8}
          />
          <tr>
            <th className="hours">
              <FormattedMessage defaultMessage="Week" id="sd2ieZ" />
            </th>
            {Array.from({ length: 7 }, (_, index) => (
              <th key={index} scope="col">
                {formatDate(addDays(start, index), locale, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        {mondays.map((monday) => (
          <MonthWeek
            key={monday}
            monday={monday}
            month={date.slice(0, 7)}
            locale={locale}
            setting={setting}
            activities={activities}
          />
        ))}
      </table>
    </section>
  )
}
