import { LibraryIcon, ListPlusIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'

export type TaxonomyDialogName =
  'new' | 'edit' | 'changes' | 'delete' | 'add-level' | 'level' | 'delete-level' | 'curriculum'

/** What can be open over the taxonomies. */
export const useTaxonomyDialogs = (): Dialogs<TaxonomyDialogName> =>
  useDialogs([
    'new',
    'edit',
    'changes',
    'delete',
    'add-level',
    'level',
    'delete-level',
    'curriculum',
  ])

/** What can be done with the list and with a taxonomy; each opens a dialog. */
export function useTaxonomyActions({ open }: Dialogs<TaxonomyDialogName>) {
  const intl = useIntl()
  const usual = useUsualActions()
  return {
    primary: usual.add(intl.formatMessage({ defaultMessage: 'New Taxonomy', id: 'ZBvmEw' }), () =>
      open('new'),
    ),
    headerActions: [
      {
        id: 'curriculum',
        label: intl.formatMessage({ defaultMessage: 'Add from the curriculum', id: 'Bik+cn' }),
        icon: <LibraryIcon aria-hidden="true" />,
        onSelect: () => open('curriculum'),
      },
    ],
    rowActions: ({ id }: { id: string }) => [
      usual.edit(() => open('edit', id)),
      {
        id: 'add-level',
        label: intl.formatMessage({ defaultMessage: 'Add cognitive level', id: 'eHlmIb' }),
        icon: <ListPlusIcon aria-hidden="true" />,
        onSelect: () => open('add-level', id),
        writes: true,
      },
      usual.changes(() => open('changes', id)),
      usual.remove(() => open('delete', id)),
    ],
  }
}
