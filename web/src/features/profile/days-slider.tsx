import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SliderField } from '@/components/form/fields/slider-field.tsx'
import type { ProfileValues } from './profile-form-schema.ts'

export function DaysSlider({ form }: { form: EntityForm<ProfileValues> }) {
  const intl = useIntl()
  return (
    <SliderField
      form={form}
      name="daysPerWeek"
      label={<FormattedMessage defaultMessage="Days per week" id="55CNOq" />}
      min={1}
      max={5}
      marks={[1, 2, 3, 4, 5]}
      write={(days) =>
        intl.formatMessage(
          { defaultMessage: '{days, plural, one {# day} other {# days}}', id: 'UA5qaX' },
          { days },
        )
      }
    />
  )
}
