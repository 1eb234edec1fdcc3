import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { DeleteLessonTemplate } from '@/features/lesson-templates/delete-lesson-template.tsx'
import { LessonTemplateNowDocument } from '@/features/lesson-templates/lesson-templates.generated.ts'
import { lessonTemplates } from '@/features/lesson-templates/lesson-templates-list.ts'
import {
  useLessonTemplateActions,
  useLessonTemplateDialogs,
} from '@/features/lesson-templates/template-actions.tsx'
import { LessonTemplateDialog } from './lesson-template-dialog.tsx'

export const { loader, shouldRevalidate } = listRoute(lessonTemplates)

/** The lesson templates that teachers start from: A2.11. */
export function Component() {
  const dialogs = useLessonTemplateDialogs()
  const { name, value, close } = dialogs
  const template = useDialogRow(
    LessonTemplateNowDocument,
    name === 'delete' || name === 'changes' ? value : null,
    ({ subjectTemplateCollection }) => subjectTemplateCollection.edges[0]?.node,
    close,
  )
  return (
    <>
      <ListPage list={lessonTemplates} {...useLessonTemplateActions(dialogs)} />
      {name === 'new' && <LessonTemplateDialog id={null} onClose={close} />}
      {name === 'edit' && value !== null && (
        <LessonTemplateDialog key={value} id={value} onClose={close} />
      )}
      {name === 'delete' && template !== null && (
        <DeleteLessonTemplate template={template} onClose={close} />
      )}
      {name === 'changes' && template !== null && (
        <RowChanges
          title={template.name}
          rows={[{ table: 'subject_template', id: template.id }]}
          onClose={close}
        />
      )}
    </>
  )
}
