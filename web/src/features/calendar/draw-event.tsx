import type { EventApi, EventDisplayInfo } from '@fullcalendar/react'
import type { IntlShape } from 'react-intl'
import type { DayPart } from '@/lib/school-day.ts'
import type { Activity } from './calendar-events.ts'
import { viewTypes } from './calendar-views.ts'
import { ActivityFace, DayMark } from './event-face.tsx'

export const activityOf = (event: Pick<EventApi, 'extendedProps'>) =>
  event.extendedProps['activity'] as Activity | undefined // as calendar-events.ts makes them

const clock = (date: Date) => date.toISOString().slice(11, 16)

/** "08:00–08:45". The library's own text goes through Intl for every block of every drawing, which takes longer than all else. */
const timesOf = ({ start, end }: EventApi) =>
  start === null ? '' : `${clock(start)}–${clock(end ?? start)}`

/** What stands in a block: an activity, a period or break behind them, a holiday or biweek above them. */
export function drawEvent(
  { event, isShort, view }: Pick<EventDisplayInfo, 'event' | 'isShort' | 'view'>,
  intl: IntlShape,
  classNames: ReadonlyMap<string, string>,
  phone: boolean,
) {
  const narrow = phone && view.type === viewTypes.week
  const activity = activityOf(event)
  if (activity !== undefined) {
    return (
      <ActivityFace
        activity={activity}
        time={timesOf(event)}
        className={classNames.get(activity.teacherClassSubjectId ?? '')}
        inline={view.type === viewTypes.month || isShort}
        narrow={narrow || (phone && view.type === viewTypes['4day'])}
      />
    )
  }
  const part = event.extendedProps['part'] as DayPart | undefined // as calendar-events.ts makes them
  if (part !== undefined) {
    return (
      <span className="text-ink-muted block px-1.5 text-[11px] font-medium">
        {part.kind === 'break'
          ? intl.formatMessage({ defaultMessage: 'Break', id: 'gTq4jF' })
          : narrow
            ? part.number
            : intl.formatMessage(
                { defaultMessage: 'Period {number}', id: 'Nbbg6B' },
                { number: part.number },
              )}
      </span>
    )
  }
  const mark: unknown = event.extendedProps['mark']
  if (typeof mark !== 'string') return null
  const colour: unknown = event.extendedProps['colour']
  return (
    <DayMark kind={mark} colour={typeof colour === 'string' ? colour : 'red'} title={event.title} />
  )
}
