import { CalendarDaysIcon, FolderDownIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { paths } from '@/config/paths.ts'
import { Due } from './due.tsx'
import { NextUp } from './next-up.tsx'
import { useDayAhead } from './use-day-ahead.ts'

/** A teacher's own strip on the home page: what comes next, what is due, and the way to the daily pages. */
export function HomeStrip() {
  const ahead = useDayAhead()
  return (
    <>
      {ahead === null ? (
        <>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </>
      ) : ahead.planned || ahead.next !== null ? (
        <>
          <NextUp ahead={ahead} />
          <Due ahead={ahead} />
        </>
      ) : (
        <p className="line-clamp-3 min-[900px]:col-span-2">
          <FormattedMessage
            defaultMessage="Your next lesson and what is due appear here once you have a weekly timetable. <link>Make your timetable</link>"
            id="j8rv0D"
            values={{
              link: (words) => (
                <Link
                  to={paths.profile.href()}
                  className="text-board font-semibold whitespace-nowrap underline underline-offset-4"
                >
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
      <div className="flex gap-2 max-[899px]:mt-auto">
        <Button asChild variant="outline" size="sm">
          <Link to={paths.calendar.href()}>
            <CalendarDaysIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Calendar" id="Coy6SH" />
          </Link>
        </Button>
        <Button asChild variant="outline" size="sm">
          <Link to={paths.purchasedResources.href()}>
            <FolderDownIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Library" id="StcK67" />
          </Link>
        </Button>
      </div>
    </>
  )
}
