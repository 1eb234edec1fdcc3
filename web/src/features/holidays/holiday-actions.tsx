import { CalendarPlusIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'

type HolidayDialogName = 'new' | 'edit' | 'changes' | 'delete' | 'year'

/** What can be open over the holidays. */
export const useHolidayDialogs = (): Dialogs<HolidayDialogName> =>
  useDialogs(['new', 'edit', 'changes', 'delete', 'year'])

/** What can be done with the list and with a holiday; each opens a dialog. */
export function useHolidayActions({ open }: Dialogs<HolidayDialogName>) {
  const intl = useIntl()
  const usual = useUsualActions()
  return {
    primary: usual.add(intl.formatMessage({ defaultMessage: 'New Holiday', id: 'cXXg5Y' }), () =>
      open('new'),
    ),
    headerActions: [
      {
        id: 'year',
        label: intl.formatMessage({ defaultMessage: 'Public holidays of a year', id: 'iXM6IW' }),
        icon: <CalendarPlusIcon aria-hidden="true" />,
        onSelect: () => open('year'),
      },
    ],
    rowActions: ({ id }: { id: string }) => [
      usual.edit(() => open('edit', id)),
      usual.changes(() => open('changes', id)),
      usual.remove(() => open('delete', id)),
    ],
  }
}
