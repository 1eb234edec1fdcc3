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
            defaultMessage="You have no classes yet. Add them, so that every lesson can name its class."
            id="LhoizX"
          />
        ) : classes ? (
          <FormattedMessage
            defaultMessage="You have no weekly timetable yet. Once you have one, your periods and breaks appear here."
            id="zzg+T2"
          />
        ) : (
          <FormattedMessage
            defaultMessage="You have no weekly timetable and no classes yet. They make this calendar yours."
            id="LTuzpq"
          />
        )}
      </span>
      <Button asChild variant="outline" size="sm">
        <Link to={paths.profile.href()}>
          <FormattedMessage defaultMessage="Go to your profile" id="tWR+dj" />
        </Link>
      </Button>
    </p>
  )
}
