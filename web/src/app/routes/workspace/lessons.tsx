import { LessonDrawing } from '@/components/brand/drawings/planning.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { DeleteLesson } from '@/features/lessons/delete-lesson.tsx'
import { useActivityToPlan } from '@/domain/templates/use-activity-to-plan.ts'
import { useTemplateDialogs } from '@/domain/templates/use-template-actions.tsx'
import { useLessonActions } from '@/features/lessons/lesson-actions.ts'
import { LessonNowDocument } from '@/features/lessons/lesson-now.generated.ts'
import { lessons } from '@/features/lessons/lessons-list.ts'
import { NewLessonDialog } from '@/features/lessons/new-lesson-dialog.tsx'
import { LessonOverList } from './lesson-over-list.tsx'

export const { loader, shouldRevalidate } = listRoute(lessons)

/** The teacher's lessons: T2.5. */
export function Component() {
  const dialogs = useTemplateDialogs()
  const { name, value, open, close } = dialogs
  const deleted = useDialogRow(
    LessonNowDocument,
    name === 'delete' ? value : null,
    ({ teacherSubjectTemplateCollection }) => teacherSubjectTemplateCollection.edges[0]?.node,
    close,
  )
  const activity = useActivityToPlan()
  const choosing = name === 'new' && value === 'choose'
  return (
    <>
      <ListPage
        list={lessons}
        {...useLessonActions(dialogs)}
        noneYet={{ drawing: <LessonDrawing /> }}
      />
      {choosing && <NewLessonDialog onStart={(from) => open('new', from)} onClose={close} />}
      {name === 'new' && !choosing && !activity.loading && (
        <LessonOverList
          key={value}
          from={value}
          given={activity.given}
          activityId={activity.id}
          onSaved={(id) => {
            close()
            void activity.link({ teacherSubjectTemplateId: id })
          }}
          onClose={close}
        />
      )}
      {name === 'edit' && <LessonOverList key={value} id={value} onClose={close} />}
      {name === 'delete' && deleted !== null && <DeleteLesson lesson={deleted} onClose={close} />}
    </>
  )
}
