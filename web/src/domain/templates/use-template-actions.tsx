import { useApolloClient } from '@apollo/client/react'
import { CalendarPlusIcon, CopyIcon, PrinterIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ListRow } from '@/components/list/columns.ts'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import type { WritingClient } from '@/graphql/write.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'

export type TemplateDialogs = Dialogs<'new' | 'edit' | 'delete' | 'for'>

/**
 * What can be open over a list of lessons or papers. "new" holds "choose", "template" or, once the editor is open, "blank"
 * or the id of a template; "for" is the activity that a new one is for (use-activity-to-plan.ts), and goes with it.
 */
export const useTemplateDialogs = (): TemplateDialogs =>
  useDialogs(['new', 'edit', 'delete', 'for'])

/** What can be done with a list of lessons or papers, and with one of them. */
export function useTemplateActions<Row extends ListRow>(
  { open }: TemplateDialogs,
  {
    addLabel,
    duplicated,
    duplicate,
    printOf,
    calendarOf,
  }: {
    addLabel: string
    /** Said once there is a copy. */
    duplicated: string
    /** Saves a copy under another name, and tells whether the original was still there. */
    duplicate: (
      client: WritingClient,
      id: string,
      nameOf: (name: string) => string,
    ) => Promise<boolean>
    /** The address of the printed sheet, which opens in a new tab. */
    printOf: (id: string) => string
    /** Where it is put into the calendar. */
    calendarOf: (template: Row) => string
  },
) {
  const intl = useIntl()
  const client = useApolloClient()
  const usual = useUsualActions()
  const copy = async (id: string) => {
    try {
      const nameOf = (name: string) =>
        intl.formatMessage({ defaultMessage: '{name} (copy)', id: 'oTX17O' }, { name })
      if (!(await duplicate(client, id, nameOf))) throw new AppError('not_found_or_forbidden')
      showSnack('done', duplicated)
    } catch (reason) {
      showSnack('error', errorSentence(intl, reason))
    }
  }
  return {
    primary: usual.add(addLabel, () => open('new', 'choose')),
    rowActions: (row: Row): RowAction[] => {
      const { id } = row
      return [
        usual.edit(() => open('edit', id)),
        {
          id: 'print',
          label: intl.formatMessage({ defaultMessage: 'Print', id: 'CXRlIo' }),
          icon: <PrinterIcon aria-hidden="true" />,
          to: printOf(id),
          newTab: true,
        },
        {
          id: 'duplicate',
          label: intl.formatMessage({ defaultMessage: 'Duplicate', id: '4fHiNl' }),
          icon: <CopyIcon aria-hidden="true" />,
          onSelect: () => void copy(id),
          writes: true,
        },
        {
          id: 'calendar',
          label: intl.formatMessage({ defaultMessage: 'Put into the calendar', id: 'UOjjMC' }),
          icon: <CalendarPlusIcon aria-hidden="true" />,
          to: calendarOf(row),
          writes: true,
        },
        usual.remove(() => open('delete', id)),
      ]
    },
  }
}
