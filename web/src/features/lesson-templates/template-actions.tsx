import { useApolloClient } from '@apollo/client/react'
import { CopyIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { duplicateTemplate } from './save-template.ts'

type TemplateDialogs = Dialogs<'new' | 'edit' | 'changes' | 'delete'>

/** What can be open over the lesson templates. */
export const useLessonTemplateDialogs = (): TemplateDialogs =>
  useDialogs(['new', 'edit', 'changes', 'delete'])

/** What can be done with the list and with a lesson template. */
export function useLessonTemplateActions({ open }: TemplateDialogs) {
  const intl = useIntl()
  const client = useApolloClient()
  const usual = useUsualActions()
  const copy = async (id: string) => {
    try {
      const nameOf = (name: string) =>
        intl.formatMessage({ defaultMessage: '{name} (copy)', id: 'oTX17O' }, { name })
      if (!(await duplicateTemplate(client, id, nameOf)))
        throw new AppError('not_found_or_forbidden')
      showSnack(
        'done',
        intl.formatMessage({ defaultMessage: 'Lesson template duplicated', id: 'hO4mci' }),
      )
    } catch (reason) {
      showSnack('error', errorSentence(intl, reason))
    }
  }
  return {
    primary: usual.add(
      intl.formatMessage({ defaultMessage: 'New lesson template', id: 'rGv25n' }),
      () => open('new'),
    ),
    rowActions: ({ id }: { id: string }): RowAction[] => [
      usual.edit(() => open('edit', id)),
      {
        id: 'duplicate',
        label: intl.formatMessage({ defaultMessage: 'Duplicate', id: '4fHiNl' }),
        icon: <CopyIcon aria-hidden="true" />,
        onSelect: () => void copy(id),
        writes: true,
      },
      usual.changes(() => open('changes', id)),
      usual.remove(() => open('delete', id)),
    ],
  }
}
