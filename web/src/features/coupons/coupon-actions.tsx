import { ListIcon, ReceiptTextIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Action } from '@/components/list/action.tsx'
import type { RowAction } from '@/components/list/row-actions.tsx'
import type { Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import type { CouponDialogName } from './coupon-dialogs.ts'

/** What can be done with the list and with a coupon; each opens a dialog. */
export function useCouponActions({ open }: Dialogs<CouponDialogName>) {
  const intl = useIntl()
  const usual = useUsualActions()
  const primary = usual.add(
    intl.formatMessage({ defaultMessage: 'New coupon', id: 'hk0HBs' }),
    () => open('new'),
  )
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
    usual.edit(() => open('edit', id)),
    {
      id: 'orders',
      label: intl.formatMessage({ defaultMessage: 'Orders with it', id: 'XvI136' }),
      icon: <ReceiptTextIcon aria-hidden="true" />,
      onSelect: () => open('orders', id),
    },
    usual.changes(() => open('changes', id)),
    usual.remove(() => open('delete', id)),
  ]
  return { primary, headerActions, rowActions }
}
