import { useWatch, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import type { ProfileValues } from './profile-form-schema.ts'

const days = [1, 2, 3, 4, 5]

export function DaysSlider({ form }: { form: UseFormReturn<ProfileValues> }) {
  const intl = useIntl()
  const { register, control: formControl, formState } = form
  const chosen = useWatch({ control: formControl, name: 'daysPerWeek' })
  return (
    <Field
      label={<FormattedMessage defaultMessage="Days per week" id="55CNOq" />}
      error={formState.errors.daysPerWeek?.message}
    >
      {(control) => (
        <div>
          <input
            {...control}
            {...register('daysPerWeek', { valueAsNumber: true })}
            type="range"
            min={1}
            max={5}
            step={1}
            aria-valuetext={intl.formatMessage(
              { defaultMessage: '{days, plural, one {# day} other {# days}}', id: 'UA5qaX' },
              { days: chosen },
            )}
            className="accent-board block h-11 w-full cursor-pointer"
          />
          <div aria-hidden="true" className="flex justify-between px-[2px] text-sm tabular-nums">
            {days.map((day) => (
              <span
                key={day}
                className={
                  day === chosen
                    ? 'text-board w-3 text-center font-bold'
                    : 'text-ink-muted w-3 text-center'
                }
              >
                {day}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
