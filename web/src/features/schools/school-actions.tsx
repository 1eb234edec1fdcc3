import { FileUpIcon, SchoolIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Action } from '@/components/list/action.tsx'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { adminPaths } from '@/config/admin-paths.ts'

type SchoolDialogName = 'new' | 'edit' | 'changes' | 'delete' | 'import'

/** What can be open over the schools. */
export const useSchoolDialogs = (): Dialogs<SchoolDialogName> =>
  useDialogs(['new', 'edit', 'changes', 'delete', 'import'])

/**
 * What can be done with the list and with a school; each opens a dialog, or leads to the requests of teachers.
 * @param requests how many teachers wait for a school to be confirmed; null until that is known
 */
export function useSchoolActions({ open }: Dialogs<SchoolDialogName>, requests: number | null) {
  const intl = useIntl()
  const usual = useUsualActions()
  const headerActions: Action[] = [
    {
      id: 'import',
      label: intl.formatMessage({ defaultMessage: 'Import a list', id: 'MmkkAq' }),
      icon: <FileUpIcon aria-hidden="true" />,
      onSelect: () => open('import'),
    },
    {
      id: 'requests',
      label: intl.formatMessage(
        {
          defaultMessage: '{count, plural, =0 {School requests} other {School requests (#)}}',
          id: 'Kqb5bi',
        },
        { count: requests ?? 0 },
      ),
      icon: <SchoolIcon aria-hidden="true" />,
      to: adminPaths.schoolRequests.href(),
    },
  ]
  return {
    primary: usual.add(intl.formatMessage({ defaultMessage: 'New School', id: 'Dvw9oJ' }), () =>
      open('new'),
    ),
    headerActions,
    rowActions: ({ id }: { id: string }) => [
      usual.edit(() => open('edit', id)),
      usual.changes(() => open('changes', id)),
      usual.remove(() => open('delete', id)),
    ],
  }
}
