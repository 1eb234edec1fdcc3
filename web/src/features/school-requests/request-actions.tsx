import { CheckIcon, XIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'

type RequestDialogName = 'confirm' | 'decline' | 'changes'

/** What can be open over the requests. */
export const useRequestDialogs = (): Dialogs<RequestDialogName> =>
  useDialogs(['confirm', 'decline', 'changes'])

/** What can be done with a request; what is decided stays decided. */
export function useRequestActions({ open }: Dialogs<RequestDialogName>) {
  const intl = useIntl()
  const usual = useUsualActions()
  return {
    rowActions: ({ id, requestStatus }: { id: string; requestStatus: string }): RowAction[] => {
      const reason =
        requestStatus === 'REQUESTED'
          ? null
          : intl.formatMessage({ defaultMessage: 'This has been decided.', id: '8M9LSD' })
      return [
        {
          id: 'confirm',
          label: intl.formatMessage({ defaultMessage: 'Confirm', id: 'N2IrpM' }),
          icon: <CheckIcon aria-hidden="true" />,
          onSelect: () => open('confirm', id),
          writes: true,
          reason,
        },
        {
          id: 'decline',
          label: intl.formatMessage({ defaultMessage: 'Decline', id: 'pvtgR2' }),
          icon: <XIcon aria-hidden="true" />,
          onSelect: () => open('decline', id),
          writes: true,
          danger: true,
          reason,
        },
        usual.changes(() => open('changes', id)),
      ]
    },
  }
}
