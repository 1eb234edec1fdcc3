import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import type { ActivityForm } from './activity-form-schema.ts'

/** Weekly copies, at most twelve weeks; with weeks A and B also every second week. */
export function RepeatFields({ rotates }: { rotates: boolean }) {
  const intl = useIntl()
  const { register, formState, control, setValue } = useFormContext<ActivityForm>()
  const [repeats, everySecond] = useWatch({ control, name: ['repeats', 'everySecond'] })
  return (
    <div className="grid gap-3">
      <Choice type="checkbox" {...register('repeats')}>
        <FormattedMessage defaultMessage="Repeat every week" id="uREuxb" />
      </Choice>
      {repeats && (
        <div className="grid gap-5 min-[600px]:grid-cols-2">
          <Field
            label={<FormattedMessage defaultMessage="For how many more weeks" id="K4m7Wr" />}
            hint={<FormattedMessage defaultMessage="0 to 12" id="t5zQwA" />}
            error={formState.errors.weeks?.message}
          >
            {(field) => <Input {...field} {...register('weeks')} type="number" min={0} max={12} />}
          </Field>
          {rotates && (
            <Field
              label={<FormattedMessage defaultMessage="How often" id="dJ+iiX" />}
              error={undefined}
            >
              {(field) => (
                <Select
                  {...field}
                  value={everySecond ? 'second' : 'every'}
                  onChange={(event) => setValue('everySecond', event.target.value === 'second')}
                >
                  <option value="every">
                    {intl.formatMessage({ defaultMessage: 'Every week', id: 'g7bjQR' })}
                  </option>
                  <option value="second">
                    {intl.formatMessage({
                      defaultMessage: 'Every second week, A or B',
                      id: 'V+7t2s',
                    })}
                  </option>
                </Select>
              )}
            </Field>
          )}
        </div>
      )}
    </div>
  )
}
