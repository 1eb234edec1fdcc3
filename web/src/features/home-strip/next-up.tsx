import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { wallTime } from '@/lib/wall-time.ts'
import type { DayAhead } from './day-ahead.ts'
import { dayWords, timesOf } from './when-words.ts'

/** The next period: what it is, whose class, when. A link to its day. */
export function NextUp({
  ahead,
  onOpen,
}: {
  ahead: DayAhead & { now: string }
  onOpen?: () => void
}) {
  const intl = useIntl()
  if (ahead.next === null) {
    return (
      <Link to={paths.calendar.href()} onClick={onOpen} className="hover:text-board block min-w-0">
        <span className="text-ink-muted block text-sm">
          <FormattedMessage
            defaultMessage="Next"
            id="eopj7j"
            description="Head of what comes next in the day"
          />
        </span>
        <span className="line-clamp-2 leading-5 font-semibold">
          <FormattedMessage defaultMessage="Nothing planned for the next seven days" id="vY1zwR" />
        </span>
      </Link>
    )
  }
  const { activity, going, period } = ahead.next
  const start = wallTime(activity.startDateTime)
  const facts = [
    timesOf(activity),
    period === null
      ? null
      : intl.formatMessage({ defaultMessage: 'Period {number}', id: 'Nbbg6B' }, { number: period }),
    activity.teacherClassSubject?.name ?? null,
  ].filter((fact) => fact !== null)
  return (
    <Link
      to={paths.calendar.href({ view: 'day', date: start.slice(0, 10) })}
      onClick={onOpen}
      className="hover:text-board block min-w-0"
    >
      <span className="text-ink-muted block truncate text-sm">
        {going ? (
          <FormattedMessage
            defaultMessage="Now"
            id="L+1L5a"
            description="Head of what goes on at this moment"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Next, {day}"
            id="3izQLd"
            values={{ day: dayWords(activity.startDateTime, ahead.now, intl) }}
          />
        )}
      </span>
      <span className="line-clamp-2 leading-5 font-semibold break-words">{activity.label}</span>
      <span className="text-ink-muted block truncate text-sm tabular-nums">
        {facts.join(' · ')}
      </span>
    </Link>
  )
}
