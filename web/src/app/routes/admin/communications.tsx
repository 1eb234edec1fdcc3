import {
  redirect,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { isChannel } from '@/features/communication-desk/channel-choices.ts'
import { useCommunicationDialogs } from '@/features/communication-desk/communication-dialogs.ts'
import { communications } from '@/features/communication-desk/communications-list.ts'
import { CommunicationNowDocument } from '@/features/communication-desk/communications.generated.ts'
import { DeleteCommunication } from '@/features/communication-desk/delete-communication.tsx'
import { CommunicationDialog } from '@/features/communication-desk/dialog/communication-dialog.tsx'
import {
  isBlank,
  UnsentCommunication,
} from '@/features/communication-desk/unsent-communication.tsx'
import { useCommunicationActions } from '@/features/communication-desk/use-communication-actions.tsx'
import { WithdrawCommunication } from '@/features/communication-desk/withdraw-communication.tsx'
import { pageNotFound } from '../../not-found-response.ts'

const route = listRoute(communications)

/** An address that names a channel leads to the list with that filter, which can be taken off again. */
export function loader(args: LoaderFunctionArgs) {
  const channel = args.params['channel']
  if (channel === undefined) return route.loader(args)
  if (!isChannel(channel)) return pageNotFound()
  return redirect(communications.toUrl({ filters: { channel } }))
}

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.nextParams['channel'] !== undefined || route.shouldRevalidate(args)

/** What teachers read under Inspiration: A2.12. */
export function Component() {
  const dialogs = useCommunicationDialogs()
  const { name, value, close, become } = dialogs
  const communication = useDialogRow(
    CommunicationNowDocument,
    value,
    ({ communicationCollection }) => communicationCollection.edges[0]?.node,
    close,
    { apart: true },
  )
  return (
    <>
      <ListPage list={communications} {...useCommunicationActions(dialogs)} />
      {name === 'edit' && communication !== null && (
        <CommunicationDialog
          key={communication.id}
          communication={communication}
          onSent={close}
          onClose={() => (isBlank(communication) ? become('unsent', communication.id) : close())}
        />
      )}
      {name === 'unsent' && communication !== null && (
        <UnsentCommunication communication={communication} onClose={close} />
      )}
      {name === 'withdraw' && communication !== null && (
        <WithdrawCommunication communication={communication} onClose={close} />
      )}
      {name === 'changes' && communication !== null && (
        <RowChanges
          title={communication.subject}
          rows={[{ table: 'communication', id: communication.id }]}
          onClose={close}
        />
      )}
      {name === 'delete' && communication !== null && (
        <DeleteCommunication communication={communication} onClose={close} />
      )}
    </>
  )
}
