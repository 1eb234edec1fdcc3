import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { today } from '@/lib/wall-time.ts'
import { step, type CalendarView } from '../setting/calendar-views.ts'

const joined =
  'border-line-strong bg-card hover:border-board hover:text-board grid h-11 place-items-center border text-[15px] font-semibold'

interface StepProps {
  view: CalendarView
  date: string
  onShow: (view: CalendarView, date: string) => void
}

/** Back or on by as much as is shown. */
export function StepButton({
  direction,
  view,
  date,
  onShow,
  className,
}: StepProps & { direction: 1 | -1; className: string }) {
  const intl = useIntl()
  const Icon = direction === 1 ? ChevronRightIcon : ChevronLeftIcon
  return (
    <button
      type="button"
      onClick={() => onShow(view, step(view, date, direction))}
      aria-label={
        direction === 1
          ? intl.formatMessage({ defaultMessage: 'Next', id: '9+Ddtu' })
          : intl.formatMessage({ defaultMessage: 'Previous', id: 'JJNc3c' })
      }
      className={className}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}

/** Back, to today, and on, by as much as is shown. */
export function StepButtons(props: StepProps) {
  return (
    <div className="flex">
      <StepButton {...props} direction={-1} className={cn(joined, 'w-11 rounded-l-md')} />
      <button
        type="button"
        onClick={() => props.onShow(props.view, today())}
        className={cn(joined, '-mx-px px-4')}
      >
        <FormattedMessage defaultMessage="Today" id="zWgbGg" />
      </button>
      <StepButton {...props} direction={1} className={cn(joined, 'w-11 rounded-r-md')} />
    </div>
  )
}
