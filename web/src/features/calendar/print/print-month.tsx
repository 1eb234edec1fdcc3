import { FormattedMessage, useIntl } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { addDays } from '@/lib/wall-time.ts'
import type { Activity } from '../grid/calendar-events.ts'
import { closedName, closedOn } from '../setting/closed-days.ts'
import { dayFormat } from '../setting/day-format.ts'
import { shownSpan } from '../setting/calendar-views.ts'
import { PrintEntry } from './print-entry.tsx'
import { SheetHead } from './print-head.tsx'
import { activitiesOn } from './print-rows.ts'
import { inLocale, weekOf, type Setting } from '../setting/setting.ts'

/** What fits into a day of a month on paper. */
const perDay = { 4: 6, 5: 5, 6: 4 } as Record<number, number>

/** One month on one sheet, with the week of the term at the edge. */
export function PrintMonth({
  date,
  locale,
  setting,
  activities,
}: {
  date: string
  locale: Locale
  setting: Setting
  activities: readonly Activity[]
}) {
  const { start, end } = shownSpan('month', date)
  const mondays: string[] = []
  for (let monday = start; monday < end; monday = addDays(monday, 7)) mondays.push(monday)
  const room = perDay[mondays.length] ?? 4
  const format = (options: Intl.DateTimeFormatOptions) => dayFormat(locale, options)
  const intl = useIntl()
  return (
    <section className="sheet">
      <SheetHead
        title={format({ month: 'long', year: 'numeric' }).format(new Date(date))}
        locale={locale}
      />
      <table>
        <thead>
          <tr>
            <th className="hours">
              <FormattedMessage defaultMessage="Week" id="sd2ieZ" />
            </th>
            {Array.from({ length: 7 }, (_, index) => (
              <th key={index} scope="col">
                {format({ weekday: 'long' }).format(new Date(addDays(start, index)))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mondays.map((monday) => {
            const week = weekOf(setting, monday)
            const number = String(week?.week ?? '–')
            const letter = week?.letter ? ` · ${week.letter}` : null
            return (
              <tr key={monday}>
                <th scope="row" className="hours">
                  <strong>{number}</strong>
                  {letter}
                  {week !== undefined && week.term !== null && (
                    <>
                      <br />
                      <span className="text-[7.5pt]">
                        {inLocale({ label: week.term, labelAf: week.termAf }, locale)}
                      </span>
                    </>
                  )}
                </th>
                {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => {
                  const own = activitiesOn(activities, day)
                  const holiday = closedOn(setting, day)
                  const other = !day.startsWith(date.slice(0, 7))
                  return (
                    <td key={day} className={holiday && 'closed'}>
                      <span className={other ? 'text-[#7c867f]' : 'font-semibold'}>
                        {Number(day.slice(8))}
                      </span>
                      {holiday !== undefined && (
                        <strong className="ml-1">{closedName(holiday, intl)}</strong>
                      )}
                      <div className="text-[8pt]">
                        {own.slice(0, own.length > room ? room - 1 : room).map((activity) => (
                          <PrintEntry
                            key={activity.id}
                            activity={activity}
                            className={undefined}
                            compact
                          />
                        ))}
                        {own.length > room && (
                          <em>
                            <FormattedMessage
                              defaultMessage="and {count} more"
                              id="oDI/Rp"
                              values={{ count: own.length - room + 1 }}
                            />
                          </em>
                        )}
                      </div>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
