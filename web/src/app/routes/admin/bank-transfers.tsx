import { useApolloClient } from '@apollo/client/react'
import { ListChecksIcon, UploadIcon } from 'lucide-react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { useOnline } from '@/lib/network-status.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { useLineActions, useLineDialogs } from '@/features/eft-desk/bank-line-actions.tsx'
import { bankLines } from '@/features/eft-desk/bank-lines-list.ts'
import { matchAgain } from '@/features/eft-desk/change-lines.ts'
import { ConfirmLineDialog } from '@/features/eft-desk/confirm-line-dialog.tsx'
import {
  AsideDialog,
  ReopenDialog,
  ReturnedDialog,
  UndoDialog,
} from '@/features/eft-desk/decide-dialogs.tsx'
import { DoubtDialog } from '@/features/eft-desk/doubt-dialog.tsx'
import { BankLineNowDocument } from '@/features/eft-desk/eft-desk.generated.ts'
import { ExactDialog } from '@/features/eft-desk/exact-dialog.tsx'
import { textOfLine } from '@/features/eft-desk/line-text.tsx'
import { UploadDialog } from '@/features/eft-desk/upload-dialog.tsx'

export const { loader, shouldRevalidate } = listRoute(bankLines)

const ofLine = {
  confirm: ConfirmLineDialog,
  doubt: DoubtDialog,
  aside: AsideDialog,
  returned: ReturnedDialog,
  undo: UndoDialog,
  reopen: ReopenDialog,
} as const

const isOfLine = (name: string | null): name is keyof typeof ofLine =>
  name !== null && name in ofLine

/** What came into the bank account, and which order each transfer is for. */
export function Component() {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const dialogs = useLineDialogs()
  const { name, value, open, close } = dialogs
  // Outside React: orders have been paid, placed and cancelled since the database last compared the lines with them.
  useEffect(() => {
    if (online) matchAgain(client).catch(() => undefined) // the list stands as it was
  }, [client, online])
  const line = useDialogRow(
    BankLineNowDocument,
    isOfLine(name) || name === 'changes' ? value : null,
    ({ bankStatementLineCollection }) => bankStatementLineCollection.edges[0]?.node,
    close,
    { fresh: true },
  )
  const OfLine = isOfLine(name) ? ofLine[name] : null
  return (
    <>
      <ListPage
        list={bankLines}
        primary={{
          id: 'upload',
          label: intl.formatMessage({ defaultMessage: 'Upload statement', id: 'Tsk0qK' }),
          icon: <UploadIcon aria-hidden="true" />,
          onSelect: () => open('upload'),
          writes: true,
        }}
        headerActions={[
          {
            id: 'exact',
            label: intl.formatMessage({ defaultMessage: 'Confirm all exact', id: 'OPNNSU' }),
            icon: <ListChecksIcon aria-hidden="true" />,
            onSelect: () => open('exact'),
            writes: true,
          },
        ]}
        rowActions={useLineActions(dialogs)}
      />
      {name === 'upload' && <UploadDialog onClose={close} />}
      {name === 'exact' && <ExactDialog onClose={close} />}
      {OfLine !== null && line !== null && <OfLine key={line.id} line={line} onClose={close} />}
      {name === 'changes' && line !== null && (
        <RowChanges
          title={textOfLine(line)}
          rows={[
            { table: 'bank_statement_line', id: line.id },
            ...(line.bankLineOrderCollection?.edges ?? []).map(({ node }) => ({
              table: 'bank_line_order' as const,
              id: node.id,
            })),
          ]}
          onClose={close}
        />
      )}
    </>
  )
}
