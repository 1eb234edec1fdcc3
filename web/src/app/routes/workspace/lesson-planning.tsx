import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { PlannedDialog } from '@/features/lessons/planned-dialog.tsx'
import { PlannerStart, type PlannerChoice } from '@/features/lessons/planner-start.tsx'
import { useLessonChoices } from '@/features/lessons/use-lesson-choices.ts'
import { LessonOverList } from './lesson-over-list.tsx'

/** Planning a lesson from a template: the template first, then what to fill in (T2.4). */
export function Component() {
  const intl = useIntl()
  const choices = useLessonChoices()
  const [planning, setPlanning] = useState<PlannerChoice | null>(null)
  const [planned, setPlanned] = useState(false)
  const title = intl.formatMessage({ defaultMessage: 'Plan a lesson', id: 'l4thh9' })
  return (
    <div className="w-full max-w-[760px]">
      <PageTitle title={title} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="text-3xl">{title}</h1>
        <Button asChild variant="link" size="inline">
          <Link to={paths.lessons.href()}>
            <FormattedMessage defaultMessage="My lessons" id="oZFmYL" />
          </Link>
        </Button>
      </div>
      {choices !== null && (
        <PlannerStart subjects={choices.subjects} onStart={(choice) => setPlanning(choice)} />
      )}
      {planning !== null && (
        <LessonOverList
          from={planning.templateId}
          given={{
            name: planning.name,
            grade: planning.grade,
            subjectId: planning.subjectId,
          }}
          onSaved={() => {
            setPlanning(null)
            setPlanned(true)
          }}
          onClose={() => setPlanning(null)}
        />
      )}
      {planned && <PlannedDialog onClose={() => setPlanned(false)} />}
    </div>
  )
}
