import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SwitchField } from '@/components/form/fields/tick-fields.tsx'
import type { GoodsValues } from './goods-schema.ts'
import { SaleMomentFields, salePart } from './sale-moment-fields.tsx'

/** A sale that begins and ends by itself. */
export function SaleFields({ form }: { form: EntityForm<GoodsValues> }) {
  const onSale = useWatch({ control: form.control, name: 'onSale' })
  return (
    <div className="grid gap-3">
      <SwitchField
        form={form}
        name="onSale"
        label={<FormattedMessage defaultMessage="Sale with a start and an end" id="QNZh2f" />}
      />
      {onSale && <SaleMomentFields form={salePart(form)} />}
    </div>
  )
}
