import { useApolloClient } from '@apollo/client/react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import * as longest from '@/lib/longest.ts'
import { saveListView, type ListView } from './list-view-store.ts'

const messages = defineMessages({
  name: { defaultMessage: 'Give the view a name', id: 'T9ssNM' },
})

/** The name of a view: of a new one, or another one for one that is kept. */
export function ViewDialog({
  list,
  view,
  query,
  onSaved,
  onClose,
}: {
  list: string
  /** Null for a new one. */
  view: ListView | null
  /** What it is to show. */
  query: string
  onSaved: (saved: ListView) => void
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
          z.maxLength(longest.listView),
        ),
    }),
    values: { name: view?.name ?? '' },
    save: async ({ name }) => saveListView(client, list, { id: view?.id ?? null, name, query }),
    fieldOf: { list_view_name_key: 'name', list_view_name_length: 'name' },
    onSaved: (saved) => {
      onSaved(saved)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        view === null ? (
          <FormattedMessage defaultMessage="Save as a view" id="r6uOPQ" />
        ) : (
          <FormattedMessage defaultMessage="Rename the view" id="ACvivU" />
        )
      }
      description={
        view === null && (
          <FormattedMessage
            defaultMessage="It keeps what is searched, filtered, sorted and grouped now, for you alone."
            id="ulZnRm"
          />
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
