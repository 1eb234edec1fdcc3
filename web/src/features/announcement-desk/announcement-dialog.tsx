import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextAreaField, TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { AddresseesField } from './addressees-field.tsx'
import { announcementSchema, valuesOfAnnouncement } from './announcement-schema.ts'
import { heads } from './announcement-words.ts'
import type { AnnouncementRow_AnnouncementFragment } from './announcements.generated.ts'
import { Readers } from './readers.tsx'
import { readAnnouncement, saveAnnouncement } from './save-announcement.ts'

/** An announcement: its title, whom it is for, what it says, and who has read it. It stands there once it is saved. */
export function AnnouncementDialog({
  announcement,
  onClose,
}: {
  /** Null for a new one. */
  announcement: AnnouncementRow_AnnouncementFragment | null
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: announcementSchema(intl),
    values: valuesOfAnnouncement(announcement),
    version: announcement?.updatedAt,
    draft: `announcement.${announcement?.id ?? 'new'}`,
    save: async (values, { version }) =>
      saveAnnouncement(client, values, announcement && { id: announcement.id, version }),
    reread: announcement ? async () => readAnnouncement(client, announcement.id) : undefined,
    whoChanged: async (now) =>
      announcement && whoChanged(client, 'announcement', announcement.id, now),
    fieldOf: { addressee_not_found: 'sendTo', announcement_send_to_present: 'sendTo' },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      width={600}
      title={
        announcement === null ? (
          <FormattedMessage defaultMessage="New Announcement" id="qz+hnD" />
        ) : (
          <FormattedMessage defaultMessage="Edit Announcement" id="V+Z99y" />
        )
      }
      description={
        announcement === null ? (
          <FormattedMessage
            defaultMessage="It stands above every page of the teachers as soon as it is saved, until they mark it as read."
            id="USDiln"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Who has read it does not see the change. Who has not sees it at once."
            id="zzCUvi"
          />
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="title" label={intl.formatMessage(heads.title)} />
      <AddresseesField form={form} />
      <TextAreaField form={form} name="message" label={intl.formatMessage(heads.message)} />
      {announcement !== null && (
        <Readers id={announcement.id} count={announcement.readCount ?? 0} />
      )}
    </FormDialog>
  )
}
