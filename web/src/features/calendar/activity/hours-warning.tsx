import { TriangleAlertIcon } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { isWeekday, weekdayNames } from '@/i18n/weekday-names.ts'
import type { ActivityForm } from './activity-form-schema.ts'
import { daysOutsideHours, hoursOf } from '../setting/day-times.ts'
import type { Setting } from '../setting/setting.ts'

/** Says when an activity starts or ends outside the hours of the timetable; it can be saved all the same. */
export function HoursWarning({
  form,
  setting,
}: {
  form: EntityForm<ActivityForm>
  setting: Setting
}) {
  const intl = useIntl()
  const [date, start, endDate, end, allDay] = useWatch({
    control: form.control,
    name: ['date', 'start', 'endDate', 'end', 'allDay'],
  })
  const complete = !allDay && [date, start, endDate, end].every((part) => part.length >= 5)
  const days = complete
    ? daysOutsideHours(setting.schedule, { start: `${date}T${start}`, end: `${endDate}T${end}` })
    : []
  return (
    <div role="status" className="contents">
      {days.map((day) => {
        const { start: from, end: until } = hoursOf(day)
        return (
          <p
            key={day.day}
            className="border-chalk-yellow/60 bg-chalk-yellow/12 flex gap-2.5 rounded-md border px-3.5 py-2.5 text-[15px]"
          >
            <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
            {date === endDate || !isWeekday(day.day) ? (
              <FormattedMessage
                defaultMessage="This is outside your hours on that day: {start} to {end}."
                id="BzD0ok"
                values={{ start: from, end: until ?? '…' }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="This is outside your hours on {day}: {start} to {end}."
                id="Z2Xr7Y"
                values={{
                  day: intl.formatMessage(weekdayNames[day.day]),
                  start: from,
                  end: until ?? '…',
                }}
              />
            )}
          </p>
        )
      })}
    </div>
  )
}
