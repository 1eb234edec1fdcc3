import { LockIcon, RepeatIcon } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { DayPart } from '@/domain/school/school-day.ts'
import { cssColour } from '@/lib/chalk.ts'
import type { Activity } from './calendar-events.ts'
import { hyphenated } from './soft-hyphens.ts'

const accent = (colour: string) => ({ '--accent': colour }) as CSSProperties // a variable of our own

/** Of blocks this long, the label stays in view while the rest is scrolled. */
const longMs = 3 * 3_600_000

/** The height of a line of a block and of what surrounds its lines, in pixels, as calendar.css sets them. */
const lineHeight = 16.25
const aroundLines = 5

/** How many lines of a label fit, of which the last ends in an ellipsis. CSS cannot count them by itself. */
const clamped = (height: number, linesBelow: number): CSSProperties => ({
  WebkitLineClamp: Math.max(Math.floor((height - aroundLines) / lineHeight) - linesBelow, 1),
})

export interface ActivityRoom {
  /** One line, as in the month. */
  inline: boolean
  /** One of several days on a phone: nothing but the label, in parts of words. */
  narrow: boolean
  /** The only day in view. */
  alone: boolean
  /** Of the block, in pixels. */
  height: number
}

/**
 * The content of an activity's block; FullCalendar draws the block itself (`activityClass`). A busy week has hundreds, so
 * the content is text and one element, without styles that need a layer of their own (opacity, sticky).
 */
export function activityFace({
  activity,
  time,
  className,
  inline,
  narrow,
  alone,
  height,
}: {
  activity: Activity
  time: string
  className: string | undefined
} & ActivityRoom): ReactNode {
  if (narrow) {
    return (
      <span className="activity-label" style={clamped(height, 0)}>
        {hyphenated(activity.label)}
      </span>
    )
  }
  // Side by side the days have no room for times: the axis and a hovering pointer tell them.
  const gap = ' '
  const clock = time !== '' && (
    <span className={alone ? undefined : 'sr-only'}>
      {gap}
      {time}
    </span>
  )
  if (inline) {
    return (
      <>
        {activity.label}
        <span className="activity-more">
          {gap}
          {className}
          {clock}
        </span>
      </>
    )
  }
  const long = Date.parse(activity.endDateTime) - Date.parse(activity.startDateTime) >= longMs
  const second = alone || className !== undefined || activity.repeatId !== null || activity.locked
  const words = (
    <>
      <span className="activity-label" style={clamped(height, second ? 1 : 0)}>
        {activity.label}
      </span>
      <span className="activity-more block">
        {className}
        {clock}
        {activity.repeatId !== null && <RepeatIcon aria-hidden="true" className="activity-icon" />}
        {activity.locked && <LockIcon aria-hidden="true" className="activity-icon" />}
      </span>
      {/* Side by side the days have no room for notes. The block is a button, which cannot hold links: the dialog has them. */}
      {alone && activity.notes !== '' && (
        <span className="activity-more block whitespace-pre-line">{activity.notes}</span>
      )}
    </>
  )
  // Label and times together, or the times would scroll under the label.
  return long ? <span className="sticky top-1 block">{words}</span> : words
}

/** The class of the block itself. */
export const activityClass = ({ inline, narrow }: Pick<ActivityRoom, 'inline' | 'narrow'>) =>
  inline
    ? 'activity activity-line'
    : narrow
      ? 'activity activity-narrow'
      : 'activity activity-block'

/** The periods and breaks of a day, behind its activities. */
export function dayParts(parts: readonly DayPart[], name: (part: DayPart) => ReactNode): ReactNode {
  const ofDay = (minutes: number) => `${String(minutes / 14.4)}%`
  return (
    <>
      {parts.map((part) => (
        <div
          key={part.start}
          className={`calendar-part calendar-${part.kind}`}
          style={{ top: ofDay(part.start), height: ofDay(part.end - part.start) }}
        >
          {name(part)}
        </div>
      ))}
    </>
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
