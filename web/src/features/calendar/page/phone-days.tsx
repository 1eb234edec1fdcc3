import { DayStrip } from '../grid/day-strip.tsx'
import type { Activity } from '../grid/calendar-events.ts'
import { TermPicker, YearPicker } from './date-pickers.tsx'
import { StepButton } from './step-buttons.tsx'
import type { ToolbarProps } from './calendar-toolbar.tsx'

const arrow = 'hover:text-board text-ink-muted grid h-11 w-8 shrink-0 place-items-center rounded-md'

/** The line below a phone's toolbar: the days of the week, or the year and term of a month, between the two arrows. */
export function PhoneDays({
  activities,
  onOpenDay,
  ...props
}: Pick<ToolbarProps, 'view' | 'date' | 'locale' | 'setting' | 'onShow'> & {
  activities: readonly Activity[]
  onOpenDay: (date: string) => void
}) {
  return (
    <div className="-mx-1 flex shrink-0 items-center">
      <StepButton {...props} direction={-1} className={arrow} />
      {props.view === 'month' ? (
        <div className="flex grow justify-center gap-2">
          <YearPicker {...props} />
          <TermPicker {...props} />
        </div>
      ) : (
        <DayStrip {...props} activities={activities} onOpenDay={onOpenDay} />
      )}
      <StepButton {...props} direction={1} className={arrow} />
    </div>
  )
}
