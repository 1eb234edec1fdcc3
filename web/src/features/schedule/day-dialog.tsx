import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormDialog } from '@/components/form/form-dialog-old.tsx'
import { useDraft } from '@/components/form/use-draft.ts'
import { Input } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { TimeInput } from '@/components/ui/time-input.tsx'
import type { ScheduleCard_DayFragment } from './schedule-card.generated.ts'
import { isWeekday, weekdayNames, weekdays } from '@/i18n/weekday-names.ts'
import { endOfDay } from '@/domain/school/school-day.ts'
import { BreaksField } from './breaks-field.tsx'
import { DayChoices } from './day-choices.tsx'
import {
  dayFormSchema,
  newDay,
  schoolDayOf,
  valuesOfDay,
  type DayValues,
} from './day-form-schema.ts'
import { DayPreview } from './day-preview.tsx'
import { saveSchedule } from './save-schedule.ts'

/** One day of the week in detail, for several days at once where they are alike. */
export function DayDialog({
  schedule,
  edited = null,
  first,
  onClose,
}: {
  schedule: readonly ScheduleCard_DayFragment[]
  edited?: ScheduleCard_DayFragment | null
  /** The weekday that a new entry begins with. */
  first?: string | undefined
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const [error, setError] = useState<unknown>(null)
  const taken = schedule.filter(({ id }) => id !== edited?.id).map(({ day }) => day)
  const form = useForm<DayValues>({
    mode: 'onChange',
    resolver: zodResolver(dayFormSchema(intl, taken)),
    defaultValues:
      edited === null
        ? newDay(first !== undefined && isWeekday(first) ? first : undefined)
        : valuesOfDay(edited),
  })
  const { register, formState, control, setValue } = form
  const { errors, isSubmitting, isValid, isDirty } = formState
  const draft = useDraft(form, `day.${edited?.id ?? first ?? 'new'}`)
  const values = useWatch({ control }) as DayValues // every field has a default
  const endIsKnown = endOfDay(schoolDayOf(values)) !== null

  const close = () => {
    draft.forget()
    onClose()
  }
  const save = form.handleSubmit(async (typed) => {
    setError(null)
    await saveSchedule(client, typed, { edited, schedule }).then(close, setError)
  })

  return (
    <FormDialog
      title={
        edited === null ? (
          <FormattedMessage defaultMessage="New day" id="EOYxN2" />
        ) : (
          <FormattedMessage defaultMessage="Edit day" id="1yIu9Z" />
        )
      }
      pending={isSubmitting}
      error={error}
      disabled={!isValid}
      dirty={isDirty}
      restored={draft.restored}
      onChange={draft.keep}
      onSubmit={() => void save()}
      onClose={close}
    >
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <Field
          label={<FormattedMessage defaultMessage="Day" id="7pXrnq" />}
          error={errors.day?.message}
        >
          {(field) => (
            <Select {...field} {...register('day')}>
              <option value="" />
              {weekdays.map((day) => (
                <option key={day} value={day}>
                  {intl.formatMessage(weekdayNames[day])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Start time" id="/zFP1/" />}
          error={errors.startTime?.message}
        >
          {(field) => <TimeInput {...field} {...register('startTime')} />}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Periods" id="6XETNf" />}
          error={errors.periods?.message}
        >
          {(field) => <Input {...field} {...register('periods')} type="number" min={1} max={20} />}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Minutes per period" id="jLnR45" />}
          error={errors.periodDuration?.message}
        >
          {(field) => (
            <Input {...field} {...register('periodDuration')} type="number" min={1} max={240} />
          )}
        </Field>
      </div>
      <BreaksField form={form} />
      {endIsKnown ? (
        <DayPreview control={control} />
      ) : (
        <Field
          label={<FormattedMessage defaultMessage="End time (optional)" id="dfeOoi" />}
          hint={
            <FormattedMessage
              defaultMessage="Worked out for you when you fill in periods and minutes."
              id="uQtcAi"
            />
          }
          error={errors.endTime?.message}
        >
          {(field) => <TimeInput {...field} {...register('endTime')} />}
        </Field>
      )}
      <DayChoices
        label={intl.formatMessage({ defaultMessage: 'The same on', id: 'ZivfU0' })}
        except={values.day}
        schedule={schedule}
        chosen={values.alsoFor}
        onChange={(days) => setValue('alsoFor', days, { shouldDirty: true })}
      />
    </FormDialog>
  )
}
