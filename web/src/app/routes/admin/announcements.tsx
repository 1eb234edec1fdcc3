import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import {
  useAnnouncementActions,
  useAnnouncementDialogs,
} from '@/features/announcement-desk/announcement-actions.tsx'
import { AnnouncementDialog } from '@/features/announcement-desk/announcement-dialog.tsx'
import { announcements } from '@/features/announcement-desk/announcements-list.ts'
import { AnnouncementNowDocument } from '@/features/announcement-desk/announcements.generated.ts'
import { DeleteAnnouncement } from '@/features/announcement-desk/delete-announcement.tsx'
import { RowChanges } from '@/features/audit/row-changes.tsx'

export const { loader, shouldRevalidate } = listRoute(announcements)

/** Short messages above every page of a teacher, until she has read them: A2.12. */
export function Component() {
  const dialogs = useAnnouncementDialogs()
  const { name, value, close } = dialogs
  const announcement = useDialogRow(
    AnnouncementNowDocument,
    name === 'new' ? null : value,
    ({ announcementCollection }) => announcementCollection.edges[0]?.node,
    close,
  )
  return (
    <>
      <ListPage list={announcements} {...useAnnouncementActions(dialogs)} />
      {name === 'new' && <AnnouncementDialog announcement={null} onClose={close} />}
      {name === 'edit' && announcement !== null && (
        <AnnouncementDialog key={announcement.id} announcement={announcement} onClose={close} />
      )}
      {name === 'changes' && announcement !== null && (
        <RowChanges
          title={announcement.title}
          rows={[{ table: 'announcement', id: announcement.id }]}
          onClose={close}
        />
      )}
      {name === 'delete' && announcement !== null && (
        <DeleteAnnouncement announcement={announcement} onClose={close} />
      )}
    </>
  )
}
