import { CalendarClockIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'

/** What is missing for a full calendar, and where to add it. */
export function NoSchedule({ schedule, classes }: { schedule: boolean; classes: boolean }) {
  return (
    <p className="border-line bg-card flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border px-4 py-3">
      <CalendarClockIcon aria-hidden="true" className="text-board size-5 shrink-0" />
      <span className="min-w-0 grow basis-60">
        {schedule ? (
          <FormattedMessage
            defaultMessage="You have no classes yet. With them, lessons know whom they are for."
            id="KFEpiF"
          />
        ) : classes ? (
          <FormattedMessage
            defaultMessage="You have no weekly schedule yet. With it, periods and breaks are drawn here."
            id="70SEWm"
          />
        ) : (
          <FormattedMessage
            defaultMessage="You have no weekly schedule and no classes yet. They make this calendar yours."
            id="IrZquS"
          />
        )}
      </span>
      <Button asChild variant="outline" size="sm">
        <Link to={paths.profile.href()}>
          <FormattedMessage defaultMessage="To your profile" id="xQ6tle" />
        </Link>
      </Button>
    </p>
  )
}
