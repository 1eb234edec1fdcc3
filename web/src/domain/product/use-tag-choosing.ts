import { containsWords } from '@kryt/supabase/same-signs'
import { useApolloClient } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import type { Choice } from '@/components/form/fields/combobox/choice.ts'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import { AddProductTagDocument } from './product-choices.generated.ts'
import { useProductChoices } from './product-choices.ts'

const most = 50

/** Makes the tag that was typed and did not exist. @throws AppError product_tag_name_key when it does after all */
async function addTag(client: WritingClient, name: string): Promise<Choice<string>> {
  const data = await writeRow(client, AddProductTagDocument, { name }, ['productTagCollection'])
  const tag = data.insertIntoProductTagCollection?.records[0]
  if (tag === undefined) throw new AppError('unexpected')
  return { key: tag.id, value: tag.id, label: tag.name }
}

/** How a field finds tags; one that does not exist is made of what was typed (A4.4). */
export function useTagChoosing() {
  const intl = useIntl()
  const client = useApolloClient()
  const { tags = [] } = useProductChoices()
  const choices = tags.map((tag): Choice<string> => ({ ...tag, key: tag.value }))
  return {
    search: async (words: string) => {
      const found = choices.filter(({ label }) => containsWords(label, words))
      return Promise.resolve({ choices: found.slice(0, most), more: found.length > most })
    },
    choiceOf: (id: string) =>
      choices.find(({ key }) => key === id) ?? { key: id, value: id, label: '…' },
    create: {
      label: (words: string) =>
        intl.formatMessage({ defaultMessage: 'Add “{words}”', id: 'RfYqc1' }, { words }),
      make: async (words: string) => addTag(client, words),
    },
    listLabel: intl.formatMessage({ defaultMessage: 'Tags', id: '1EYCdR' }),
    placeholder: intl.formatMessage({ defaultMessage: 'Name of a tag', id: 'oZ0znd' }),
  }
}
