import { useIntl } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { addDays } from '@/lib/wall-time.ts'
import type { Activity } from '../grid/calendar-events.ts'
import { closedName, closedOn } from '../setting/closed-days.ts'
import { inLocale, weekOf, type Setting } from '../setting/setting.ts'
import { LaneCells } from './print-bar.tsx'
import { PrintEntry } from './print-entry.tsx'
import { isBar, lanesOf } from './print-lanes.ts'
import { activitiesOn } from './print-rows.ts'

/** A week of a month: the numbers of its days, its bars, and what each day holds. */
export function MonthWeek({
  monday,
  month,
  locale,
  setting,
  activities,
}: {
  monday: string
  /** "2027-02": days of other months are grey. */
  month: string
  locale: Locale
  setting: Setting
  activities: readonly Activity[]
}) {
  const intl = useIntl()
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  const lanes = lanesOf(activities, days)
  const timed = activities.filter((activity) => !isBar(activity))
  const week = weekOf(setting, monday)
  const number = String(week?.week ?? '–')
  const letter = week?.letter ? ` · ${week.letter}` : null
  return (
    <tbody>
      <tr className="number-row">
        <th scope="row" className="hours" rowSpan={lanes.length + 2}>
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
        {days.map((day) => {
          const closed = closedOn(setting, day)
          return (
            <td key={day} className={closed && 'closed'}>
              <span className={day.startsWith(month) ? 'font-semibold' : 'text-[#5f6963]'}>
                {Number(day.slice(8))}
              </span>
              {closed !== undefined && (
                <strong className="ml-1 text-[8pt]">{closedName(closed, intl)}</strong>
              )}
            </td>
          )
        })}
      </tr>
      {lanes.map((pieces, index) => (
        <tr key={index} className="lane-row">
          <LaneCells pieces={pieces} />
        </tr>
      ))}
      <tr className="entries-row">
        {days.map((day) => (
          <td key={day} className={cn('text-[8pt]', closedOn(setting, day) && 'closed')}>
            {activitiesOn(timed, day).map((activity) => (
              <PrintEntry key={activity.id} activity={activity} className={undefined} compact />
            ))}
          </td>
        ))}
      </tr>
    </tbody>
  )
}
