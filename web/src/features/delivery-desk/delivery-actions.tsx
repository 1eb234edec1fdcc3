import { ClipboardListIcon, PackageIcon, TagIcon, TruckIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Action } from '@/components/list/action.tsx'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useSlips } from './use-slips.ts'

type DeliveryDialogName = 'delivery' | 'sent'

/** What can be open over the deliveries. */
export const useDeliveryDialogs = (): Dialogs<DeliveryDialogName> =>
  useDialogs(['delivery', 'sent'])

/** What can be done with the list and with a delivery. */
export function useDeliveryActions(
  { open }: Dialogs<DeliveryDialogName>,
  onLabels: (ids: string[]) => void,
) {
  const intl = useIntl()
  const slips = useSlips()
  const headerActions: Action[] = [
    {
      id: 'sent',
      label: intl.formatMessage({ defaultMessage: 'Paste tracking numbers', id: '8mttoY' }),
      icon: <TruckIcon aria-hidden="true" />,
      onSelect: () => open('sent'),
      writes: true,
    },
  ]
  const rowActions = ({
    id,
    deliveryState,
  }: {
    id: string
    deliveryState: string
  }): RowAction[] => {
    const reason =
      deliveryState === 'RECALLED' || deliveryState === 'WITHDRAWN'
        ? intl.formatMessage({ defaultMessage: 'This order is not posted any more.', id: '6NjNDu' })
        : null
    return [
      {
        id: 'view',
        label: intl.formatMessage({ defaultMessage: 'Pack and send', id: 'rDbgLL' }),
        icon: <PackageIcon aria-hidden="true" />,
        onSelect: () => open('delivery', id),
      },
      {
        id: 'slip',
        label: intl.formatMessage({ defaultMessage: 'Packing slip', id: 'hjywHM' }),
        icon: <ClipboardListIcon aria-hidden="true" />,
        onSelect: () => void slips([id]),
        writes: true,
        reason,
      },
      {
        id: 'label',
        label: intl.formatMessage({ defaultMessage: 'Address label', id: 'BiASsK' }),
        icon: <TagIcon aria-hidden="true" />,
        onSelect: () => onLabels([id]),
        writes: true,
        reason,
      },
    ]
  }
  return { headerActions, rowActions }
}
