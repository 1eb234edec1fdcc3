import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { IntegerField, MoneyField, PercentField } from '@/components/form/fields/number-fields.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { useProductChoices } from '@/domain/product/product-choices.ts'
import { productColumns } from '@/domain/product/product-columns.ts'
import type { ProductValues } from './product-schema.ts'

/** What it costs, its number in the books, and where it stands in the shop. */
export function PriceRow({ form }: { form: EntityForm<ProductValues> }) {
  const intl = useIntl()
  const { categories = [] } = useProductChoices()
  return (
    <>
      <div className="grid items-start gap-5 min-[480px]:grid-cols-3">
        <MoneyField
          form={form}
          name="price"
          label={<FormattedMessage {...productColumns.price.word} />}
          hint={<FormattedMessage defaultMessage="With VAT. Empty is free." id="OgJVU5" />}
        />
        <PercentField
          form={form}
          name="discountPercentage"
          label={<FormattedMessage {...productColumns.discountPercentage.word} />}
        />
        <IntegerField
          form={form}
          name="sku"
          label={<FormattedMessage {...productColumns.sku.word} />}
        />
      </div>
      <SelectField
        form={form}
        name="categoryId"
        label={<FormattedMessage {...productColumns.categoryId.word} />}
        none={intl.formatMessage({ defaultMessage: 'No category', id: 'QXYeHk' })}
        options={categories}
      />
    </>
  )
}
