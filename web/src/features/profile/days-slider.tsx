import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { CustomField } from '@/components/form/fields/custom-field.tsx'
import type { ProfileValues } from './profile-form-schema.ts'

const days = [1, 2, 3, 4, 5]

export function DaysSlider({ form }: { form: EntityForm<ProfileValues> }) {
  const intl = useIntl()
  return (
    <CustomField
      form={form}
      name="daysPerWeek"
      label={<FormattedMessage defaultMessage="Days per week" id="55CNOq" />}
      show={(value) => String(value)}
    >
      {(control, { ref, name, value: chosen, onChange, onBlur }) => (
        <div>
          <input
            {...control}
            ref={ref}
            name={name}
            value={chosen}
            onChange={({ target }) => onChange(target.valueAsNumber)}
            onBlur={onBlur}
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
    </CustomField>
  )
}
