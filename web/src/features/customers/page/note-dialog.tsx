import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { TextAreaField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { writeRow } from '@/graphql/write.ts'
import * as longest from '@/lib/longest.ts'
import { AddCustomerNoteDocument } from './customer-page.generated.ts'

/** Notes something about a customer. What is typed survives a reload. */
export function NoteDialog({
  teacherProfileId,
  name,
  onClose,
}: {
  teacherProfileId: string
  name: string
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  // Made here, so that sending again after a lost answer notes it once.
  const [noteId] = useState(() => crypto.randomUUID())
  const form = useEntityForm({
    schema: z.object({
      body: z
        .string()
        .check(
          z.trim(),
          z.minLength(
            1,
            intl.formatMessage({ defaultMessage: 'Write the note first', id: 'Nv1QjQ' }),
          ),
          z.maxLength(longest.customerNote),
        ),
    }),
    values: { body: '' },
    draft: `customer-note.${teacherProfileId}`,
    save: async ({ body }) =>
      writeRow(client, AddCustomerNoteDocument, { noteId, teacherProfileId, body }, [
        'customerPage',
      ]),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      width={500}
      title={<FormattedMessage defaultMessage="New note" id="CfJyjp" />}
      description={name}
      onClose={onClose}
    >
      <TextAreaField
        form={form}
        name="body"
        rows={6}
        label={
          <FormattedMessage defaultMessage="Note" id="KEK6uv" description="A text of the office" />
        }
        hint={
          <FormattedMessage
            defaultMessage="Keep to facts: the customer gets it with a copy of their data, without your name."
            id="sMyDCf"
          />
        }
      />
    </FormDialog>
  )
}
