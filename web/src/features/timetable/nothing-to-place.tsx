import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { BoardDrawing } from '@/components/brand/drawings/board.tsx'
import { CalendarDrawing } from '@/components/brand/drawings/planning.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'

/** Without periods there is no grid, and without classes nothing to put into it. */
export function NothingToPlace({ schedule, year }: { schedule: boolean; year: number }) {
  return (
    <div className="bg-card border-line rounded-xl border">
      <EmptyState
        drawing={schedule ? <BoardDrawing /> : <CalendarDrawing />}
        title={
          schedule ? (
            <FormattedMessage
              defaultMessage="No classes for {year} yet"
              id="nRMDXV"
              values={{ year: String(year) }}
            />
          ) : (
            <FormattedMessage defaultMessage="Your week has no periods yet" id="HMn30n" />
          )
        }
        action={
          <Button asChild>
            <Link to={paths.profile.href()}>
              {schedule ? (
                <FormattedMessage defaultMessage="Go to your classes" id="4HQTyP" />
              ) : (
                <FormattedMessage defaultMessage="Go to your weekly timetable" id="Yi84MN" />
              )}
            </Link>
          </Button>
        }
      >
        {schedule ? (
          <FormattedMessage
            defaultMessage="Add the classes of {year} in your profile, or bring last year’s over. Then come back and give each its periods."
            id="7XVmRn"
            values={{ year: String(year) }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Say in your profile how many periods a day has and how long they are. Then come back and give each its class."
            id="fkRVUi"
          />
        )}
      </EmptyState>
    </div>
  )
}
