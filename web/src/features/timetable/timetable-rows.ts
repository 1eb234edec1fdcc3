import { clockTime, partsOfDay, timeSpan, type SchoolDay } from '@/domain/school/school-day.ts'
import { weekdays, type Weekday } from '@/i18n/weekday-names.ts'

/** Every week, or only those of one letter. */
export type Week = 'EVERY' | 'A' | 'B'

interface Entry {
  day: string
  period: number
  week: string
  teacherClassSubjectId: string
}

export interface Cell {
  day: Weekday
  period: number
  /** "08:00–08:45"; null when the day has no such period. */
  time: string | null
  /** Who sits there in the week that is shown; "" when it is free. */
  classId: string
  /** Looking at every week: who sits there in weeks A and B when that is not the same. */
  byWeek: { A: string; B: string } | null
}

export interface Row {
  period: number
  /** The time that most days give it. */
  time: string | null
  /** A break follows on the first day that has this period. */
  breakAfter: boolean
  cells: Cell[]
}

/** Who sits in a period in a week; with EVERY, only who sits there in every week. */
const classIn = (entries: readonly Entry[], week: Week) =>
  entries.find((entry) => entry.week === 'EVERY' || entry.week === week)?.teacherClassSubjectId ??
  ''

function cellOf(entries: readonly Entry[], week: Week): Pick<Cell, 'classId' | 'byWeek'> {
  const byWeek = { A: classIn(entries, 'A'), B: classIn(entries, 'B') }
  return {
    classId: classIn(entries, week),
    byWeek: week === 'EVERY' && byWeek.A !== byWeek.B ? byWeek : null,
  }
}

const mostCommon = (times: readonly string[]): string | null => {
  const often = (time: string) => times.filter((one) => one === time).length
  return times.toSorted((one, other) => often(other) - often(one))[0] ?? null
}

/**
 * The periods of the schedule with the classes that sit in them, as rows of days. A class in a period that the schedule no
 * longer has keeps its row or day, so that it can be found and moved.
 */
export function timetableRows(
  schedule: readonly (SchoolDay & { day: string })[],
  entries: readonly Entry[],
  week: Week,
): { days: Weekday[]; rows: Row[] } {
  const parts = new Map(schedule.map((day) => [day.day, partsOfDay(day)]))
  const periodsOf = (day: string) => (parts.get(day) ?? []).filter(({ kind }) => kind === 'period')
  const days = weekdays.filter(
    (day) => periodsOf(day).length > 0 || entries.some((entry) => entry.day === day),
  )
  const most = Math.max(
    0,
    ...days.map((day) => periodsOf(day).length),
    ...entries.map(({ period }) => period),
  )
  const rows = Array.from({ length: most }, (_, index): Row => {
    const period = index + 1
    const cells = days.map((day): Cell => {
      const part = periodsOf(day)[index]
      return {
        day,
        period,
        time: part ? timeSpan(clockTime(part.start), clockTime(part.end)) : null,
        ...cellOf(
          entries.filter((entry) => entry.day === day && entry.period === period),
          week,
        ),
      }
    })
    const times = cells.flatMap(({ time }) => time ?? [])
    const first = days.find((day) => periodsOf(day)[index] !== undefined) ?? ''
    const after = (parts.get(first) ?? []).findIndex(
      (part) => part.kind === 'period' && part.number === period,
    )
    return {
      period,
      time: mostCommon(times),
      breakAfter: parts.get(first)?.[after + 1]?.kind === 'break',
      cells,
    }
  })
  return { days, rows }
}
