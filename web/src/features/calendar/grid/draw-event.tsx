import type { EventApi, EventDisplayInfo } from '@fullcalendar/react'
import type { IntlShape } from 'react-intl'
import type { DayPart } from '@/domain/school/school-day.ts'
import type { Activity } from './calendar-events.ts'
import { viewTypes } from '../setting/calendar-views.ts'
import { hourHeight } from './grid-options.ts'
import { activityClass, activityFace, dayParts, DayMark } from './event-face.tsx'

export const activityOf = (event: Pick<EventApi, 'extendedProps'>) =>
  event.extendedProps['activity'] as Activity | undefined // as calendar-events.ts makes them

const clock = (date: Date) => date.toISOString().slice(11, 16)

/** "08:00–08:45". The library's own text calls Intl for every block, which takes longer than everything else. */
const timesOf = ({ start, end, allDay }: EventApi) =>
  start === null || allDay ? '' : `${clock(start)}–${clock(end ?? start)}`

/** What a hovering pointer is told: "08:00–08:45 Fractions". */
export const titleOf = (event: EventApi) => `${timesOf(event)} ${event.title}`.trim()

type Drawn = Pick<EventDisplayInfo, 'event' | 'isShort' | 'view'>

const narrowWeek = (view: Drawn['view'], phone: boolean) => phone && view.type === viewTypes.week

const hoursOf = ({ start, end }: EventApi) =>
  start === null || end === null ? 0 : (end.getTime() - start.getTime()) / 3_600_000

const roomOf = ({ event, isShort, view }: Drawn, phone: boolean) => ({
  height: hoursOf(event) * hourHeight(phone),
  inline: view.type === viewTypes.month || isShort || event.allDay,
  alone: view.type === viewTypes.day,
  narrow: narrowWeek(view, phone) || (phone && view.type === viewTypes['4day']),
})

/** The class of the block whose content drawEvent draws. */
export const classOfEvent = (info: Drawn, phone: boolean): string =>
  activityOf(info.event) !== undefined
    ? activityClass(roomOf(info, phone))
    : 'more' in info.event.extendedProps
      ? 'calendar-more'
      : ''

/** The content of any event: an activity, the periods and breaks behind them, a holiday or biweek above them. */
export function drawEvent(
  info: Drawn,
  intl: IntlShape,
  classNames: ReadonlyMap<string, string>,
  phone: boolean,
) {
  const { event, view } = info
  const activity = activityOf(event)
  if (activity !== undefined) {
    return activityFace({
      activity,
      time: timesOf(event),
      className: classNames.get(activity.teacherClassSubjectId ?? ''),
      ...roomOf(info, phone),
    })
  }
  const parts = event.extendedProps['parts'] as readonly DayPart[] | undefined // as calendar-events.ts makes them
  if (parts !== undefined) {
    return dayParts(parts, (part) =>
      part.kind === 'break'
        ? intl.formatMessage({ defaultMessage: 'Break', id: 'gTq4jF' })
        : narrowWeek(view, phone)
          ? part.number
          : intl.formatMessage(
              { defaultMessage: 'Period {number}', id: 'Nbbg6B' },
              { number: part.number },
            ),
    )
  }
  const more: unknown = event.extendedProps['more']
  if (typeof more === 'number') {
    return (
      <>
        {`+${intl.formatNumber(more)} `}
        {/* A day of a phone's month has room for the number. */}
        <span className={phone ? 'sr-only' : undefined}>
          {intl.formatMessage({
            defaultMessage: 'more',
            id: 'Jb8AA6',
            description: 'After a number: activities that are not shown, as in "+2 more"',
          })}
        </span>
      </>
    )
  }
  const mark: unknown = event.extendedProps['mark']
  if (typeof mark !== 'string') return null
  const colour: unknown = event.extendedProps['colour']
  return (
    <DayMark kind={mark} colour={typeof colour === 'string' ? colour : 'red'} title={event.title} />
  )
}
