import { FormattedMessage, useIntl } from 'react-intl'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import type { ScheduleCard_DayFragment } from './schedule-card.generated.ts'
import { weekdayNames, weekdays } from '@/i18n/weekday-names.ts'
import { timeSpan } from '@/domain/school/school-day.ts'

/** The other days that get the same periods and breaks. A day that has some already says what would go. */
export function DayChoices({
  label,
  except,
  schedule,
  chosen,
  onChange,
}: {
  label: string
  except: string
  schedule: readonly ScheduleCard_DayFragment[]
  chosen: readonly string[]
  onChange: (days: string[]) => void
}) {
  const intl = useIntl()
  return (
    <FieldGroup label={label} error={undefined}>
      <div className="mt-1 grid gap-x-5 min-[480px]:grid-cols-2">
        {weekdays
          .filter((day) => day !== except)
          .map((day) => {
            const held = schedule.find((one) => one.day === day)
            return (
              <Choice
                key={day}
                type="checkbox"
                checked={chosen.includes(day)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...chosen, day]
                      : chosen.filter((other) => other !== day),
                  )
                }
              >
                {intl.formatMessage(weekdayNames[day])} <Held day={held} />
              </Choice>
            )
          })}
      </div>
    </FieldGroup>
  )
}

function Held({ day }: { day: ScheduleCard_DayFragment | undefined }) {
  if (day === undefined) return null
  return (
    <span className="text-ink-muted ml-1 text-sm tabular-nums">
      <FormattedMessage
        defaultMessage="replaces {time}"
        id="3eczNQ"
        values={{ time: timeSpan(day.startTime, day.endTime) }}
      />
    </span>
  )
}
