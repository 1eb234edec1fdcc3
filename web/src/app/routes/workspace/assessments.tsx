import { PaperDrawing } from '@/components/brand/drawings/planning.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { useActivityToPlan } from '@/domain/templates/use-activity-to-plan.ts'
import { useTemplateDialogs } from '@/domain/templates/use-template-actions.tsx'
import { AssessmentNowDocument } from '@/features/assessments/editor/assessment-now.generated.ts'
import { useAssessmentActions } from '@/features/assessments/list/assessment-actions.ts'
import { assessments } from '@/features/assessments/list/assessments-list.ts'
import { DeleteAssessment } from '@/features/assessments/list/delete-assessment.tsx'
import { FromTemplateDialog } from '@/features/assessments/list/from-template-dialog.tsx'
import { NewAssessmentDialog } from '@/features/assessments/list/new-assessment-dialog.tsx'
import { AssessmentOverList } from './assessment-over-list.tsx'

export const { loader, shouldRevalidate } = listRoute(assessments)

/** The teacher's question papers: T2.6. */
export function Component() {
  const dialogs = useTemplateDialogs()
  const { name, value, open, close } = dialogs
  const deleted = useDialogRow(
    AssessmentNowDocument,
    name === 'delete' ? value : null,
    ({ teacherAssessmentTemplateCollection }) => teacherAssessmentTemplateCollection.edges[0]?.node,
    close,
  )
  const activity = useActivityToPlan()
  const from = name === 'new' && value !== 'choose' && value !== 'template' ? value : null
  return (
    <>
      <ListPage
        list={assessments}
        {...useAssessmentActions(dialogs)}
        noneYet={{ drawing: <PaperDrawing /> }}
      />
      {name === 'new' && value === 'choose' && (
        <NewAssessmentDialog
          onTemplate={() => open('new', 'template')}
          onBlank={() => open('new', 'blank')}
          onClose={close}
        />
      )}
      {name === 'new' && value === 'template' && (
        <FromTemplateDialog onCreate={(id) => open('new', id)} onClose={close} />
      )}
      {from !== null && !activity.loading && (
        <AssessmentOverList
          key={from}
          from={from}
          activity={activity}
          onSaved={(id) => {
            close()
            void activity.link({ teacherAssessmentTemplateId: id })
          }}
          onClose={close}
        />
      )}
      {name === 'edit' && (
        <AssessmentOverList
          key={value}
          id={value}
          activity={activity}
          onSaved={close}
          onClose={close}
        />
      )}
      {name === 'delete' && deleted !== null && (
        <DeleteAssessment assessment={deleted} onClose={close} />
      )}
    </>
  )
}
