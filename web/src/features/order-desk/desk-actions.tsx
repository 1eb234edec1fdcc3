import { EyeIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { To } from 'react-router-dom'
import type { RowAction } from '@/components/list/row-actions.tsx'
import type { Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import type { DeskDialogName } from './desk-dialogs.tsx'
import type { DeskOrderRowFragment } from './desk-orders.generated.ts'
import type { DeskKind } from './order-moves.ts'

/** What can be done with an order or a quote in its row. */
export function useDeskActions(
  open: (order: DeskOrderRowFragment) => To,
  dialogs: Dialogs<DeskDialogName>,
  kind: DeskKind,
) {
  const intl = useIntl()
  const usual = useUsualActions()
  return (order: DeskOrderRowFragment): RowAction[] => [
    {
      id: 'view',
      label: intl.formatMessage({ defaultMessage: 'View', id: 'FgydNe' }),
      icon: <EyeIcon aria-hidden="true" />,
      to: open(order),
    },
    // A quote that was paid stays as it is.
    ...(kind === 'quote' && order.orderStatus === 'PAID'
      ? []
      : [usual.edit(() => dialogs.open('edit', order.id))]),
  ]
}
