import type { CSSProperties } from 'react'
import { useLocale } from '@/i18n/locale.ts'
import { formatDates } from '@/lib/dates.ts'
import { addDays, wallTime } from '@/lib/wall-time.ts'
import { cssColour } from '@/lib/chalk.ts'
import { daysTouched } from '../setting/whole-days.ts'
import type { LanePiece } from './print-lanes.ts'

/** A lane of bars, as cells of a table's row: what lasts a day or more is named once, with its days. */
export function LaneCells({ pieces }: { pieces: readonly LanePiece[] }) {
  const locale = useLocale()
  return pieces.flatMap(({ activity, span }, index) => {
    // One cell a day, for the lines between the days.
    if (activity === null) {
      return Array.from({ length: span }, (_, day) => (
        <td key={`${String(index)} ${String(day)}`} className="lane" />
      ))
    }
    const { start, end } = daysTouched({
      start: wallTime(activity.startDateTime),
      end: wallTime(activity.endDateTime),
    })
    const range = formatDates(start, addDays(end, -1), locale, 'shortDayOfYear')
    return (
      <td key={index} colSpan={span} className="lane">
        <div
          className="bar"
          style={{ '--accent': cssColour(activity.color) } as CSSProperties} // a variable of our own
        >
          <strong>{activity.label}</strong>
          {end > addDays(start, 1) && <span className="entry-time ml-[1.2mm]">{range}</span>}
        </div>
      </td>
    )
  })
}
