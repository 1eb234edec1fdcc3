import { useIntl } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { formatDate } from '@/lib/dates.ts'
import { today } from '@/lib/wall-time.ts'
import { openAddMenu } from './add-menu.ts'

/** Drawn here because a month has 42 of them, and each icon of the library is three components. */
const plus = (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 stroke-current stroke-2">
    <path d="M5 12h14M12 5v14" strokeLinecap="round" />
  </svg>
)

/** Opens the menu for adding an activity on that day. */
export function AddButton({
  date,
  locale,
  quiet = false,
}: {
  date: string
  locale: Locale
  /** Shown where the pointer is, in a month of forty days. */
  quiet?: boolean
}) {
  const intl = useIntl()
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={intl.formatMessage(
        { defaultMessage: 'Add an activity on {day}', id: 'IEdZ1j' },
        { day: formatDate(date, locale, 'weekdayOfYear') },
      )}
      onClick={(event) => {
        event.stopPropagation()
        openAddMenu(date, event.currentTarget)
      }}
      onPointerDown={(event) => event.stopPropagation()}
      // The library would take Enter and the space bar for its own link to the day.
      onKeyDown={(event) => event.stopPropagation()}
      className={cn(
        'text-board hover:bg-board/12 grid place-items-center rounded-md',
        quiet ? 'size-6 opacity-45 hover:opacity-100 focus-visible:opacity-100' : 'size-7',
      )}
    >
      {plus}
    </button>
  )
}

/** The head of a day's column: weekday, number, and the menu where the teacher has a schedule. */
export function DayHeader({
  date,
  locale,
  stacked,
  named,
  canAdd,
}: {
  date: string
  locale: Locale
  /** Several days on a phone: the menu comes below the number. */
  stacked: boolean
  /** Not where the strip above names the weekdays of all seven. */
  named: boolean
  canAdd: boolean
}) {
  const isToday = date === today()
  return (
    <span
      className={cn('flex items-center justify-center py-1.5', stacked ? 'h-16 flex-col' : 'gap-1')}
    >
      <span className="flex items-baseline gap-1.5">
        {named && (
          <span className="text-ink-muted text-[13px] font-medium">
            {formatDate(date, locale, 'shortWeekday')}
          </span>
        )}
        <span
          className={cn(
            'text-[15px] font-semibold tabular-nums',
            isToday && 'bg-board text-board-ink rounded-full px-2 py-0.5',
          )}
        >
          {formatDate(date, locale, 'dayOfMonth')}
        </span>
      </span>
      {canAdd && <AddButton date={date} locale={locale} />}
    </span>
  )
}
