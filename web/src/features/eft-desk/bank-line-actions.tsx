import { ArchiveIcon, CheckIcon, CopyCheckIcon, RotateCcwIcon, Undo2Icon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import type { BankLineRowFragment } from './eft-desk.generated.ts'
import { paidLinks } from './line-orders.tsx'

type LineDialogName =
  'confirm' | 'doubt' | 'aside' | 'returned' | 'undo' | 'reopen' | 'changes' | 'upload' | 'exact'

/** What can be open over the bank transfers. */
export const useLineDialogs = (): Dialogs<LineDialogName> =>
  useDialogs([
    'confirm',
    'doubt',
    'aside',
    'returned',
    'undo',
    'reopen',
    'changes',
    'upload',
    'exact',
  ])

/** What can be done with a line: only what its state allows. */
export function useLineActions({ open }: Dialogs<LineDialogName>) {
  const intl = useIntl()
  const usual = useUsualActions()
  return (line: BankLineRowFragment): RowAction[] => {
    const { id, lineState, sameAs } = line
    const isOpen = lineState === 'OPEN' && sameAs === null
    const mayUse = isOpen || lineState === 'OWED_BACK'
    const all: (RowAction | false)[] = [
      sameAs !== null &&
        lineState === 'OPEN' && {
          id: 'doubt',
          inRow: true,
          label: intl.formatMessage({ defaultMessage: 'The same payment?', id: '9oh1iV' }),
          icon: <CopyCheckIcon aria-hidden="true" />,
          onSelect: () => open('doubt', id),
          writes: true,
        },
      mayUse && {
        id: 'confirm',
        inRow: isOpen,
        label: isOpen
          ? intl.formatMessage({
              defaultMessage: 'Match',
              id: 'XB57Ux',
              description: 'A transfer with its order',
            })
          : intl.formatMessage({ defaultMessage: 'Use the rest for another order', id: '1Ho8Ju' }),
        icon: <CheckIcon aria-hidden="true" />,
        onSelect: () => open('confirm', id),
        writes: true,
      },
      mayUse && {
        id: 'returned',
        label: intl.formatMessage({ defaultMessage: 'Paid back', id: 'vA3ELF' }),
        icon: <Undo2Icon aria-hidden="true" />,
        onSelect: () => open('returned', id),
        writes: true,
      },
      isOpen &&
        line.leftAmount === line.amount && {
          id: 'aside',
          label: intl.formatMessage({ defaultMessage: 'Set aside', id: 'uYcv0J' }),
          icon: <ArchiveIcon aria-hidden="true" />,
          onSelect: () => open('aside', id),
          writes: true,
        },
      (lineState === 'ASIDE' || Number(line.returnedAmount) > 0) && {
        id: 'reopen',
        label: intl.formatMessage({ defaultMessage: 'Open again', id: 'FMkGJo' }),
        icon: <RotateCcwIcon aria-hidden="true" />,
        onSelect: () => open('reopen', id),
        writes: true,
      },
      paidLinks(line).length > 0 && {
        id: 'undo',
        label: intl.formatMessage({ defaultMessage: 'Take the payment back', id: 'aze7NJ' }),
        icon: <RotateCcwIcon aria-hidden="true" />,
        onSelect: () => open('undo', id),
        writes: true,
        danger: true,
      },
      usual.changes(() => open('changes', id)),
    ]
    return all.filter((action) => action !== false)
  }
}
