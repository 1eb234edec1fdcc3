import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MultiComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { useTagChoosing } from '@/domain/product/use-tag-choosing.ts'
import type { ProductValues } from './product-schema.ts'

/** The tags of a resource. */
export function ProductTagsField({ form }: { form: EntityForm<ProductValues> }) {
  return (
    <MultiComboboxField
      form={form}
      name="tags"
      label={<FormattedMessage defaultMessage="Tags" id="1EYCdR" />}
      {...useTagChoosing()}
    />
  )
}
