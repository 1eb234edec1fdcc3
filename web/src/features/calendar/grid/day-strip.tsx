import { useIntl } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { formatDate } from '@/lib/dates.ts'
import { addDays, mondayOf, today, wallTime } from '@/lib/wall-time.ts'
import type { Activity } from './calendar-events.ts'
import { closedName, closedOn } from '../setting/closed-days.ts'
import type { Setting } from '../setting/setting.ts'

/** A phone's week: one tap opens a day, dots say where something is. */
export function DayStrip({
  date,
  locale,
  activities,
  setting,
  onOpenDay,
}: {
  date: string
  locale: Locale
  activities: readonly Activity[]
  setting: Pick<Setting, 'closed'>
  onOpenDay: (date: string) => void
}) {
  const intl = useIntl()
  const busy = new Set(activities.map((activity) => wallTime(activity.startDateTime).slice(0, 10)))
  const nameOf = (day: string) => {
    const closed = closedOn(setting, day)
    const words = formatDate(day, locale, 'weekdayOfYear')
    return closed === undefined ? words : `${words}, ${closedName(closed, intl)}`
  }
  const monday = mondayOf(date)
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ defaultMessage: 'Days of the week', id: 'h6Wfqk' })}
      className="grid min-w-0 grow grid-cols-7 gap-1"
    >
      {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => (
        <button
          key={day}
          type="button"
          aria-current={day === date ? 'date' : undefined}
          aria-label={nameOf(day)}
          onClick={() => onOpenDay(day)}
          className={cn(
            'relative flex h-11 flex-col items-center justify-center rounded-md text-[11px] leading-[1.2]',
            day === date ? 'bg-board text-board-ink' : 'bg-card border-line border',
            closedOn(setting, day) !== undefined && day !== date && 'text-chalk-red',
          )}
        >
          <span>{formatDate(day, locale, 'weekdayLetter')}</span>
          <span
            className={cn(
              '-mt-px mb-1 text-[15px] font-semibold tabular-nums',
              day === today() && day !== date && 'underline decoration-2 underline-offset-2',
            )}
          >
            {formatDate(day, locale, 'dayOfMonth')}
          </span>
          <span
            aria-hidden="true"
            className={cn(
              'absolute bottom-[3px] size-1 rounded-full',
              busy.has(day) && 'bg-current',
            )}
          />
        </button>
      ))}
    </div>
  )
}
