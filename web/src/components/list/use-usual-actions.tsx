import { HistoryIcon, PencilIcon, PlusIcon, Trash2Icon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Action } from './action.tsx'
import type { RowAction } from './row-actions.tsx'

/** The actions that most lists have, each with the function that opens its dialog. */
export function useUsualActions() {
  const intl = useIntl()
  return {
    add: (label: string, onSelect: () => void): Action => ({
      id: 'new',
      label,
      icon: <PlusIcon aria-hidden="true" />,
      onSelect,
      writes: true,
    }),
    edit: (onSelect: () => void): RowAction => ({
      id: 'edit',
      label: intl.formatMessage({ defaultMessage: 'Edit', id: 'wEQDC6' }),
      icon: <PencilIcon aria-hidden="true" />,
      onSelect,
      writes: true,
    }),
    changes: (onSelect: () => void): RowAction => ({
      id: 'changes',
      label: intl.formatMessage({ defaultMessage: 'Show changes', id: 'QqSmEm' }),
      icon: <HistoryIcon aria-hidden="true" />,
      onSelect,
    }),
    remove: (onSelect: () => void): RowAction => ({
      id: 'delete',
      label: intl.formatMessage({ defaultMessage: 'Delete', id: 'K3r6DQ' }),
      icon: <Trash2Icon aria-hidden="true" />,
      onSelect,
      writes: true,
      danger: true,
    }),
  }
}
