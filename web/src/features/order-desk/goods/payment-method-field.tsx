import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { methodWord } from '@/domain/order/order-words.ts'
import type { GoodsValues } from './goods-values.ts'

/**
 * The method that fits a total: EFT as long as something is to be paid or nothing is chosen, otherwise Free. A card
 * payment that is there already stays until the goods change (A4.1).
 */
export function fittingMethod(
  method: string,
  { total, changed }: { total: string | null; changed: boolean },
): string {
  if (total === null) return method === '' ? 'EFT' : method
  if (Number(total) === 0) return 'Free'
  return method === 'PayFast' && !changed ? method : 'EFT'
}

/** How an order is paid. It follows the total, and can only be what the total allows. */
export function PaymentMethodField({
  form,
  total,
  own,
  changed,
}: {
  form: EntityForm<GoodsValues>
  /** What the goods come to; null while there are none. */
  total: string | null
  /** The method of the order that is changed; empty for a new one. */
  own: string
  /** Its goods or its coupon are not those that it was opened with. */
  changed: boolean
}) {
  const intl = useIntl()
  const method = useWatch({ control: form.control, name: 'paymentMethod' })
  const fitting = fittingMethod(own, { total, changed })
  // The field belongs to the form, the total to the database.
  useEffect(() => {
    if (form.getValues('paymentMethod') === fitting) return
    form.setValue('paymentMethod', fitting, { shouldDirty: true, shouldValidate: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the total or the goods change, not when somebody chooses
  }, [fitting, total])
  const offered = own === 'PayFast' && fitting !== 'Free' ? ['EFT', 'PayFast'] : [fitting]
  return (
    <SelectField
      form={form}
      name="paymentMethod"
      label={<FormattedMessage defaultMessage="Payment Method" id="nFQbxh" />}
      none={intl.formatMessage({ defaultMessage: 'Choose', id: 'TuQ18m' })}
      options={offered.map((value) => ({ value, label: methodWord(intl, value) }))}
      hint={
        own !== '' ? undefined : method === 'Free' ? (
          <FormattedMessage
            defaultMessage="Nothing is to be paid: the order counts as paid at once."
            id="b5z086"
          />
        ) : (
          <FormattedMessage
            defaultMessage="The customer is sent the bank details, and the order waits for the payment."
            id="46a+Yl"
          />
        )
      }
    />
  )
}
