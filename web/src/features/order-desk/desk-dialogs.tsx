import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { FormattedMessage } from 'react-intl'
import { keptFor } from '@/lib/kept-for.ts'
import { readDeskOrder } from './desk-order-document.ts'
import { EditOrderDialog } from './edit-order-dialog.tsx'
import { DeskOrderNowDocument, type DeskOrderNowQuery } from './edit-order.generated.ts'
import type { DeskKind } from './order-moves.ts'

export type DeskDialogName = 'edit'

/** What can be open over orders and quotes, beside the order itself. */
export const useDeskDialogs = (): Dialogs<DeskDialogName> => useDialogs(['edit'])

/** The same object for the same answer. */
const orderIn = keptFor(({ orderForAdmin }: DeskOrderNowQuery) => readDeskOrder(orderForAdmin))

export function DeskDialogs({
  dialogs,
  kind,
}: {
  dialogs: Dialogs<DeskDialogName>
  kind: DeskKind
}) {
  const { name, value, close } = dialogs
  const order = useDialogRow(
    DeskOrderNowDocument,
    value,
    (data) => orderIn(data) ?? undefined,
    close,
    { fresh: true },
  )
  if (order === null || name !== 'edit') return null
  if (order.archivedAt !== null)
    return (
      <InfoDialog title={order.orderNumber} onClose={close}>
        <p>
          <FormattedMessage
            defaultMessage="This order was cancelled long ago and is kept in the archive."
            id="/lg235"
          />
        </p>
      </InfoDialog>
    )
  return <EditOrderDialog key={order.id} order={order} kind={kind} onClose={close} />
}
