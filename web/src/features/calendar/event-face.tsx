import { LockIcon, RepeatIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cn } from '@/lib/class-names.ts'
import { cssColour } from './activity-colours.ts'
import type { Activity } from './calendar-events.ts'

const accent = (colour: string) => ({ '--accent': colour }) as CSSProperties // a variable of our own

/** What stands in the block of an activity. Kept small: a busy month has hundreds. */
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
  return (
    <div
      className={cn(
        'activity h-full w-full overflow-clip leading-[1.3]',
        narrow ? 'px-0.5 text-[11px] hyphens-auto' : 'px-1.5 text-[13px]',
        inline ? 'flex gap-1.5 py-0.5 whitespace-nowrap' : 'py-1',
      )}
      style={accent(cssColour(activity.color))}
    >
      {inline && !narrow && <span className="tabular-nums opacity-75">{time.slice(0, 5)}</span>}
      {/* Stays in sight while a long block is scrolled past. */}
      <span
        className={
          inline ? 'truncate font-semibold' : 'sticky top-1 block font-semibold break-words'
        }
      >
        {activity.label}
      </span>
      {!inline && !narrow && (
        <span className="flex flex-wrap items-center gap-x-1.5 text-[12px] opacity-80">
          <span className="tabular-nums">{time}</span>
          {className !== undefined && <span>{className}</span>}
          {activity.repeatId !== null && <RepeatIcon aria-hidden="true" className="size-3" />}
          {activity.locked && <LockIcon aria-hidden="true" className="size-3" />}
        </span>
      )}
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
