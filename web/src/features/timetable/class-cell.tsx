import { ChevronDownIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { accentBackground, subjectAccent } from '@/domain/school/subject-accent.ts'
import { subjectName } from '@/domain/school/subject-name.ts'
import { useLocale } from '@/i18n/locale.ts'
import { weekdayNames } from '@/i18n/weekday-names.ts'
import { cn } from '@/lib/class-names.ts'
import type { Cell } from './timetable-rows.ts'
import type { TimetableClass } from './use-timetable.ts'

/** Two classes share the period, one in each week. */
const shared = 'shared'

const line = (one: TimetableClass | undefined) => {
  const accent = one === undefined ? null : subjectAccent(one.subject?.subject ?? '')
  return accent === null ? 'bg-ink-muted/50' : accentBackground[accent]
}

/** The class of one period: the browser's own list, in the colours of the subject. */
export function ClassCell({
  cell,
  classes,
  disabled,
  described,
  onClass,
}: {
  cell: Cell
  classes: readonly TimetableClass[]
  disabled: boolean
  /** The id of what else there is to say about it. */
  described?: string | undefined
  onClass: (classId: string | null) => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const of = (id: string) => classes.find((one) => one.id === id)
  const nameOf = (id: string) => of(id)?.name ?? '–'
  const { byWeek } = cell
  const there = byWeek === null ? [cell.classId] : [byWeek.A, byWeek.B]
  const taken = there.some((id) => id !== '')
  return (
    <span className="relative block">
      {taken && (
        <span aria-hidden="true" className="pointer-events-none absolute inset-0 flex">
          {there.map((id, index) => (
            <span
              key={index}
              className="relative flex-1 overflow-hidden first:rounded-l-md last:rounded-r-md"
            >
              <span className={cn('absolute inset-0 opacity-18', id !== '' && line(of(id)))} />
              <span
                className={cn(
                  'absolute inset-y-0 w-1.5',
                  index === 0 ? 'left-0' : 'right-0',
                  id !== '' && line(of(id)),
                )}
              />
            </span>
          ))}
        </span>
      )}
      <select
        data-slot="select"
        className={cn(
          'text-ink focus-visible:border-board focus-visible:ring-board/20 h-11 w-full appearance-none truncate rounded-md border bg-transparent pr-7 pl-3.5 text-base outline-none focus-visible:ring-4 disabled:opacity-60',
          taken
            ? 'border-line font-semibold'
            : 'border-line-strong text-ink-muted hover:border-ink-muted border-dashed',
        )}
        disabled={disabled}
        aria-label={intl.formatMessage(
          { defaultMessage: '{day}, period {period}', id: 'KrxHny' },
          { day: intl.formatMessage(weekdayNames[cell.day]), period: cell.period },
        )}
        aria-describedby={described}
        value={byWeek === null ? cell.classId : shared}
        onChange={({ target }) => onClass(target.value === '' ? null : target.value)}
      >
        <option value="">
          {intl.formatMessage({
            defaultMessage: 'Free',
            id: 'aRg1ds',
            description: 'A period without a class',
          })}
        </option>
        {byWeek !== null && (
          <option value={shared} disabled>
            {intl.formatMessage(
              { defaultMessage: 'A: {a}, B: {b}', id: 'qolf2U' },
              { a: nameOf(byWeek.A), b: nameOf(byWeek.B) },
            )}
          </option>
        )}
        {classes.map((one) => (
          <option key={one.id} value={one.id}>
            {one.subject === null
              ? one.name
              : [one.name, subjectName(one.subject, locale)].join(' · ')}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        aria-hidden="true"
        className="text-ink-muted pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2"
      />
    </span>
  )
}
