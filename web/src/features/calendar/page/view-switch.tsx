import { useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { calendarViews, viewNames, type CalendarView } from '../setting/calendar-views.ts'

/** Day, four days, week or month. */
export function ViewSwitch({
  view,
  onView,
}: {
  view: CalendarView
  onView: (view: CalendarView) => void
}) {
  const intl = useIntl()
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ defaultMessage: 'Calendar view', id: 'pO4SIn' })}
      className="border-line-strong bg-card flex h-11 rounded-md border p-[3px]"
    >
      {calendarViews.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onView(one)}
          className={cn(
            'rounded-[7px] px-3 text-[14px] font-semibold whitespace-nowrap',
            one === view ? 'bg-board text-board-ink' : 'hover:bg-board/8',
          )}
        >
          {intl.formatMessage(viewNames[one])}
        </button>
      ))}
    </div>
  )
}
