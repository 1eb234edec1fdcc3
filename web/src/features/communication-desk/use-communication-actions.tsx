import { useApolloClient } from '@apollo/client/react'
import { Undo2Icon } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Dialogs } from '@/components/list/use-dialogs.ts'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import type { CommunicationDialogName } from './communication-dialogs.ts'
import { isUnsent } from './communication-state.ts'
import type { CommunicationRow_CommunicationFragment } from './communications.generated.ts'
import { addCommunication } from './save-communication.ts'

/** What can be done with the list and with a communication. A new one is saved before its dialog opens (A4.7). */
export function useCommunicationActions({ open }: Dialogs<CommunicationDialogName>) {
  const intl = useIntl()
  const client = useApolloClient()
  const usual = useUsualActions()
  const [adding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    try {
      open('edit', await addCommunication(client))
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    } finally {
      setAdding(false)
    }
  }
  return {
    primary: {
      ...usual.add(
        intl.formatMessage({ defaultMessage: 'New Communication', id: 'NebFBv' }),
        () => void add(),
      ),
      // A second press would make a second one.
      reason: adding
        ? intl.formatMessage({
            defaultMessage: 'The new communication is being made.',
            id: 'c2s7Ss',
          })
        : null,
    },
    rowActions: (row: CommunicationRow_CommunicationFragment): RowAction[] => [
      usual.edit(() => open('edit', row.id)),
      ...(isUnsent(row)
        ? []
        : [
            {
              id: 'withdraw',
              label: intl.formatMessage({ defaultMessage: 'Withdraw', id: 'PXAur5' }),
              icon: <Undo2Icon aria-hidden="true" />,
              onSelect: () => open('withdraw', row.id),
              writes: true,
            },
          ]),
      usual.changes(() => open('changes', row.id)),
      usual.remove(() => open('delete', row.id)),
    ],
  }
}
