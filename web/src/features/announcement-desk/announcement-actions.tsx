import { useIntl } from 'react-intl'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'

type AnnouncementDialogName = 'new' | 'edit' | 'changes' | 'delete'

/** What can be open over the announcements. */
export const useAnnouncementDialogs = (): Dialogs<AnnouncementDialogName> =>
  useDialogs(['new', 'edit', 'changes', 'delete'])

/** What can be done with the list and with an announcement; each opens a dialog. */
export function useAnnouncementActions({ open }: Dialogs<AnnouncementDialogName>) {
  const intl = useIntl()
  const usual = useUsualActions()
  return {
    primary: usual.add(
      intl.formatMessage({ defaultMessage: 'New Announcement', id: 'qz+hnD' }),
      () => open('new'),
    ),
    rowActions: ({ id }: { id: string }) => [
      usual.edit(() => open('edit', id)),
      usual.changes(() => open('changes', id)),
      usual.remove(() => open('delete', id)),
    ],
  }
}
