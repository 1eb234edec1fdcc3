import type { ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { listOf } from '@/components/form/fields/select-field.tsx'
import { useBoundField } from '@/components/form/fields/use-bound-field.ts'
import { Choice } from '@/components/ui/choice.tsx'
import type { ScheduleCard_DayFragment } from './schedule-card.generated.ts'
import { weekdayNames, weekdays } from '@/i18n/weekday-names.ts'
import { timeSpan } from '@/domain/school/school-day.ts'

/** In the order of the week, so that the order of ticking makes no difference. */
const inOrder = (chosen: readonly string[]) => weekdays.filter((day) => chosen.includes(day))

/** The other days that get the same periods and breaks. A day that has some already says that they are replaced. */
export function DaysField<V extends FieldValues>({
  form,
  name,
  label,
  except,
  schedule,
}: {
  form: EntityForm<V>
  name: FieldPathByValue<V, string[]>
  label: ReactNode
  except: string
  schedule: readonly ScheduleCard_DayFragment[]
}) {
  const intl = useIntl()
  const { ref, field, words } = useBoundField({ form, name, label }, (value) => (
    <FormattedList
      value={inOrder(listOf(value)).map((day) => intl.formatMessage(weekdayNames[day]))}
    />
  ))
  const chosen = listOf(field.value)
  return (
    <FieldGroup {...words}>
      <div className="mt-1 grid gap-x-5 min-[480px]:grid-cols-2">
        {weekdays
          .filter((day) => day !== except)
          .map((day, index) => {
            const dayName = intl.formatMessage(weekdayNames[day])
            return (
              <Choice
                key={day}
                type="checkbox"
                ref={index === 0 ? ref : undefined}
                checked={chosen.includes(day)}
                onBlur={field.onBlur}
                onChange={({ target }) =>
                  field.onChange(
                    inOrder(
                      target.checked ? [...chosen, day] : chosen.filter((other) => other !== day),
                    ),
                  )
                }
              >
                {dayName} <Held schedule={schedule} day={day} />
              </Choice>
            )
          })}
      </div>
    </FieldGroup>
  )
}

function Held({ schedule, day }: { schedule: readonly ScheduleCard_DayFragment[]; day: string }) {
  const held = schedule.find((one) => one.day === day)
  if (held === undefined) return null
  return (
    <span className="text-ink-muted block text-sm tabular-nums">
      <FormattedMessage
        defaultMessage="replaces {time}"
        id="3eczNQ"
        values={{ time: timeSpan(held.startTime, held.endTime) }}
      />
    </span>
  )
}
