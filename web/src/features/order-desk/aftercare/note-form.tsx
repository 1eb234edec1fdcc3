import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { TextAreaField } from '@/components/form/fields/text-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { SaveBar } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import * as longest from '@/lib/longest.ts'
import { addNote, readNotes } from './note-actions.ts'

/** Writes a note; what is typed stays when the order is closed and opened again. */
export function NoteForm({ orderId }: { orderId: string }) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: z.object({
      body: z
        .string()
        .check(
          z.trim(),
          z.minLength(
            1,
            intl.formatMessage({ defaultMessage: 'This field is required', id: 'TKmub+' }),
          ),
          z.maxLength(longest.orderNote),
        ),
    }),
    values: { body: '' },
    edits: true,
    sends: true,
    asks: false, // The draft is there again when the order is opened again.
    draft: `order.note.${orderId}`,
    notice: intl.formatMessage({ defaultMessage: 'Note added', id: 'hwYzY9' }),
    fieldOf: { note_required: 'body', note_too_long: 'body' },
    save: async ({ body }) => addNote(client, orderId, body),
    // After the draft is forgotten: the form is drawn anew with the new note.
    onSaved: async () => readNotes(client),
  })
  return (
    <Form form={form} className="grid gap-3">
      <TextAreaField
        form={form}
        name="body"
        label={<FormattedMessage defaultMessage="New note" id="CfJyjp" />}
      />
      <SaveBar form={form} variant="outline">
        <FormattedMessage defaultMessage="Add note" id="KgAlAZ" />
      </SaveBar>
    </Form>
  )
}
