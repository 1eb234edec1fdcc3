import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { DateField } from '@/components/form/fields/date-fields.tsx'
import { IntegerField, MoneyField, PercentField } from '@/components/form/fields/number-fields.tsx'
import { RadioField } from '@/components/form/fields/tick-fields.tsx'
import type { DiscountValues } from './discount-schema.ts'

/** The same form, typed for these fields only. TypeScript does not accept it, because a form both reads and writes values. */
export const discountPart = <V extends DiscountValues>(form: EntityForm<V>) =>
  form as unknown as EntityForm<DiscountValues>

/** The dates and the discount: fields that a single coupon and a batch have in common. */
export function DiscountFields({ form }: { form: EntityForm<DiscountValues> }) {
  const intl = useIntl()
  const [type, startDate] = useWatch({ control: form.control, name: ['discountType', 'startDate'] })
  const valueLabel = <FormattedMessage defaultMessage="Discount" id="28C0Aj" />
  return (
    <>
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <DateField
          form={form}
          name="startDate"
          label={<FormattedMessage defaultMessage="Start date" id="n5QvJy" />}
        />
        <DateField
          form={form}
          name="endDate"
          label={<FormattedMessage defaultMessage="End date" id="Humfno" />}
          min={startDate}
          hint={
            <FormattedMessage defaultMessage="The last day on which it can be used." id="CgD87w" />
          }
        />
      </div>
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <RadioField
          form={form}
          name="discountType"
          label={<FormattedMessage defaultMessage="Kind of discount" id="TeJulj" />}
          options={[
            {
              value: 'PERCENTAGE',
              label: intl.formatMessage({ defaultMessage: 'Percentage', id: 'HyMpO2' }),
            },
            {
              value: 'AMOUNT',
              label: intl.formatMessage({ defaultMessage: 'Amount in rand', id: 'g8c//Y' }),
            },
          ]}
        />
        {type === 'AMOUNT' ? (
          <MoneyField form={form} name="discountValue" label={valueLabel} />
        ) : (
          <PercentField form={form} name="discountValue" label={valueLabel} />
        )}
      </div>
      <IntegerField
        form={form}
        name="maxUses"
        label={<FormattedMessage defaultMessage="How many orders may use it" id="gQ1Akl" />}
        hint={<FormattedMessage defaultMessage="Leave empty for any number." id="FW7QqO" />}
      />
    </>
  )
}
