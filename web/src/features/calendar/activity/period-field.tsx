import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { Field } from '@/components/form/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import type { ActivityForm } from './activity-form-schema.ts'
import { periodsOf, periodsOn, type Period } from '../setting/day-periods.ts'
import type { Setting } from '../setting/setting.ts'

const hours = ({ start }: Period, { end }: Period) => `${start.slice(11)}–${end.slice(11)}`

/** The periods of the chosen day. Choosing one fills in its times; other times are typed below. */
export function PeriodField({
  form,
  setting,
}: {
  form: EntityForm<ActivityForm>
  setting: Setting
}) {
  const intl = useIntl()
  const [date, start, endDate, end] = useWatch({
    control: form.control,
    name: ['date', 'start', 'endDate', 'end'],
  })
  const periods = periodsOn(setting.schedule, date)
  if (periods.length === 0) return null
  const chosen = periodsOf(setting.schedule, {
    start: `${date}T${start}`,
    end: `${endDate}T${end}`,
  })
  const several = chosen !== null && chosen[0].number !== chosen[1].number
  const choose = (number: string) => {
    const period = periods.find((one) => String(one.number) === number)
    if (period === undefined) return
    const fill = { shouldDirty: true, shouldValidate: true }
    form.setValue('start', period.start.slice(11), fill)
    form.setValue('endDate', date, fill)
    form.setValue('end', period.end.slice(11), fill)
  }
  return (
    <Field label={<FormattedMessage defaultMessage="Period" id="jCNpEL" />} error={undefined}>
      {(control) => (
        <Select
          {...control}
          value={chosen === null ? '' : several ? 'several' : String(chosen[0].number)}
          onChange={({ target }) => choose(target.value)}
        >
          {chosen === null && (
            <option value="" disabled>
              {intl.formatMessage({ defaultMessage: 'Another time', id: 'Y8VhkI' })}
            </option>
          )}
          {several && (
            <option value="several" disabled>
              {intl.formatMessage(
                { defaultMessage: 'Periods {first} to {last}, {time}', id: 'jUUZoP' },
                { first: chosen[0].number, last: chosen[1].number, time: hours(...chosen) },
              )}
            </option>
          )}
          {periods.map((period) => (
            <option key={period.number} value={period.number}>
              {intl.formatMessage(
                { defaultMessage: 'Period {number}, {time}', id: '0mc1Q8' },
                { number: period.number, time: hours(period, period) },
              )}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
