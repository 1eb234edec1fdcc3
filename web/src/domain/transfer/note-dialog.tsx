import { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Figures } from '@/components/form/entity-form.ts'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { withFigures } from '@/components/form/with-figures.ts'
import type { WritingClient } from '@/graphql/write.ts'
import { noteSchema } from './note-schema.ts'

/** A decision that needs a reason. */
export function NoteDialog({
  title,
  description,
  action,
  draft,
  danger = false,
  figures,
  decide,
  onClose,
  children,
}: {
  title: ReactNode
  description: ReactNode
  action: ReactNode
  /** The name of the draft of the note. */
  draft: string
  danger?: boolean
  /** What it is about, where that is read when the dialog opens. */
  figures?: Figures
  decide: (client: WritingClient, note: string) => Promise<void>
  onClose: () => void
  /** What it is about. */
  children?: ReactNode
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: noteSchema(intl),
    values: { note: '' },
    draft,
    sends: true,
    save: async ({ note }) => decide(client, note),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={withFigures(form, figures)}
      width={500}
      title={title}
      description={description}
      action={action}
      danger={danger}
      onClose={onClose}
    >
      {children}
      <TextField
        form={form}
        name="note"
        label={<FormattedMessage defaultMessage="Note" id="qMePPG" />}
      />
    </FormDialog>
  )
}
