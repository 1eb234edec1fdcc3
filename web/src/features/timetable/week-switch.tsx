import { FormattedMessage, useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import type { Week } from './timetable-rows.ts'

/** Which weeks are looked at and changed: every week, or only those of one letter. */
export function WeekSwitch({
  week,
  onWeek,
  letter,
  rotates,
}: {
  week: Week
  onWeek: (week: Week) => void
  /** This week's. */
  letter: string | null
  rotates: boolean
}) {
  const intl = useIntl()
  const names: Record<Week, string> = {
    EVERY: intl.formatMessage({ defaultMessage: 'Every week', id: 'g7bjQR' }),
    A: intl.formatMessage({ defaultMessage: 'Week {letter}', id: 'nbe1LP' }, { letter: 'A' }),
    B: intl.formatMessage({ defaultMessage: 'Week {letter}', id: 'nbe1LP' }, { letter: 'B' }),
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div
        role="group"
        aria-label={intl.formatMessage({ defaultMessage: 'Weeks', id: 'g6+IGw' })}
        className="border-line-strong bg-card flex h-11 rounded-md border p-[3px]"
      >
        {(['EVERY', 'A', 'B'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === week}
            onClick={() => onWeek(one)}
            className={cn(
              'rounded-[7px] px-3 text-[14px] font-semibold whitespace-nowrap',
              one === week ? 'bg-board text-board-ink' : 'hover:bg-board/8',
            )}
          >
            {names[one]}
          </button>
        ))}
      </div>
      <p className="text-ink-muted text-[15px]">
        {!rotates ? (
          <FormattedMessage
            defaultMessage="Your weeks do not alternate at the moment, so what is in one week only is not laid out."
            id="4gfOqA"
          />
        ) : letter === null ? null : (
          <FormattedMessage
            defaultMessage="This week is {letter, select, A {an A week} other {a B week}}."
            id="/UW9cP"
            values={{ letter }}
          />
        )}
      </p>
    </div>
  )
}
