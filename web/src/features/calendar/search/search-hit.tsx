import { Link } from 'react-router-dom'
import { LinkedText } from '@/components/linked-text.tsx'
import { paths } from '@/config/paths.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDate } from '@/lib/dates.ts'
import { wallTime } from '@/lib/wall-time.ts'
import { cssColour } from '@/lib/chalk.ts'
import { isWholeDays } from '../setting/whole-days.ts'
import type { SearchActivitiesQuery } from './search-activities.generated.ts'

export type Hit = NonNullable<SearchActivitiesQuery['searchActivities']>['edges'][number]['node']

/** A bell and a deadline have one time of day. */
const hours = (start: string, end: string) =>
  start === end ? start.slice(11) : `${start.slice(11)}–${end.slice(11)}`

/** An activity that was found: its day, class and notes. The day opens in the calendar. */
export function SearchHit({ hit, onOpen }: { hit: Hit; onOpen: () => void }) {
  const locale = useLocale()
  const [start, end] = [wallTime(hit.startDateTime), wallTime(hit.endDateTime)]
  const facts = [
    formatDate(start.slice(0, 10), locale, 'shortWeekdayAndDay'),
    isWholeDays({ start, end }) ? null : hours(start, end),
    hit.teacherClassSubject?.name ?? null,
  ].filter((fact) => fact !== null)
  return (
    <li className="border-l-4 py-0.5 pl-3" style={{ borderColor: cssColour(hit.color) }}>
      <Link
        to={paths.calendar.href({ view: 'day', date: start.slice(0, 10) })}
        onClick={onOpen}
        className="hover:text-board block font-semibold wrap-anywhere"
      >
        {hit.label}
        <span className="text-ink-muted block text-sm font-normal tabular-nums">
          {facts.join(' · ')}
        </span>
      </Link>
      {hit.notes !== '' && <LinkedText text={hit.notes} className="line-clamp-3 text-sm" />}
    </li>
  )
}
