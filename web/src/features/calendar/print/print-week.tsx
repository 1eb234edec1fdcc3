import { FormattedMessage, useIntl } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { formatDate, formatDates } from '@/lib/dates.ts'
import { addDays } from '@/lib/wall-time.ts'
import type { Activity } from '../grid/calendar-events.ts'
import { closedName, closedOn } from '../setting/closed-days.ts'
import type { Setting } from '../setting/setting.ts'
import { LaneCells } from './print-bar.tsx'
import { PrintEntry } from './print-entry.tsx'
import { SheetHead } from './print-head.tsx'
import { isBar, lanesOf } from './print-lanes.ts'
import { activitiesOn, rowOf, weekRows, type PrintRow } from './print-rows.ts'
import { RowName } from './row-name.tsx'
import { SignatureRow } from './signature-row.tsx'
import type { PrintTeacher } from './use-print-teacher.ts'

/** One week: Monday to Friday by periods, the weekend when something is on. A full one goes on on the next page. */
export function PrintWeek({
  monday,
  locale,
  setting,
  activities,
  teacher,
}: {
  monday: string
  locale: Locale
  setting: Setting
  activities: readonly Activity[]
  teacher: PrintTeacher
}) {
  const intl = useIntl()
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter(
    (day, index) => index < 5 || activitiesOn(activities, day).length > 0,
  )
  const classes = new Map(setting.classes.map(({ id, name }) => [id, name]))
  const periods = weekRows(setting.schedule)
  const rows = periods ?? [
    { kind: 'before', number: 0, start: '00:00', end: '24:00' } satisfies PrintRow,
  ]
  const timed = activities.filter((activity) => !isBar(activity))
  const onDay = new Map(days.map((day) => [day, activitiesOn(timed, day)]))
  const entries = (day: string, row: PrintRow) =>
    (onDay.get(day) ?? []).filter(
      (activity) => rowOf(rows, setting.schedule, day, activity) === row,
    )
  const shown = rows.filter(
    (row) =>
      row.kind === 'period' ||
      row.kind === 'break' ||
      periods === null ||
      days.some((day) => entries(day, row).length > 0),
  )
  const columns = days.length + (periods === null ? 0 : 1)
  return (
    <section className="sheet">
      <table>
        {periods !== null && (
          <colgroup>
            <col className="hours" />
          </colgroup>
        )}
        <thead>
          <SheetHead
            title={formatDates(monday, addDays(monday, 6), locale, 'day')}
            monday={monday}
            setting={setting}
            teacher={teacher}
            locale={locale}
            columns={columns}
          />
          <tr>
            {periods !== null && (
              <th className="hours">
                <FormattedMessage defaultMessage="Time" id="ug01Mk" />
              </th>
            )}
            {days.map((day) => {
              const holiday = closedOn(setting, day)
              return (
                <th key={day} scope="col" className={holiday && 'closed'}>
                  {formatDate(day, locale, 'weekdayOfYear')}
                  {holiday !== undefined && (
                    <>
                      <br />
                      <strong>{closedName(holiday, intl)}</strong>
                    </>
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {lanesOf(activities, days).map((pieces, index) => (
            <tr key={index} className="lane-row">
              {periods !== null && (
                <th scope="row" className="hours">
                  {index === 0 && <FormattedMessage defaultMessage="All day" id="Vob6h4" />}
                </th>
              )}
              <LaneCells pieces={pieces} />
            </tr>
          ))}
          {shown.map((row) => (
            <tr key={row.start} className={row.kind === 'break' ? 'break-row' : undefined}>
              {periods !== null && (
                <th scope="row" className="hours">
                  <RowName row={row} />
                </th>
              )}
              {days.map((day) => (
                <td key={day} className={closedOn(setting, day) && 'closed'}>
                  {entries(day, row).map((activity) => (
                    <PrintEntry
                      key={activity.id}
                      activity={activity}
                      className={classes.get(activity.teacherClassSubjectId ?? '')}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
          <SignatureRow columns={columns} />
        </tbody>
      </table>
    </section>
  )
}
