import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MultiComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { useTagChoosing } from '../use-tag-choosing.ts'
import type { GoodsValues } from './goods-schema.ts'

/** The tags of a resource or bundle. */
export function GoodsTagsField({ form }: { form: EntityForm<GoodsValues> }) {
  return (
    <MultiComboboxField
      form={form}
      name="tags"
      label={<FormattedMessage defaultMessage="Tags" id="1EYCdR" />}
      {...useTagChoosing()}
    />
  )
}
