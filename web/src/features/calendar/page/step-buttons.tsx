import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { today } from '@/lib/wall-time.ts'
import { step, type CalendarView } from '../setting/calendar-views.ts'

const joined =
  'border-line-strong bg-card hover:border-board hover:text-board grid h-11 place-items-center border text-[15px] font-semibold'

/** Back, to today, and on, by as much as is shown. */
export function StepButtons({
  view,
  date,
  onShow,
}: {
  view: CalendarView
  date: string
  onShow: (view: CalendarView, date: string) => void
}) {
  const intl = useIntl()
  return (
    <div className="flex">
      <button
        type="button"
        onClick={() => onShow(view, step(view, date, -1))}
        aria-label={intl.formatMessage({ defaultMessage: 'Previous', id: 'JJNc3c' })}
        className={cn(joined, 'w-11 rounded-l-md')}
      >
        <ChevronLeftIcon aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        onClick={() => onShow(view, today())}
        className={cn(joined, '-mx-px px-4')}
      >
        <FormattedMessage defaultMessage="Today" id="zWgbGg" />
      </button>
      <button
        type="button"
        onClick={() => onShow(view, step(view, date, 1))}
        aria-label={intl.formatMessage({ defaultMessage: 'Next', id: '9+Ddtu' })}
        className={cn(joined, 'w-11 rounded-r-md')}
      >
        <ChevronRightIcon aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
