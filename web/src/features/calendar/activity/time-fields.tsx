import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { DateField, TimeField } from '@/components/form/fields/date-fields.tsx'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { isTimeOfDay } from '@/lib/typed-time.ts'
import { cn } from '@/lib/class-names.ts'
import type { ActivityForm } from './activity-form-schema.ts'
import { movedEnd } from './moved-end.ts'
import { PeriodField } from './period-field.tsx'
import { DayInWords } from '../setting/day-in-words.tsx'
import { hoursAtFirst } from '../setting/day-periods.ts'
import type { Setting } from '../setting/setting.ts'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** When an activity starts and ends: in which period, at which times, or for whole days. The end follows the start. */
export function TimeFields({
  form,
  setting,
}: {
  form: EntityForm<ActivityForm>
  setting: Setting
}) {
  const [date, start, endDate, allDay] = useWatch({
    control: form.control,
    name: ['date', 'start', 'endDate', 'allDay'],
  })
  // While a time is being typed it is none: what counts is the last one that was complete.
  const before = useRef(`${date}T${start}`)
  useEffect(() => {
    if (isDay(date) && isTimeOfDay(start)) before.current = `${date}T${start}`
  }, [date, start])
  const follow = (nextDate: string, nextStart: string) => {
    const [oldEndDate, oldEnd] = form.getValues(['endDate', 'end'])
    if (![nextDate, oldEndDate].every(isDay) || ![nextStart, oldEnd].every(isTimeOfDay)) return
    const end = movedEnd(before.current, `${nextDate}T${nextStart}`, `${oldEndDate}T${oldEnd}`)
    form.setValue('endDate', end.slice(0, 10), { shouldDirty: true, shouldValidate: true })
    form.setValue('end', end.slice(11), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div className="grid gap-5">
      {!allDay && <PeriodField form={form} setting={setting} />}
      <div
        className={cn(
          'grid items-start gap-x-3 gap-y-5',
          allDay
            ? 'min-[600px]:grid-cols-2'
            : 'grid-cols-[minmax(0,1fr)_5rem] min-[600px]:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)_5rem]',
        )}
      >
        <DateField
          form={form}
          name="date"
          label={<FormattedMessage defaultMessage="Start date" id="n5QvJy" />}
          hint={<DayInWords day={date} />}
          onChosen={(day) => follow(day, form.getValues('start'))}
        />
        {!allDay && (
          <TimeField
            form={form}
            name="start"
            label={<FormattedMessage defaultMessage="Start" id="mOFG3K" />}
            onChosen={(time) => follow(form.getValues('date'), time)}
          />
        )}
        <DateField
          form={form}
          name="endDate"
          min={date}
          label={<FormattedMessage defaultMessage="End date" id="Humfno" />}
          hint={<DayInWords day={endDate} />}
        />
        {!allDay && (
          <TimeField
            form={form}
            name="end"
            label={<FormattedMessage defaultMessage="End" id="3JVa6k" />}
          />
        )}
      </div>
      <CheckboxField
        form={form}
        name="allDay"
        label={<FormattedMessage defaultMessage="All day" id="Vob6h4" />}
        onChosen={(ticked) => {
          // A day has no times of its own; whoever unticks it begins with those of a school day.
          const free = ticked ? null : hoursAtFirst(setting.schedule, form.getValues('date'))
          form.setValue('start', free?.start.slice(11) ?? '00:00', { shouldDirty: true })
          form.setValue('end', free?.end.slice(11) ?? '00:00', {
            shouldDirty: true,
            shouldValidate: true,
          })
        }}
      />
    </div>
  )
}
