import { ArrowLeftRightIcon, CalendarPlusIcon, ChevronLeftIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { paths } from '@/config/paths.ts'
import { RotationDialog } from '@/domain/school/rotation/rotation-dialog.tsx'
import { schoolYearOf, schoolYears } from '@/domain/school/school-year.ts'
import { YearSelect } from '@/domain/school/year-select.tsx'
import { today } from '@/lib/wall-time.ts'
import { NothingToPlace } from './nothing-to-place.tsx'
import { SavedState } from './saved-state.tsx'
import { TimetableGrid } from './timetable-grid.tsx'
import type { Week } from './timetable-rows.ts'
import { useTimetable } from './use-timetable.ts'
import { WeekSwitch } from './week-switch.tsx'

/** Of another year, the week in which its schools open; of this one, today's. */
const weekOf = (year: number) =>
  year === schoolYearOf(today()) ? {} : { date: `${String(year)}-01-15` }

/** Which class the teacher has in which period; the lessons of a week or a term are laid out from it. */
export function TimetablePage({ year, onYear }: { year: number; onYear: (year: number) => void }) {
  const timetable = useTimetable(year)
  const [week, setWeek] = useState<Week>('EVERY')
  const [asking, setAsking] = useState(false)
  const { entries, rotates, known, error } = timetable
  const classes = timetable.classes.filter((one) => one.year === year)
  // Entries of one week stay in sight when the rotation has been given up.
  const twoWeeks = rotates || entries.some((entry) => entry.week !== 'EVERY')
  const schedule = timetable.schedule.filter((day) => day.periods !== null)
  const ready = schedule.length > 0 && classes.length > 0
  const years = [...new Set([...schoolYears(timetable.classes), year])].sort((a, b) => b - a)
  return (
    <div className="flex w-full max-w-[1180px] flex-col gap-5">
      <Link
        to={paths.profile.href()}
        className="text-board -mb-3 flex items-center gap-1 self-start text-[15px] font-semibold hover:underline"
      >
        <ChevronLeftIcon aria-hidden="true" className="size-4" />
        <FormattedMessage defaultMessage="Profile" id="itPgxd" />
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <h1 className="text-3xl">
          <FormattedMessage defaultMessage="Class timetable" id="wF7bcJ" />
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          {years.length > 1 && <YearSelect years={years} year={year} onYear={onYear} />}
          {ready && (
            <WritingButton variant="outline" size="sm" onClick={() => setAsking(true)}>
              <ArrowLeftRightIcon aria-hidden="true" />
              <FormattedMessage defaultMessage="Weeks A and B" id="JbMMQy" />
            </WritingButton>
          )}
          {entries.length > 0 && (
            <Button asChild size="sm">
              <Link to={paths.calendar.href({ tool: 'lay-out', ...weekOf(year) })}>
                <CalendarPlusIcon aria-hidden="true" />
                <FormattedMessage defaultMessage="Lay out lessons" id="Qy4I+t" />
              </Link>
            </Button>
          )}
        </div>
      </div>
      {error !== undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <FormError error={error} />
          <Button variant="outline" size="sm" onClick={() => void timetable.refetch()}>
            <FormattedMessage defaultMessage="Try again" id="FazwRl" />
          </Button>
        </div>
      )}
      {!known ? (
        error === undefined && <Skeleton className="h-[480px] w-full" />
      ) : !ready ? (
        <NothingToPlace schedule={schedule.length > 0} year={year} />
      ) : (
        <>
          <p className="text-ink-muted -mt-2 max-w-[65ch]">
            <FormattedMessage
              defaultMessage="Choose which class you have in each period. Then lay out the lessons of a week or a whole term in your calendar with one click."
              id="T/sC7f"
            />
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
            {twoWeeks ? (
              <WeekSwitch
                week={week}
                onWeek={setWeek}
                letter={timetable.letter}
                rotates={rotates}
              />
            ) : (
              <span />
            )}
            <SavedState saving={timetable.saving} refused={timetable.refused} />
          </div>
          <TimetableGrid
            schedule={schedule}
            entries={entries}
            classes={classes}
            week={twoWeeks ? week : 'EVERY'}
            onSet={timetable.set}
          />
        </>
      )}
      {asking && <RotationDialog date={today()} onClose={() => setAsking(false)} />}
    </div>
  )
}
