import { GitMergeIcon, Undo2Icon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import type { CardPaymentRowFragment } from './card-payments.generated.ts'

type PaymentDialogName = 'merge' | 'returned' | 'changes'

/** What can be open over the card payments. */
export const usePaymentDialogs = (): Dialogs<PaymentDialogName> =>
  useDialogs(['merge', 'returned', 'changes'])

/** What can be done with a card payment; what is decided stays decided. */
export function usePaymentActions({ open }: Dialogs<PaymentDialogName>) {
  const intl = useIntl()
  const usual = useUsualActions()
  return ({ id, needsHuman, orderId, verdict }: CardPaymentRowFragment): RowAction[] => {
    const decided = needsHuman
      ? null
      : intl.formatMessage({ defaultMessage: 'This has been decided.', id: '8M9LSD' })
    const noOrder =
      orderId === null
        ? intl.formatMessage({ defaultMessage: 'It names no order of ours.', id: 'bCSrlQ' })
        : verdict === 'already_paid'
          ? intl.formatMessage({ defaultMessage: 'The order is paid already.', id: 'p2nnsF' })
          : null
    return [
      {
        id: 'merge',
        label: intl.formatMessage({ defaultMessage: 'Merge into the order', id: 'jaRGJP' }),
        icon: <GitMergeIcon aria-hidden="true" />,
        onSelect: () => open('merge', id),
        writes: true,
        reason: decided ?? noOrder,
      },
      {
        id: 'returned',
        label: intl.formatMessage({ defaultMessage: 'Money returned', id: 'RLm1Xx' }),
        icon: <Undo2Icon aria-hidden="true" />,
        onSelect: () => open('returned', id),
        writes: true,
        reason: decided,
      },
      usual.changes(() => open('changes', id)),
    ]
  }
}
