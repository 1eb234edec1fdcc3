import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { TimeField } from '@/components/form/fields/date-fields.tsx'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import type { ScheduleCard_DayFragment } from './schedule-card.generated.ts'
import { weekdayNames, weekdays } from '@/i18n/weekday-names.ts'
import { endOfDay } from '@/domain/school/school-day.ts'
import { BreaksField } from './breaks-field.tsx'
import { DaysField } from './days-field.tsx'
import { schoolDayOf, type DayValues } from './day-form-schema.ts'
import { DayPreview } from './day-preview.tsx'

/** A school day: when it begins, its periods and breaks, how it then looks, and for which days. */
export function DayFields({
  form,
  schedule,
}: {
  form: EntityForm<DayValues>
  schedule: readonly ScheduleCard_DayFragment[]
}) {
  const intl = useIntl()
  const { control } = form
  const values = useWatch({ control }) as DayValues // every field has a default
  const endIsKnown = endOfDay(schoolDayOf(values)) !== null
  return (
    <>
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <SelectField
          form={form}
          name="day"
          label={<FormattedMessage defaultMessage="Day" id="7pXrnq" />}
          options={weekdays.map((day) => ({
            value: day,
            label: intl.formatMessage(weekdayNames[day]),
          }))}
        />
        <TimeField
          form={form}
          name="startTime"
          label={<FormattedMessage defaultMessage="Start time" id="/zFP1/" />}
        />
        <IntegerField
          form={form}
          name="periods"
          label={<FormattedMessage defaultMessage="Periods" id="6XETNf" />}
        />
        <IntegerField
          form={form}
          name="periodDuration"
          label={<FormattedMessage defaultMessage="Minutes per period" id="jLnR45" />}
        />
      </div>
      <BreaksField form={form} />
      {endIsKnown ? (
        <DayPreview control={control} />
      ) : (
        <TimeField
          form={form}
          name="endTime"
          label={<FormattedMessage defaultMessage="End time (optional)" id="dfeOoi" />}
          hint={
            <FormattedMessage
              defaultMessage="Worked out for you when you fill in periods and minutes."
              id="uQtcAi"
            />
          }
        />
      )}
      <DaysField
        form={form}
        name="alsoFor"
        label={<FormattedMessage defaultMessage="The same on" id="ZivfU0" />}
        except={values.day}
        schedule={schedule}
      />
    </>
  )
}
