import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { DateTimeField } from '@/components/form/fields/date-fields.tsx'
import { PercentField } from '@/components/form/fields/number-fields.tsx'
import { MultiSelectField, SelectField } from '@/components/form/fields/select-field.tsx'
import { SaleMomentFields, salePart } from '@/domain/product/goods/sale-moment-fields.tsx'
import { useProductChoices } from '@/domain/product/product-choices.ts'
import { noCategory, type ChangeKind, type ChangeValues } from './change-schema.ts'
import { PriceFields } from './price-fields.tsx'
import { TypeFields } from './type-fields.tsx'

/** What a kind of change asks for; publishing and featuring ask for nothing. */
export function ChangeFields({
  form,
  kind,
}: {
  form: EntityForm<ChangeValues>
  kind: ChangeKind | ''
}) {
  const intl = useIntl()
  const { tags = [], categories = [] } = useProductChoices()
  switch (kind) {
    case 'price':
      return <PriceFields form={form} />
    case 'discount':
      return (
        <PercentField
          form={form}
          name="discount"
          label={<FormattedMessage defaultMessage="Discount" id="28C0Aj" />}
          hint={<FormattedMessage defaultMessage="0 takes the discount away." id="++RsnS" />}
        />
      )
    case 'sale':
      return <SaleMomentFields form={salePart(form)} />
    case 'type':
      return <TypeFields form={form} />
    case 'schedule':
      return (
        <DateTimeField
          form={form}
          name="at"
          label={<FormattedMessage defaultMessage="Publish Date" id="2U2d+V" />}
        />
      )
    case 'tags':
      return (
        <div className="grid items-start gap-5 min-[600px]:grid-cols-2">
          <MultiSelectField
            form={form}
            name="add"
            label={<FormattedMessage defaultMessage="Add tags" id="hzHVYP" />}
            options={tags}
          />
          <MultiSelectField
            form={form}
            name="remove"
            label={<FormattedMessage defaultMessage="Remove tags" id="w841j4" />}
            options={tags}
          />
        </div>
      )
    case 'category':
      return (
        <SelectField
          form={form}
          name="category"
          label={<FormattedMessage defaultMessage="Category" id="ccXLVi" />}
          options={[
            {
              value: noCategory,
              label: intl.formatMessage({ defaultMessage: 'No category', id: 'QXYeHk' }),
            },
            ...categories,
          ]}
        />
      )
    default:
      return null
  }
}
