import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { DecideDialog } from '@/features/school-requests/decide-dialog.tsx'
import {
  useRequestActions,
  useRequestDialogs,
} from '@/features/school-requests/request-actions.tsx'
import { schoolRequests } from '@/features/school-requests/school-requests-list.ts'
import { SchoolRequestNowDocument } from '@/features/school-requests/school-requests.generated.ts'

export const { loader, shouldRevalidate } = listRoute(schoolRequests)

/** Which schools teachers say are theirs: T5.1. */
export function Component() {
  const dialogs = useRequestDialogs()
  const { name, value, close } = dialogs
  const request = useDialogRow(
    SchoolRequestNowDocument,
    value,
    ({ schoolRequestCollection }) => schoolRequestCollection.edges[0]?.node,
    close,
  )
  return (
    <>
      <ListPage list={schoolRequests} {...useRequestActions(dialogs)} />
      {(name === 'confirm' || name === 'decline') && request !== null && (
        <DecideDialog request={request} confirmed={name === 'confirm'} onClose={close} />
      )}
      {name === 'changes' && request !== null && (
        <RowChanges
          title={request.teacherName}
          rows={[{ table: 'school_request', id: request.id }]}
          onClose={close}
        />
      )}
    </>
  )
}
