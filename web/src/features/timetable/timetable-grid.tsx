import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SchoolDay } from '@/domain/school/school-day.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { weekdayNames } from '@/i18n/weekday-names.ts'
import { cn } from '@/lib/class-names.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { CellNote } from './cell-note.tsx'
import { ClassCell } from './class-cell.tsx'
import { DayList } from './day-list.tsx'
import { timetableRows, type Cell, type Row, type Week } from './timetable-rows.ts'
import type { TimetableClass } from './use-timetable.ts'

/** Days by periods; on a phone one day at a time. Each cell is saved when it is chosen. */
export function TimetableGrid({
  schedule,
  entries,
  classes,
  week,
  onSet,
}: {
  schedule: readonly (SchoolDay & { day: string })[]
  entries: Parameters<typeof timetableRows>[1]
  classes: readonly TimetableClass[]
  week: Week
  onSet: (change: {
    day: string
    period: number
    week: Week
    classId: string | null
  }) => Promise<void>
}) {
  const intl = useIntl()
  const online = useOnline()
  const phone = useMediaQuery('(width < 760px)')
  const { days, rows } = timetableRows(schedule, entries, week)
  const picker = (cell: Cell, described?: string) => (
    <ClassCell
      cell={cell}
      classes={classes}
      disabled={!online}
      described={described}
      onClass={(classId) => {
        onSet({ day: cell.day, period: cell.period, week, classId }).catch((error: unknown) =>
          showSnack('error', errorSentence(intl, error)),
        )
      }}
    />
  )
  if (phone) return <DayList days={days} rows={rows} picker={picker} />
  return (
    <div className="bg-card border-line rounded-xl border p-4">
      <table className="w-full table-fixed border-separate border-spacing-x-1.5 border-spacing-y-1">
        <caption className="sr-only">
          <FormattedMessage defaultMessage="Class timetable" id="wF7bcJ" />
        </caption>
        <colgroup>
          <col className="w-24" />
          {days.map((day) => (
            <col key={day} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col" className="pb-1 text-left text-[15px] font-semibold">
                {intl.formatMessage(weekdayNames[day])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GridRow key={row.period} row={row} picker={picker} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function GridRow({
  row,
  picker,
}: {
  row: Row
  picker: (cell: Cell, described?: string) => ReactNode
}) {
  const id = useId()
  const room = cn('align-top', row.breakAfter && 'pb-4')
  return (
    <tr>
      <th scope="row" className={cn(room, 'text-left font-normal')}>
        <span className="block pt-0.5 font-semibold">{row.period}</span>
        <span className="text-ink-muted block text-xs tabular-nums">{row.time}</span>
      </th>
      {row.cells.map((cell) => {
        const note = `${id}-${cell.day}`
        if (cell.time === null && cell.classId === '' && cell.byWeek === null) {
          return (
            <td key={cell.day} className={room}>
              <span aria-hidden="true" className="chalk-hatch block h-11 rounded-md opacity-60" />
            </td>
          )
        }
        const said = cell.time !== row.time
        return (
          <td key={cell.day} className={room}>
            {picker(cell, said ? note : undefined)}
            {said && <CellNote id={note} cell={cell} />}
          </td>
        )
      })}
    </tr>
  )
}
