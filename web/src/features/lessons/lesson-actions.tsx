import { useApolloClient } from '@apollo/client/react'
import { CopyIcon, PrinterIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { paths } from '@/config/paths.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { duplicateLesson } from './save-lesson.ts'

type LessonDialogName = 'new' | 'edit' | 'delete'

/** What can be open over the lessons; "new" holds "choose", "blank" or the id of a template. */
export const useLessonDialogs = (): Dialogs<LessonDialogName> =>
  useDialogs(['new', 'edit', 'delete'])

/** What can be done with the list and with a lesson. */
export function useLessonActions({ open }: Dialogs<LessonDialogName>) {
  const intl = useIntl()
  const client = useApolloClient()
  const usual = useUsualActions()
  const duplicate = async (id: string) => {
    try {
      const nameOf = (name: string) =>
        intl.formatMessage({ defaultMessage: '{name} (copy)', id: 'oTX17O' }, { name })
      if (!(await duplicateLesson(client, id, nameOf))) throw new AppError('not_found_or_forbidden')
      showSnack('done', intl.formatMessage({ defaultMessage: 'Lesson duplicated', id: '+kX1Om' }))
    } catch (reason) {
      showSnack('error', errorSentence(intl, reason))
    }
  }
  return {
    primary: usual.add(intl.formatMessage({ defaultMessage: 'New lesson', id: 'n1W87b' }), () =>
      open('new', 'choose'),
    ),
    rowActions: ({ id }: { id: string }): RowAction[] => [
      usual.edit(() => open('edit', id)),
      {
        id: 'print',
        label: intl.formatMessage({ defaultMessage: 'Print', id: 'CXRlIo' }),
        icon: <PrinterIcon aria-hidden="true" />,
        to: paths.lessonPrint.href(id),
      },
      {
        id: 'duplicate',
        label: intl.formatMessage({ defaultMessage: 'Duplicate', id: '4fHiNl' }),
        icon: <CopyIcon aria-hidden="true" />,
        onSelect: () => void duplicate(id),
        writes: true,
      },
      usual.remove(() => open('delete', id)),
    ],
  }
}
