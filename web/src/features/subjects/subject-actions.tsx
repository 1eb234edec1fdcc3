import { LibraryIcon, MergeIcon, UsersIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { heads } from './subject-words.ts'

type SubjectDialogName = 'new' | 'edit' | 'changes' | 'merge' | 'curriculum' | 'added'

/** What can be open over the subjects. */
export const useSubjectDialogs = (): Dialogs<SubjectDialogName> =>
  useDialogs(['new', 'edit', 'changes', 'merge', 'curriculum', 'added'])

/** What can be done with the list and with a subject; each opens a dialog. Nobody deletes one: it is merged. */
export function useSubjectActions({ open }: Dialogs<SubjectDialogName>) {
  const intl = useIntl()
  const usual = useUsualActions()
  return {
    primary: usual.add(
      intl.formatMessage({
        defaultMessage: 'New Subject',
        id: 't39N8Y',
        description: 'School subject',
      }),
      () => open('new'),
    ),
    headerActions: [
      {
        id: 'curriculum',
        label: intl.formatMessage({ defaultMessage: 'Add from the curriculum', id: 'Bik+cn' }),
        icon: <LibraryIcon aria-hidden="true" />,
        onSelect: () => open('curriculum'),
      },
      {
        id: 'added',
        label: intl.formatMessage(heads.addedByPeople),
        icon: <UsersIcon aria-hidden="true" />,
        onSelect: () => open('added'),
      },
    ],
    rowActions: ({ id }: { id: string }) => [
      usual.edit(() => open('edit', id)),
      {
        id: 'merge',
        label: intl.formatMessage({ defaultMessage: 'Merge into another subject', id: 'ZyK3Es' }),
        icon: <MergeIcon aria-hidden="true" />,
        onSelect: () => open('merge', id),
        writes: true,
      },
      usual.changes(() => open('changes', id)),
    ],
  }
}
