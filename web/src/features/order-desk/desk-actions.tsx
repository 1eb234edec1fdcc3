import { EyeIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { To } from 'react-router-dom'
import type { RowAction } from '@/components/list/row-actions.tsx'
import type { DeskOrderRowFragment } from './desk-orders.generated.ts'

/** What can be done with an order or a quote in its row. */
export function useDeskActions(open: (order: DeskOrderRowFragment) => To) {
  const intl = useIntl()
  return (order: DeskOrderRowFragment): RowAction[] => [
    {
      id: 'view',
      label: intl.formatMessage({ defaultMessage: 'View', id: 'FgydNe' }),
      icon: <EyeIcon aria-hidden="true" />,
      to: open(order),
    },
  ]
}
