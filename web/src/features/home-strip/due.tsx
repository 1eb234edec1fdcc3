import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { wallTime } from '@/lib/wall-time.ts'
import type { DayAhead, Planned } from './day-ahead.ts'
import { dayWords } from './when-words.ts'

const dayLink = ({ startDateTime }: Planned) =>
  paths.calendar.href({ view: 'day', date: wallTime(startDateTime).slice(0, 10) })

/** What the next seven days ask for: the first test, and lessons that nothing is written down for. */
export function Due({ ahead }: { ahead: DayAhead & { now: string } }) {
  const intl = useIntl()
  const [test] = ahead.tests
  const [bare] = ahead.bare
  const more = ahead.tests.length - 1
  return (
    <div className="min-w-0">
      <p className="text-ink-muted truncate text-sm">
        <FormattedMessage defaultMessage="In the next seven days" id="+b19LA" />
        {more > 0 && (
          <>
            {' · '}
            <FormattedMessage
              defaultMessage="{count, plural, one {# more test} other {# more tests}}"
              id="JXee6/"
              values={{ count: more }}
            />
          </>
        )}
      </p>
      {test !== undefined && (
        <p className="flex gap-2">
          <Link to={dayLink(test)} className="hover:text-board truncate font-semibold">
            {test.label}
          </Link>
          <span className="text-ink-muted shrink-0">
            {dayWords(test.startDateTime, ahead.now, intl)}
          </span>
        </p>
      )}
      {bare !== undefined && (
        <p className="truncate">
          <Link to={dayLink(bare)} className="hover:text-board underline-offset-4 hover:underline">
            <FormattedMessage
              defaultMessage="{count, plural, one {# lesson} other {# lessons}} without a plan or notes"
              id="g2xdTb"
              values={{ count: ahead.bare.length }}
            />
          </Link>
        </p>
      )}
      {test === undefined && bare === undefined && (
        <p className="truncate">
          <FormattedMessage defaultMessage="Nothing is due" id="p6OTCF" />
        </p>
      )}
    </div>
  )
}
