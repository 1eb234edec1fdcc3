import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { weekdayNames, weekdays, type Weekday } from '@/i18n/weekday-names.ts'
import { cn } from '@/lib/class-names.ts'
import { formatDate } from '@/lib/dates.ts'
import { today, weekdayOf } from '@/lib/wall-time.ts'
import { CellNote } from './cell-note.tsx'
import type { Cell, Row } from './timetable-rows.ts'

/** Monday is 4 January 2027. */
const mondayPlus = (day: Weekday) => new Date(Date.UTC(2027, 0, 4 + weekdays.indexOf(day)))

/** A phone's timetable: the days as tabs, and the periods of one of them. Opens on today. */
export function DayList({
  days,
  rows,
  picker,
}: {
  days: readonly Weekday[]
  rows: readonly Row[]
  picker: (cell: Cell, described?: string) => ReactNode
}) {
  const intl = useIntl()
  const id = useId()
  const [asked, setAsked] = useState(weekdays[weekdayOf(today()) - 1])
  const day = days.find((one) => one === asked) ?? days[0]
  return (
    <div className="grid gap-4">
      <div
        role="group"
        aria-label={intl.formatMessage({ defaultMessage: 'Day', id: '7pXrnq' })}
        className="border-line-strong bg-card flex h-12 rounded-md border p-[3px]"
      >
        {days.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            aria-label={intl.formatMessage(weekdayNames[one])}
            onClick={() => setAsked(one)}
            className={cn(
              'min-w-0 flex-1 rounded-[7px] text-[14px] font-semibold',
              one === day ? 'bg-board text-board-ink' : 'hover:bg-board/8',
            )}
          >
            {formatDate(mondayPlus(one), intl.locale, 'shortWeekday')}
          </button>
        ))}
      </div>
      <ol className="bg-card border-line divide-line divide-y rounded-xl border px-4">
        {rows.flatMap((row) => {
          const cell = row.cells.find((one) => one.day === day)
          if (cell === undefined || (cell.time === null && cell.classId === '' && !cell.byWeek))
            return []
          const note = `${id}-${String(row.period)}`
          return [
            <li key={row.period} className={cn('py-2.5', row.breakAfter && 'border-b-line-strong')}>
              <div className="grid grid-cols-[5.5rem_1fr] items-center gap-3">
                <div>
                  <span className="block text-[15px] font-semibold">
                    <FormattedMessage
                      defaultMessage="Period {number}"
                      id="Nbbg6B"
                      values={{ number: row.period }}
                    />
                  </span>
                  <span id={note} className="text-ink-muted block text-xs tabular-nums">
                    {cell.time}
                  </span>
                </div>
                {picker(cell, note)}
              </div>
              {cell.time === null && <CellNote id={`${note}-none`} cell={cell} />}
            </li>,
          ]
        })}
      </ol>
    </div>
  )
}
