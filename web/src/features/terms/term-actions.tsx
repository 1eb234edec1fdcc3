import { CalendarDaysIcon, CalendarPlusIcon, CalendarRangeIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { today } from '@/lib/wall-time.ts'

const names = [
  'new',
  'edit',
  'changes',
  'delete',
  'add-biweek',
  'cycles',
  'year',
  'set',
  'biweek',
  'biweek-changes',
  'biweek-delete',
] as const
type TermDialogName = (typeof names)[number]
export type TermDialogs = Dialogs<TermDialogName>

/** What can be open over the terms. */
export const useTermDialogs = (): TermDialogs => useDialogs(names)

/** What can be done with the list and with a term; each opens a dialog. */
export function useTermActions({ open }: TermDialogs) {
  const intl = useIntl()
  const usual = useUsualActions()
  return {
    primary: usual.add(intl.formatMessage({ defaultMessage: 'New Term', id: 'N/0Q8l' }), () =>
      open('new'),
    ),
    headerActions: [
      {
        id: 'set',
        label: intl.formatMessage({ defaultMessage: 'Add the terms of a year', id: 'opifye' }),
        icon: <CalendarPlusIcon aria-hidden="true" />,
        onSelect: () => open('set'),
      },
      {
        id: 'year',
        label: intl.formatMessage({ defaultMessage: 'Show the year', id: 'gFgXdL' }),
        icon: <CalendarDaysIcon aria-hidden="true" />,
        onSelect: () => open('year', today().slice(0, 4)),
      },
    ],
    rowActions: ({ id }: { id: string }) => [
      usual.edit(() => open('edit', id)),
      {
        id: 'add-biweek',
        label: intl.formatMessage({ defaultMessage: 'Add a two-week cycle', id: 'UNcwa2' }),
        icon: <CalendarPlusIcon aria-hidden="true" />,
        onSelect: () => open('add-biweek', id),
        writes: true,
      },
      {
        id: 'cycles',
        label: intl.formatMessage({ defaultMessage: 'Fill in the two-week cycles', id: 'UYv4Sv' }),
        icon: <CalendarRangeIcon aria-hidden="true" />,
        onSelect: () => open('cycles', id),
        writes: true,
      },
      usual.changes(() => open('changes', id)),
      usual.remove(() => open('delete', id)),
    ],
  }
}

/** What can be done with a two-week cycle. */
export function useBiweekActions({ open }: TermDialogs) {
  const usual = useUsualActions()
  return ({ id }: { id: string }) => [
    usual.edit(() => open('biweek', id)),
    usual.changes(() => open('biweek-changes', id)),
    usual.remove(() => open('biweek-delete', id)),
  ]
}
