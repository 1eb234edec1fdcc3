import type { CSSProperties } from 'react'
import { cssColour } from '@/lib/chalk.ts'
import type { Activity } from '../grid/calendar-events.ts'
import { timesOf } from './print-rows.ts'

/** An activity on paper, always with its times. */
export function PrintEntry({
  activity,
  className,
  compact = false,
}: {
  activity: Activity
  className: string | undefined
  compact?: boolean
}) {
  const times = timesOf(activity)
  const range = `${times.start}–${times.end} `
  // Never alone on a line.
  const group = `\u00a0·\u00a0${className ?? ''}`
  return (
    <div
      className="entry"
      style={{ '--accent': cssColour(activity.color) } as CSSProperties} // a variable of our own
    >
      <span className="entry-time">{range}</span>
      {!compact && <br />}
      <strong>{activity.label}</strong>
      {className !== undefined && <span>{group}</span>}
    </div>
  )
}
