import { FormattedMessage, useIntl } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { addDays } from '@/lib/wall-time.ts'
import type { Activity } from '../grid/calendar-events.ts'
import { dayFormat } from '../setting/day-format.ts'
import { activitiesOn, commonRows, rowOf, type PrintRow } from './print-rows.ts'
import { PrintEntry } from './print-entry.tsx'
import { SheetHead } from './print-head.tsx'
import { closedName, closedOn } from '../setting/closed-days.ts'
import { weekOf, type Setting } from '../setting/setting.ts'

/** One week on one sheet: Monday to Friday by periods, the weekend when something is on. */
export function PrintWeek({
  monday,
  locale,
  setting,
  activities,
}: {
  monday: string
  locale: Locale
  setting: Setting
  activities: readonly Activity[]
}) {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter(
    (day, index) => index < 5 || activitiesOn(activities, day).length > 0,
  )
  const format = dayFormat(locale, { weekday: 'long', day: 'numeric', month: 'short' })
  const long = dayFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const classes = new Map(setting.classes.map(({ id, name }) => [id, name]))
  const rows = commonRows(setting.schedule) ?? [
    { kind: 'before', number: 0, start: '00:00', end: '24:00' } satisfies PrintRow,
  ]
  const onDay = new Map(days.map((day) => [day, activitiesOn(activities, day)]))
  const intl = useIntl()
  const entries = (day: string, row: PrintRow) =>
    (onDay.get(day) ?? []).filter((activity) => rowOf(rows, day, activity) === row)
  const shown = rows.filter(
    (row) =>
      row.kind === 'period' ||
      row.kind === 'break' ||
      rows.length === 1 ||
      days.some((day) => entries(day, row).length > 0),
  )
  return (
    <section className="sheet">
      <SheetHead
        title={long.formatRange(new Date(monday), new Date(addDays(monday, 6)))}
        week={weekOf(setting, monday)}
        locale={locale}
      />
      <table>
        <thead>
          <tr>
            {rows.length > 1 && (
              <th className="hours">
                <FormattedMessage defaultMessage="Time" id="ug01Mk" />
              </th>
            )}
            {days.map((day) => {
              const holiday = closedOn(setting, day)
              return (
                <th key={day} scope="col" className={holiday && 'closed'}>
                  {format.format(new Date(day))}
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
          {shown.map((row) => (
            <tr key={row.start} className={row.kind === 'break' ? 'break-row' : undefined}>
              {rows.length > 1 && (
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
        </tbody>
      </table>
    </section>
  )
}

function RowName({ row }: { row: PrintRow }) {
  if (row.kind === 'before') {
    return (
      <FormattedMessage defaultMessage="Before {time}" id="EOB29P" values={{ time: row.end }} />
    )
  }
  if (row.kind === 'after') {
    return (
      <FormattedMessage defaultMessage="From {time}" id="TPGgX+" values={{ time: row.start }} />
    )
  }
  const number = `${String(row.number)} · `
  const until = `–${row.end}`
  return (
    <>
      {row.kind === 'period' && <strong>{number}</strong>}
      {row.kind === 'break' && (
        <>
          <FormattedMessage defaultMessage="Break" id="gTq4jF" />{' '}
        </>
      )}
      {row.start}
      {row.kind === 'period' && (
        <>
          <br />
          {until}
        </>
      )}
    </>
  )
}
