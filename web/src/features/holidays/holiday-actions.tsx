import { HistoryIcon, PencilIcon, PlusIcon, Trash2Icon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Action } from '@/components/list/action.tsx'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'

type HolidayDialogName = 'new' | 'edit' | 'changes' | 'delete'

/** What can be open over the holidays. */
export const useHolidayDialogs = (): Dialogs<HolidayDialogName> =>
  useDialogs(['new', 'edit', 'changes', 'delete'])

/** What can be done with the list and with a holiday; each opens a dialog. */
export function useHolidayActions({ open }: Dialogs<HolidayDialogName>) {
  const intl = useIntl()
  const primary: Action = {
    id: 'new',
    label: intl.formatMessage({ defaultMessage: 'New Holiday', id: 'cXXg5Y' }),
    icon: <PlusIcon aria-hidden="true" />,
    onSelect: () => open('new'),
    writes: true,
  }
  const rowActions = ({ id }: { id: string }): RowAction[] => [
    {
      id: 'edit',
      label: intl.formatMessage({ defaultMessage: 'Edit', id: 'wEQDC6' }),
      icon: <PencilIcon aria-hidden="true" />,
      onSelect: () => open('edit', id),
      writes: true,
    },
    {
      id: 'changes',
      label: intl.formatMessage({ defaultMessage: 'Show changes', id: 'QqSmEm' }),
      icon: <HistoryIcon aria-hidden="true" />,
      onSelect: () => open('changes', id),
    },
    {
      id: 'delete',
      label: intl.formatMessage({ defaultMessage: 'Delete', id: 'K3r6DQ' }),
      icon: <Trash2Icon aria-hidden="true" />,
      onSelect: () => open('delete', id),
      writes: true,
      danger: true,
    },
  ]
  return { primary, rowActions }
}
