import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAddress } from '@/components/list/use-address.ts'
import { PageTitle } from '@/components/page-title.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { PlannedDialog } from '@/features/lessons/planned-dialog.tsx'
import { PlannerStart, type PlannerChoice } from '@/features/lessons/planner-start.tsx'
import { useLessonChoices } from '@/features/lessons/use-lesson-choices.ts'
import { LessonOverList } from './lesson-over-list.tsx'

/** What a lesson is started with is in the address, so that Back and a reload half-way lead to what was typed. */
function usePlanning() {
  const { params, change } = useAddress()
  const names = { templateId: 'new', grade: 'grade', subjectId: 'subject', name: 'name' } as const
  const templateId = params.get(names.templateId)
  const planning: PlannerChoice | null =
    templateId === null
      ? null
      : {
          templateId,
          grade: params.get(names.grade) ?? '',
          subjectId: params.get(names.subjectId) ?? '',
          name: params.get(names.name) ?? '',
        }
  return {
    planning,
    start: ({ templateId: from, grade, subjectId, name }: PlannerChoice) =>
      change(
        (now) => {
          now.set(names.templateId, from)
          now.set(names.grade, grade)
          now.set(names.subjectId, subjectId)
          now.set(names.name, name)
          return now
        },
        { replace: false },
      ),
    end: () =>
      change(
        (now) => {
          for (const name of Object.values(names)) now.delete(name)
          return now
        },
        { replace: true },
      ),
  }
}

/** Planning a lesson from a template: the template first, then what to fill in (T2.4). */
export function Component() {
  const intl = useIntl()
  const choices = useLessonChoices()
  const { planning, start, end } = usePlanning()
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
      {choices !== null && <PlannerStart subjects={choices.subjects} onStart={start} />}
      {planning !== null && (
        <LessonOverList
          key={planning.templateId}
          from={planning.templateId}
          given={{
            name: planning.name,
            grade: planning.grade,
            subjectId: planning.subjectId,
          }}
          onSaved={() => {
            end()
            setPlanned(true)
          }}
          onClose={end}
        />
      )}
      {planned && <PlannedDialog onClose={() => setPlanned(false)} />}
    </div>
  )
}
