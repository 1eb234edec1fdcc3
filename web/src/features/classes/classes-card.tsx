import { CalendarDaysIcon, HistoryIcon, PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Card } from '@/components/card.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { schoolYearOf, schoolYears } from '@/domain/school/school-year.ts'
import { YearSelect } from '@/domain/school/year-select.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { today } from '@/lib/wall-time.ts'
import { grades } from '@/domain/school/grades.ts'
import { ClassDialog } from './class-form.tsx'
import { ClassRow } from './class-row.tsx'
import type {
  ClassesCard_ClassFragment,
  ClassForm_SubjectFragment,
} from './classes-card.generated.ts'
import { DeleteClassDialog } from './delete-class-dialog.tsx'
import { NoClasses } from './no-classes.tsx'
import { RollOverDialog } from './roll-over-dialog.tsx'
import { yearToBringOver } from './roll-over.ts'

type Class = ClassesCard_ClassFragment
type Open =
  | { kind: 'none' | 'new' }
  | { kind: 'roll-over'; from: number }
  | { kind: 'edit' | 'delete'; one: Class }

const byGradeAndName = (one: Class, other: Class) =>
  grades.indexOf(one.subject?.grade ?? '') - grades.indexOf(other.subject?.grade ?? '') ||
  one.name.localeCompare(other.name)

/** The classes that the teacher teaches in a school year (T2.2). */
export function ClassesCard({
  classes,
  subjects,
}: {
  classes: readonly Class[]
  subjects: readonly ClassForm_SubjectFragment[]
}) {
  const online = useOnline()
  const [open, setOpen] = useState<Open>({ kind: 'none' })
  const [year, setYear] = useState(() => schoolYearOf(today()))
  const close = () => setOpen({ kind: 'none' })
  const ofYear = classes.filter((one) => one.year === year).sort(byGradeAndName)
  const from = yearToBringOver(classes, year)
  const years = schoolYears(classes)
  const bringOver = from !== null && (
    <Button
      className="h-auto! min-h-10 shrink! py-2 whitespace-normal!" // in Afrikaans too long for a small phone
      variant={ofYear.length === 0 ? 'primary' : 'quiet'}
      size={ofYear.length === 0 ? 'md' : 'sm'}
      disabled={!online}
      onClick={() => setOpen({ kind: 'roll-over', from })}
    >
      <HistoryIcon aria-hidden="true" />
      <FormattedMessage
        defaultMessage="Bring classes of {year} over"
        id="ZbsZrs"
        values={{ year: String(from) }}
      />
    </Button>
  )
  const add = (
    <Button
      variant="outline"
      size={ofYear.length === 0 ? 'md' : 'sm'}
      disabled={!online}
      onClick={() => setOpen({ kind: 'new' })}
    >
      <PlusIcon aria-hidden="true" />
      <FormattedMessage defaultMessage="Add a class" id="qXpU1u" />
    </Button>
  )
  return (
    <Card
      title={<FormattedMessage defaultMessage="Classes" id="bl+aGA" />}
      hint={<FormattedMessage defaultMessage="Each keeps the colour of its subject." id="8zriEQ" />}
      action={
        <div className="flex flex-wrap items-center gap-2">
          {years.length > 1 && <YearSelect years={years} year={year} onYear={setYear} />}
          {ofYear.length > 0 && add}
        </div>
      }
    >
      {ofYear.length === 0 ? (
        <NoClasses year={classes.length === 0 ? null : year} bringOver={bringOver} add={add} />
      ) : (
        <>
          <ul className="divide-line -my-1 divide-y">
            {ofYear.map((one) => (
              <ClassRow key={one.id} one={one} onAct={(kind) => setOpen({ kind, one })} />
            ))}
          </ul>
          <div className="border-line mt-4 flex flex-wrap items-center gap-2 border-t pt-4">
            <Button asChild variant="outline" size="sm">
              <Link to={paths.timetable.href({ year })}>
                <CalendarDaysIcon aria-hidden="true" />
                <FormattedMessage defaultMessage="Class timetable" id="wF7bcJ" />
              </Link>
            </Button>
            {bringOver}
          </div>
        </>
      )}
      {(open.kind === 'new' || open.kind === 'edit') && (
        <ClassDialog
          classes={classes}
          subjects={subjects}
          edited={open.kind === 'edit' ? open.one : null}
          {...(open.kind === 'new' ? { year } : {})}
          onClose={close}
        />
      )}
      {open.kind === 'delete' && (
        <DeleteClassDialog one={open.one} classes={classes} onClose={close} />
      )}
      {open.kind === 'roll-over' && (
        <RollOverDialog fromYear={open.from} toYear={year} onClose={close} />
      )}
    </Card>
  )
}
