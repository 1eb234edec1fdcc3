import { CopyIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'

type TemplateDialogName = 'new' | 'edit' | 'changes' | 'delete'

/** What can be open over the shared papers. */
export const useSharedPaperDialogs = (): Dialogs<TemplateDialogName> =>
  useDialogs(['new', 'edit', 'changes', 'delete'])

/**
 * What can be done with the list and with a shared paper.
 * @param duplicate asks for a copy; it may be asked for without a network too (A2.11)
 */
export function useSharedPaperActions(
  { open }: Dialogs<TemplateDialogName>,
  duplicate: (template: { id: string; title: string }) => void,
) {
  const intl = useIntl()
  const usual = useUsualActions()
  return {
    primary: usual.add(
      intl.formatMessage({ defaultMessage: 'New assessment template', id: 'tphZFP' }),
      () => open('new'),
    ),
    rowActions: (row: { id: string; title: string }): RowAction[] => [
      usual.edit(() => open('edit', row.id)),
      {
        id: 'duplicate',
        label: intl.formatMessage({ defaultMessage: 'Duplicate', id: '4fHiNl' }),
        icon: <CopyIcon aria-hidden="true" />,
        onSelect: () => duplicate(row),
      },
      usual.changes(() => open('changes', row.id)),
      usual.remove(() => open('delete', row.id)),
    ],
  }
}
