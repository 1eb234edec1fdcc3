import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { DateField, TimeField } from '@/components/form/fields/date-fields.tsx'
import type { ActivityForm } from './activity-form-schema.ts'
import { DayInWords } from '../setting/day-in-words.tsx'

/** When an activity starts and ends. */
export function TimeFields({ form }: { form: EntityForm<ActivityForm> }) {
  const [date, endDate] = useWatch({ control: form.control, name: ['date', 'endDate'] })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5rem] items-start gap-x-3 gap-y-5 min-[600px]:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)_5rem]">
      <DateField
        form={form}
        name="date"
        label={<FormattedMessage defaultMessage="Start date" id="n5QvJy" />}
        hint={<DayInWords day={date} />}
        onChosen={(day) => {
          // The end follows while both are on one day.
          if (endDate === date) form.setValue('endDate', day, { shouldDirty: true })
        }}
      />
      <TimeField
        form={form}
        name="start"
        label={<FormattedMessage defaultMessage="Start" id="mOFG3K" />}
      />
      <DateField
        form={form}
        name="endDate"
        min={date}
        label={<FormattedMessage defaultMessage="End date" id="Humfno" />}
        hint={<DayInWords day={endDate} />}
      />
      <TimeField
        form={form}
        name="end"
        label={<FormattedMessage defaultMessage="End" id="3JVa6k" />}
      />
    </div>
  )
}
