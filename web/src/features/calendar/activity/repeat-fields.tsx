import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import type { ActivityForm } from './activity-form-schema.ts'

/** Weekly copies, at most twelve weeks; with weeks A and B also every second week. */
export function RepeatFields({
  form,
  rotates,
}: {
  form: EntityForm<ActivityForm>
  rotates: boolean
}) {
  const intl = useIntl()
  const repeats = useWatch({ control: form.control, name: 'repeats' })
  return (
    <div className="grid gap-3">
      <CheckboxField
        form={form}
        name="repeats"
        label={<FormattedMessage defaultMessage="Repeat every week" id="uREuxb" />}
      />
      {repeats && (
        <div className="grid gap-5 min-[600px]:grid-cols-2">
          <IntegerField
            form={form}
            name="weeks"
            min={0}
            max={12}
            label={<FormattedMessage defaultMessage="For how many more weeks" id="K4m7Wr" />}
            hint={<FormattedMessage defaultMessage="0 to 12" id="t5zQwA" />}
          />
          {rotates && (
            <SelectField
              form={form}
              name="everyWeeks"
              none={null}
              label={<FormattedMessage defaultMessage="How often" id="dJ+iiX" />}
              options={[
                {
                  value: '1',
                  label: intl.formatMessage({ defaultMessage: 'Every week', id: 'g7bjQR' }),
                },
                {
                  value: '2',
                  label: intl.formatMessage({
                    defaultMessage: 'Every second week, A or B',
                    id: 'V+7t2s',
                  }),
                },
              ]}
            />
          )}
        </div>
      )}
    </div>
  )
}
