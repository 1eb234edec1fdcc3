import { LockIcon, RepeatIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cssColour } from './activity-colours.ts'
import type { Activity } from './calendar-events.ts'

const accent = (colour: string) => ({ '--accent': colour }) as CSSProperties // a variable of our own

/** A block so high that its label would be out of sight while the rest of it is looked at. */
const longMs = 3 * 3_600_000

/**
 * What stands in the block of an activity. A busy month has hundreds, so it is two elements, without a layer of its own
 * for the browser to put together (opacity, sticky).
 */
export function ActivityFace({
  activity,
  time,
  className,
  inline,
  narrow,
}: {
  activity: Activity
  time: string
  className: string | undefined
  /** One line, as in the month. */
  inline: boolean
  /** One of several days on a phone: nothing but the label, in parts of words. */
  narrow: boolean
}) {
  const style = accent(cssColour(activity.color))
  if (narrow) {
    return (
      <div className={inline ? 'activity activity-line' : 'activity activity-narrow'} style={style}>
        {activity.label}
      </div>
    )
  }
  if (inline) {
    return (
      <div className="activity activity-line" style={style}>
        <span className="activity-more">{time.slice(0, 5)}</span> {activity.label}
      </div>
    )
  }
  const long = Date.parse(activity.endDateTime) - Date.parse(activity.startDateTime) >= longMs
  return (
    <div className="activity" style={style}>
      {long ? <span className="sticky top-1 block">{activity.label}</span> : activity.label}
      <span className="activity-more block">
        {[time, className].filter(Boolean).join(' ')}
        {activity.repeatId !== null && <RepeatIcon aria-hidden="true" className="activity-icon" />}
        {activity.locked && <LockIcon aria-hidden="true" className="activity-icon" />}
      </span>
    </div>
  )
}

/** A holiday or a biweek in the row above the hours. */
export function DayMark({ kind, colour, title }: { kind: string; colour: string; title: string }) {
  return (
    <div
      data-mark={kind}
      className="mark w-full truncate px-1.5 py-px text-[12px] font-medium"
      style={accent(cssColour(colour))}
    >
      {title}
    </div>
  )
}
