import { useWatch, type Control } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { clockTime, partsOfDay } from '@/domain/school/school-day.ts'
import { schoolDayOf, type DayValues } from './day-form-schema.ts'
import { DayStrip } from './day-strip.tsx'

const midnight = 24 * 60

/** The day as it will look, while it is typed. */
export function DayPreview({ control }: { control: Control<DayValues> }) {
  const intl = useIntl()
  const values = useWatch({ control }) as DayValues // every field has a default
  const day = schoolDayOf(values)
  // An end without a beginning would be counted from midnight.
  const parts = values.startTime.length < 5 ? [] : partsOfDay(day)
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined || last.end >= midnight) return null
  const minutes = (day.periods ?? 0) * (day.periodDuration ?? 0)
  return (
    <div className="border-line bg-paper rounded-md border p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="text-lg tabular-nums" data-testid="day-end">
          <FormattedMessage
            defaultMessage="Ends at {time}"
            id="hwFiks"
            values={{ time: clockTime(last.end) }}
          />
        </strong>
        <span className="text-ink-muted text-sm">
          {intl.formatMessage(
            {
              defaultMessage:
                '{hours, plural, =0 {} one {# hour} other {# hours}} {minutes, plural, =0 {} one {# minute} other {# minutes}} of lessons',
              id: '9hgnwq',
            },
            { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
          )}
        </span>
      </p>
      <DayStrip parts={parts} from={first.start} to={last.end} className="bg-card mt-3 h-11" />
      <div
        aria-hidden="true"
        className="text-ink-muted mt-1 flex justify-between text-xs tabular-nums"
      >
        <span>{clockTime(first.start)}</span>
        <span>{clockTime(last.end)}</span>
      </div>
    </div>
  )
}
