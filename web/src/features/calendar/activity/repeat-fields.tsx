import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import type { ActivityForm } from './activity-form-schema.ts'
import { RepeatPreview } from './repeat-preview.tsx'

/** Copies in every week or every second one, for at most twelve weeks or until the term ends. */
export function RepeatFields({
  form,
  rotates,
}: {
  form: EntityForm<ActivityForm>
  rotates: boolean
}) {
  const intl = useIntl()
  const [repeats, until] = useWatch({ control: form.control, name: ['repeats', 'until'] })
  return (
    <div className="grid gap-3">
      <CheckboxField
        form={form}
        name="repeats"
        label={<FormattedMessage defaultMessage="Repeat" id="tw5j2+" />}
      />
      {repeats && (
        <>
          <div className="grid items-start gap-5 min-[600px]:grid-cols-2">
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
                  label: rotates
                    ? intl.formatMessage({
                        defaultMessage: 'Every second week, A or B',
                        id: 'V+7t2s',
                      })
                    : intl.formatMessage({ defaultMessage: 'Every second week', id: 'MEiuQ2' }),
                },
              ]}
            />
            <SelectField
              form={form}
              name="until"
              none={null}
              label={<FormattedMessage defaultMessage="How long" id="5K/dtm" />}
              options={[
                {
                  value: 'weeks',
                  label: intl.formatMessage({
                    defaultMessage: 'For a number of weeks',
                    id: 'qYZy28',
                  }),
                },
                {
                  value: 'term',
                  label: intl.formatMessage({
                    defaultMessage: 'To the end of the term, at most 12 weeks',
                    id: 'I9hDna',
                  }),
                },
              ]}
            />
            {until === 'weeks' && (
              <IntegerField
                form={form}
                name="weeks"
                label={<FormattedMessage defaultMessage="For how many more weeks" id="K4m7Wr" />}
                hint={<FormattedMessage defaultMessage="0 to 12" id="t5zQwA" />}
              />
            )}
          </div>
          <RepeatPreview form={form} />
        </>
      )}
    </div>
  )
}
