import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { ComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { CarriedBy } from './carried-by.tsx'
import { mergeTags } from './save-tag.ts'
import { tagsWith, type Tag } from './tags.ts'

const most = 50

/** Chooses the tag that takes the place of this one. */
export function MergeTag({
  tag,
  tags,
  onClose,
}: {
  tag: Tag
  tags: readonly Tag[]
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const others = tags.filter(({ id }) => id !== tag.id)
  const choice = ({ id, name }: Tag) => ({ key: id, value: id, label: name })
  const form = useEntityForm<{ into: string | null }, { into: string }>({
    schema: z.object({
      into: z.string(
        intl.formatMessage({
          defaultMessage: 'Choose another tag to merge this one into.',
          id: 'rHGyOR',
        }),
      ),
    }),
    values: { into: null },
    save: async ({ into }) => mergeTags(client, tag.id, into),
    fieldOf: { tag_merge_same: 'into', tag_not_found: 'into' },
    notice: intl.formatMessage({ defaultMessage: 'Merged', id: '9O0Gdr' }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        <FormattedMessage defaultMessage="Merge “{name}”" id="3y7x+s" values={{ name: tag.name }} />
      }
      description={
        <FormattedMessage
          defaultMessage="{what} will carry the other tag instead, and “{name}” is deleted."
          id="gxJ+BG"
          values={{ name: tag.name, what: <CarriedBy tag={tag} /> }}
        />
      }
      action={<FormattedMessage defaultMessage="Merge" id="NLSvjh" />}
      onClose={onClose}
    >
      <ComboboxField
        form={form}
        name="into"
        label={<FormattedMessage defaultMessage="Into the tag" id="PSl8Fu" />}
        search={async (words) => {
          const found = tagsWith(others, words)
          return Promise.resolve({
            choices: found.slice(0, most).map(choice),
            more: found.length > most,
          })
        }}
        choiceOf={(id) => choice(others.find((one) => one.id === id) ?? { ...tag, id, name: '…' })}
        listLabel={intl.formatMessage({ defaultMessage: 'Tags', id: '1EYCdR' })}
        placeholder={intl.formatMessage({ defaultMessage: 'Name of a tag', id: 'oZ0znd' })}
      />
    </FormDialog>
  )
}
