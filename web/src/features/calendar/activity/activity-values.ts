import type { AddActivityMutationVariables } from './change-activities.generated.ts'
import { momentOf, wallTime } from '@/lib/wall-time.ts'
import type { ActivityForm } from './activity-form-schema.ts'
import { isActivityType, type ActivityType } from '../setting/activity-types.ts'
import type { Activity } from '../grid/calendar-events.ts'

/** What the dialog opens with. */
export type ActivityDraft =
  { activity: Activity } | { activity: null; start: string; end: string; type: ActivityType | '' }

export function valuesOf(draft: ActivityDraft): ActivityForm {
  const { activity } = draft
  const common = { repeats: false, weeks: '1', everyWeeks: '1' } as const
  if (activity === null) {
    return {
      label: '',
      date: draft.start.slice(0, 10),
      start: draft.start.slice(11),
      endDate: draft.end.slice(0, 10),
      end: draft.end.slice(11),
      type: draft.type,
      classId: '',
      lessonId: '',
      assessmentId: '',
      color: 'red',
      locked: false,
      ...common,
    }
  }
  const start = wallTime(activity.startDateTime)
  const end = wallTime(activity.endDateTime)
  return {
    label: activity.label,
    date: start.slice(0, 10),
    start: start.slice(11),
    endDate: end.slice(0, 10),
    end: end.slice(11),
    type: isActivityType(activity.type) ? activity.type : '',
    classId: activity.teacherClassSubjectId ?? '',
    lessonId: activity.teacherSubjectTemplateId ?? '',
    assessmentId: activity.teacherAssessmentTemplateId ?? '',
    color: activity.color,
    locked: activity.locked,
    ...common,
  }
}

const orNull = (id: string) => (id === '' ? null : id)

/** The form as the database takes it. A lesson plan belongs to a lesson, a paper to an assessment. */
export function variablesOf(form: ActivityForm): AddActivityMutationVariables {
  return {
    label: form.label.trim(),
    start: momentOf(`${form.date}T${form.start}`),
    end: momentOf(`${form.endDate}T${form.end}`),
    color: form.color,
    type: orNull(form.type),
    classId: orNull(form.classId),
    lessonId: form.type === 'Lesson' ? orNull(form.lessonId) : null,
    assessmentId: form.type === 'Assessment' ? orNull(form.assessmentId) : null,
    locked: form.locked,
    repeatWeeks: form.repeats ? Number(form.weeks) : 0,
    everyWeeks: form.repeats ? Number(form.everyWeeks) : 1,
  }
}
