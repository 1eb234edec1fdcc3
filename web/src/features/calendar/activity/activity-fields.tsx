import { TriangleAlertIcon } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { Input } from '@/components/ui/input.tsx'
import { TimeInput } from '@/components/ui/time-input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { useLocale, type Locale } from '@/i18n/locale.ts'
import { isWeekday, weekdayNames } from '@/i18n/weekday-names.ts'
import type { ActivityForm } from './activity-form-schema.ts'
import { activityTypeNames, activityTypes } from '../setting/activity-types.ts'
import { ColourField } from './colour-field.tsx'
import { daysOutsideHours, hoursOf } from '../setting/day-times.ts'
import { RepeatFields } from './repeat-fields.tsx'
import { DayInWords } from '../setting/day-in-words.tsx'
import { inLocale, type Setting } from '../setting/setting.ts'
import { TemplateField } from './template-field.tsx'

const subjectIn = (
  { subject, subjectAf }: NonNullable<Setting['classes'][number]['subject']>,
  locale: Locale,
) => inLocale({ label: subject, labelAf: subjectAf }, locale)

export function ActivityFields({ setting, repeated }: { setting: Setting; repeated: boolean }) {
  const intl = useIntl()
  const locale = useLocale()
  const { register, formState, control, setValue, getValues } = useFormContext<ActivityForm>()
  const { errors } = formState
  const [type, startDate, endDate] = useWatch({ control, name: ['type', 'date', 'endDate'] })
  const rotates = setting.weeks.some((week) => week.letter !== null)
  const date = register('date')
  return (
    <>
      <Field
        label={<FormattedMessage defaultMessage="Label" id="753yX5" />}
        error={errors.label?.message}
      >
        {(field) => <Input {...field} {...register('label')} maxLength={200} autoFocus />}
      </Field>
      <div className="grid items-start gap-5 min-[600px]:grid-cols-2">
        <Field label={<FormattedMessage defaultMessage="Type" id="+U6ozc" />} error={undefined}>
          {(field) => (
            <Select {...field} {...register('type')}>
              <option value="">
                {intl.formatMessage({ defaultMessage: 'No type', id: 'H13BOu' })}
              </option>
              {activityTypes.map((one) => (
                <option key={one} value={one}>
                  {intl.formatMessage(activityTypeNames[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={<FormattedMessage defaultMessage="Class" id="nraEHM" />} error={undefined}>
          {(field) => (
            <Select {...field} {...register('classId')}>
              <option value="">
                {intl.formatMessage({ defaultMessage: 'No class', id: 'sVQQlP' })}
              </option>
              {setting.classes.map(({ id, name, subject }) => (
                <option key={id} value={id}>
                  {subject === null ? name : [name, subjectIn(subject, locale)].join(' · ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {(type === 'Lesson' || type === 'Assessment') && <TemplateField type={type} />}
      <div className="grid grid-cols-[1fr_5.5rem] items-start gap-x-3 gap-y-5 min-[600px]:grid-cols-[1fr_5.5rem_1fr_5.5rem]">
        <Field
          label={<FormattedMessage defaultMessage="Start date" id="n5QvJy" />}
          hint={<DayInWords day={startDate} />}
          error={errors.date?.message}
        >
          {(field) => (
            <Input
              {...field}
              {...date}
              type="date"
              onChange={(event) => {
                // The end follows while both are on one day.
                const before = getValues()
                if (before.endDate === before.date) setValue('endDate', event.target.value)
                void date.onChange(event)
              }}
            />
          )}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Start" id="mOFG3K" />}
          error={errors.start?.message}
        >
          {(field) => <TimeInput {...field} {...register('start')} />}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="End date" id="Humfno" />}
          hint={<DayInWords day={endDate} />}
          error={errors.endDate?.message}
        >
          {(field) => <Input {...field} {...register('endDate')} type="date" min={startDate} />}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="End" id="3JVa6k" />}
          error={errors.end?.message}
        >
          {(field) => <TimeInput {...field} {...register('end')} />}
        </Field>
      </div>
      <HoursWarning setting={setting} />
      <ColourField />
      {!repeated && <RepeatFields rotates={rotates} />}
      {type === 'Lesson' && (
        <Choice type="checkbox" {...register('locked')}>
          <FormattedMessage
            defaultMessage="Locked: stays on this date when lessons are bumped"
            id="/7iGvB"
          />
        </Choice>
      )}
    </>
  )
}

function HoursWarning({ setting }: { setting: Setting }) {
  const intl = useIntl()
  const { control } = useFormContext<ActivityForm>()
  const [date, start, endDate, end] = useWatch({
    control,
    name: ['date', 'start', 'endDate', 'end'],
  })
  const complete = [date, start, endDate, end].every((part) => part.length >= 5)
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
