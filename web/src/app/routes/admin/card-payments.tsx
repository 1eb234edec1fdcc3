import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { cardPayments } from '@/features/card-payments/card-payments-list.ts'
import { CardPaymentNowDocument } from '@/features/card-payments/card-payments.generated.ts'
import { usePaymentActions, usePaymentDialogs } from '@/features/card-payments/payment-actions.tsx'
import { MergeDialog, ReturnedPaymentDialog } from '@/features/card-payments/resolve-dialogs.tsx'

export const { loader, shouldRevalidate } = listRoute(cardPayments)

/** Card payments that fitted no open order, until somebody has decided about them. */
export function Component() {
  const dialogs = usePaymentDialogs()
  const { name, value, close } = dialogs
  const payment = useDialogRow(
    CardPaymentNowDocument,
    value,
    ({ paymentNotificationCollection }) => paymentNotificationCollection.edges[0]?.node,
    close,
    { fresh: true },
  )
  return (
    <>
      <ListPage list={cardPayments} rowActions={usePaymentActions(dialogs)} />
      {name === 'merge' && payment !== null && <MergeDialog payment={payment} onClose={close} />}
      {name === 'returned' && payment !== null && (
        <ReturnedPaymentDialog payment={payment} onClose={close} />
      )}
      {name === 'changes' && payment !== null && (
        <RowChanges
          title={payment.providerPaymentId ?? payment.id}
          rows={[{ table: 'payment_notification', id: payment.id }]}
          onClose={close}
        />
      )}
    </>
  )
}
