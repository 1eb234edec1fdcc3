import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { AddedDialog } from '@/features/subjects/added-dialog.tsx'
import { CurriculumDialog } from '@/features/subjects/curriculum-dialog.tsx'
import { MergeSubject } from '@/features/subjects/merge-subject.tsx'
import { useSubjectActions, useSubjectDialogs } from '@/features/subjects/subject-actions.tsx'
import { SubjectDialog } from '@/features/subjects/subject-dialog.tsx'
import { subjects } from '@/features/subjects/subjects-list.ts'
import { SubjectNowDocument } from '@/features/subjects/subjects.generated.ts'

export const { loader, shouldRevalidate } = listRoute(subjects)

/** The subjects of all grades: A2.9. */
export function Component() {
  const dialogs = useSubjectDialogs()
  const { name, value, close } = dialogs
  const ofARow = name === 'edit' || name === 'changes' || name === 'merge'
  const subject = useDialogRow(
    SubjectNowDocument,
    ofARow ? value : null,
    ({ subjectCollection }) => subjectCollection.edges[0]?.node,
    close,
  )
  return (
    <>
      <ListPage list={subjects} {...useSubjectActions(dialogs)} />
      {name === 'new' && <SubjectDialog subject={null} onClose={close} />}
      {name === 'edit' && subject !== null && (
        <SubjectDialog key={subject.id} subject={subject} onClose={close} />
      )}
      {name === 'merge' && subject !== null && (
        <MergeSubject key={subject.id} subject={subject} onClose={close} />
      )}
      {name === 'changes' && subject !== null && (
        <RowChanges
          title={subject.subject}
          rows={[{ table: 'subject', id: subject.id }]}
          onClose={close}
        />
      )}
      {name === 'curriculum' && <CurriculumDialog onClose={close} />}
      {name === 'added' && <AddedDialog onClose={close} />}
    </>
  )
}
