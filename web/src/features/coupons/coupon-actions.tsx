import {
  HistoryIcon,
  ListIcon,
  PencilIcon,
  PlusIcon,
  ReceiptTextIcon,
  Trash2Icon,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Action } from '@/components/list/action.tsx'
import type { RowAction } from '@/components/list/row-actions.tsx'
import type { Dialogs } from '@/components/list/use-dialogs.ts'
import type { CouponDialogName } from './coupon-dialogs.ts'

/** What can be done with the list and with a coupon; each opens a dialog. */
export function useCouponActions({ open }: Dialogs<CouponDialogName>) {
  const intl = useIntl()
  const primary: Action = {
    id: 'new',
    label: intl.formatMessage({ defaultMessage: 'New coupon', id: 'hk0HBs' }),
    icon: <PlusIcon aria-hidden="true" />,
    onSelect: () => open('new'),
    writes: true,
  }
  const headerActions: Action[] = [
    {
      id: 'batch',
      label: intl.formatMessage({ defaultMessage: 'New batch', id: '7h4l0l' }),
      icon: <ListIcon aria-hidden="true" />,
      onSelect: () => open('batch'),
      writes: true,
    },
  ]
  const rowActions = ({ id }: { id: string }): RowAction[] => [
    {
      id: 'edit',
      label: intl.formatMessage({ defaultMessage: 'Edit', id: 'wEQDC6' }),
      icon: <PencilIcon aria-hidden="true" />,
      onSelect: () => open('edit', id),
      writes: true,
    },
    {
      id: 'orders',
      label: intl.formatMessage({ defaultMessage: 'Orders with it', id: 'XvI136' }),
      icon: <ReceiptTextIcon aria-hidden="true" />,
      onSelect: () => open('orders', id),
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
  return { primary, headerActions, rowActions }
}
