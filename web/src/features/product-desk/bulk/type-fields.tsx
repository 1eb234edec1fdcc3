import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import type { ChangeValues } from './change-schema.ts'

/** The three flags, each on, off, or left as it is. Physical and subscription switch each other off. */
export function TypeFields({ form }: { form: EntityForm<ChangeValues> }) {
  const intl = useIntl()
  const shared = {
    form,
    none: intl.formatMessage({ defaultMessage: 'Leave as it is', id: 'xAwyus' }),
    options: [
      { value: 'yes', label: intl.formatMessage({ defaultMessage: 'Yes', id: 'a5msuh' }) },
      { value: 'no', label: intl.formatMessage({ defaultMessage: 'No', id: 'oUWADl' }) },
    ],
  }
  const switchOff = (name: 'physical' | 'subscription') => (chosen: string) => {
    if (chosen === 'yes') form.setValue(name, 'no', { shouldValidate: true, shouldDirty: true })
  }
  return (
    <div className="grid items-start gap-5 min-[600px]:grid-cols-3">
      <SelectField
        {...shared}
        name="physical"
        label={<FormattedMessage defaultMessage="Physical" id="rl5bhq" />}
        onChosen={switchOff('subscription')}
      />
      <SelectField
        {...shared}
        name="subscription"
        label={<FormattedMessage defaultMessage="Subscription" id="R/6nsx" />}
        onChosen={switchOff('physical')}
      />
      <SelectField
        {...shared}
        name="eCommerce"
        label={<FormattedMessage defaultMessage="E-Com" id="IbyWCX" />}
      />
    </div>
  )
}
