import { useApolloClient } from '@apollo/client/react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import * as longest from '@/lib/longest.ts'
import { readTag, saveTag } from './save-tag.ts'
import type { Tag } from './tags.ts'

const messages = defineMessages({
  name: { defaultMessage: 'Tag name is required', id: 'Zb4Ma+' },
})

/** The name of a tag. */
export function TagDialog({
  tag,
  onClose,
}: {
  /** Null for a new one. */
  tag: Tag | null
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: z.object({
      name: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, intl.formatMessage(messages.name)),
          z.maxLength(longest.tagName),
        ),
    }),
    values: { name: tag?.name ?? '' },
    version: tag?.updatedAt,
    save: async ({ name }, { version }) => saveTag(client, name, tag && { id: tag.id, version }),
    reread: tag ? async () => readTag(client, tag.id) : undefined,
    whoChanged: async (now) => tag && whoChanged(client, 'product_tag', tag.id, now),
    fieldOf: { product_tag_name_key: 'name', product_tag_name_present: 'name' },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        tag === null ? (
          <FormattedMessage defaultMessage="New tag" id="BOP1Ho" />
        ) : (
          <FormattedMessage defaultMessage="Edit tag" id="fx1gKM" />
        )
      }
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={<FormattedMessage defaultMessage="Name" id="HAlOn1" />}
      />
    </FormDialog>
  )
}
