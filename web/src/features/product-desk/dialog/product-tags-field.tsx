import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Choice } from '@/components/form/fields/combobox/choice.ts'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MultiComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { useProductChoices } from '../product-choices.ts'
import type { ProductValues } from './product-schema.ts'
import { addTag } from './save-whole-product.ts'

/** The tags of a resource; one that does not exist is made of what was typed (A4.4). */
export function ProductTagsField({ form }: { form: EntityForm<ProductValues> }) {
  const intl = useIntl()
  const client = useApolloClient()
  const { tags = [] } = useProductChoices()
  const choices = tags.map((tag): Choice<string> => ({ ...tag, key: tag.value }))
  return (
    <MultiComboboxField
      form={form}
      name="tags"
      label={<FormattedMessage defaultMessage="Tags" id="1EYCdR" />}
      search={async (words) => {
        const asked = words.toLocaleLowerCase().split(/\s+/)
        const found = choices.filter(({ label }) =>
          asked.every((word) => label.toLocaleLowerCase().includes(word)),
        )
        return Promise.resolve({ choices: found.slice(0, 50), more: found.length > 50 })
      }}
      choiceOf={(id) => choices.find(({ key }) => key === id) ?? { key: id, value: id, label: '…' }}
      create={{
        label: (words) =>
          intl.formatMessage({ defaultMessage: 'Add “{words}”', id: 'RfYqc1' }, { words }),
        make: async (words) => addTag(client, words),
      }}
      listLabel={intl.formatMessage({ defaultMessage: 'Tags', id: '1EYCdR' })}
      placeholder={intl.formatMessage({ defaultMessage: 'Name of a tag', id: 'oZ0znd' })}
    />
  )
}
