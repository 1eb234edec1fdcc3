import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { productColumns } from '@/domain/product/product-columns.ts'
import type { ProductValues } from './product-schema.ts'

/** What the resource is. Physical and subscription switch each other off (A4.3). */
export function KindFields({ form }: { form: EntityForm<ProductValues> }) {
  const switchOff = (name: 'physical' | 'subscriptionProduct') => (ticked: boolean) => {
    if (ticked) form.setValue(name, false, { shouldDirty: true })
  }
  return (
    <FieldGroup error={undefined} label={<FormattedMessage defaultMessage="Kind" id="e5x8FT" />}>
      <div className="grid gap-x-5 min-[480px]:grid-cols-2">
        <CheckboxField
          form={form}
          name="eCommerceProduct"
          label={<FormattedMessage {...productColumns.eCommerceProduct.label} />}
        />
        <CheckboxField
          form={form}
          name="featured"
          label={<FormattedMessage {...productColumns.featured.word} />}
        />
        <CheckboxField
          form={form}
          name="physical"
          label={<FormattedMessage {...productColumns.physical.label} />}
          onChosen={switchOff('subscriptionProduct')}
        />
        <CheckboxField
          form={form}
          name="subscriptionProduct"
          label={<FormattedMessage {...productColumns.subscriptionProduct.label} />}
          onChosen={switchOff('physical')}
        />
      </div>
    </FieldGroup>
  )
}
