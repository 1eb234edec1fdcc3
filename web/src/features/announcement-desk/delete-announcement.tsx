import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import type { AnnouncementRow_AnnouncementFragment } from './announcements.generated.ts'
import { deleteAnnouncement } from './save-announcement.ts'

/** Asks before an announcement is deleted. */
export function DeleteAnnouncement({
  announcement,
  onClose,
}: {
  announcement: AnnouncementRow_AnnouncementFragment
  onClose: () => void
}) {
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Are you sure you want to delete this announcement?"
          id="7xTPCd"
        />
      }
      onDelete={async () => deleteAnnouncement(client, announcement.id)}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="{title} disappears from the pages of everybody who has not read it, and with it who has."
        id="gJ6BNF"
        values={{ title: announcement.title }}
      />
    </ConfirmDelete>
  )
}
