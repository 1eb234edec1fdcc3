import { useState } from 'react'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { deliveries } from '@/features/delivery-desk/deliveries-list.ts'
import {
  useDeliveryActions,
  useDeliveryDialogs,
} from '@/features/delivery-desk/delivery-actions.tsx'
import { DeliveryDialog } from '@/features/delivery-desk/delivery-dialog.tsx'
import { deliveryIn } from '@/features/delivery-desk/delivery-document.ts'
import { DeliveryNowDocument } from '@/features/delivery-desk/delivery.generated.ts'
import type { RowResult } from '@/features/delivery-desk/desk-calls.ts'
import { LabelsDialog } from '@/features/delivery-desk/labels-dialog.tsx'
import { ResultsDialog } from '@/features/delivery-desk/results-dialog.tsx'
import { SendManyDialog } from '@/features/delivery-desk/send-many-dialog.tsx'
import { useDeliveryBulk } from '@/features/delivery-desk/use-delivery-bulk.ts'

export const { loader, shouldRevalidate } = listRoute(deliveries)

/** What is to be posted, and how far it is. */
export function Component() {
  const dialogs = useDeliveryDialogs()
  const [labels, setLabels] = useState<string[] | null>(null)
  const [results, setResults] = useState<RowResult[] | null>(null)
  const { name, value, close } = dialogs
  const delivery = useDialogRow(
    DeliveryNowDocument,
    name === 'delivery' ? value : null,
    (data) => deliveryIn(data) ?? undefined,
    close,
    { fresh: true },
  )
  return (
    <>
      <ListPage
        list={deliveries}
        windowTitle={delivery?.orderNumber}
        {...useDeliveryActions(dialogs, setLabels)}
        bulkActions={useDeliveryBulk({ onLabels: setLabels, onResults: setResults })}
      />
      {name === 'delivery' && delivery !== null && (
        <DeliveryDialog key={delivery.id} delivery={delivery} onClose={close} />
      )}
      {name === 'sent' && <SendManyDialog onClose={close} />}
      {labels !== null && <LabelsDialog deliveryIds={labels} onClose={() => setLabels(null)} />}
      {results !== null && <ResultsDialog results={results} onClose={() => setResults(null)} />}
    </>
  )
}
