import type { AddActivityMutationVariables } from './change-activities.generated.ts'
import { addDays, momentOf, wallTime } from '@/lib/wall-time.ts'
import type { ActivityForm } from './activity-form-schema.ts'
import { isActivityType, type ActivityType } from '../setting/activity-types.ts'
import type { Activity } from '../grid/calendar-events.ts'
import { defaultColour } from '../setting/class-colour.ts'
import type { Stretch } from '../setting/day-periods.ts'
import { isWholeDays } from '../setting/whole-days.ts'

/** What the dialog opens with. */
export type ActivityDraft =
  | { activity: Activity }
  | {
      activity: null
      start: string
      end: string
      type: ActivityType | ''
      /** The lesson or paper that is put into the calendar. */
      template?: PutTemplate | undefined
    }

/** A lesson or paper that becomes an activity. */
export interface PutTemplate {
  id: string
  name: string
}

/** The days and times of a form. Of whole days the end is the last one, and the times are not shown. */
function timesOf({ start, end }: Stretch) {
  const allDay = isWholeDays({ start, end })
  return {
    allDay,
    date: start.slice(0, 10),
    start: start.slice(11),
    endDate: allDay ? addDays(end, -1) : end.slice(0, 10),
    end: end.slice(11),
  }
}

export function valuesOf(draft: ActivityDraft): ActivityForm {
  const { activity } = draft
  const common = { repeats: false, weeks: '1', everyWeeks: '1', until: 'weeks' } as const
  if (activity === null) {
    return {
      label: draft.template?.name ?? '',
      ...timesOf(draft),
      type: draft.type,
      classId: '',
      lessonId: draft.type === 'Lesson' ? (draft.template?.id ?? '') : '',
      assessmentId: draft.type === 'Assessment' ? (draft.template?.id ?? '') : '',
      color: defaultColour,
      locked: false,
      notes: '',
      ...common,
    }
  }
  return {
    label: activity.label,
    ...timesOf({ start: wallTime(activity.startDateTime), end: wallTime(activity.endDateTime) }),
    type: isActivityType(activity.type) ? activity.type : '',
    classId: activity.teacherClassSubjectId ?? '',
    lessonId: activity.teacherSubjectTemplateId ?? '',
    assessmentId: activity.teacherAssessmentTemplateId ?? '',
    color: activity.color,
    locked: activity.locked,
    notes: activity.notes,
    ...common,
  }
}

const orNull = (id: string) => (id === '' ? null : id)

/** A repeat as the database takes it. */
export const repeatOf = (
  form: Pick<ActivityForm, 'repeats' | 'weeks' | 'everyWeeks' | 'until'>,
) => ({
  repeatWeeks: form.repeats && form.until === 'weeks' ? Number(form.weeks) : 0,
  everyWeeks: form.repeats ? Number(form.everyWeeks) : 1,
  untilTermEnd: form.repeats && form.until === 'term',
})

/** The form as the database takes it. A lesson plan belongs to a lesson, a paper to an assessment. */
export function variablesOf(form: ActivityForm): AddActivityMutationVariables {
  return {
    label: form.label.trim(),
    ...(form.allDay
      ? { start: momentOf(form.date), end: momentOf(addDays(form.endDate, 1)) }
      : {
          start: momentOf(`${form.date}T${form.start}`),
          end: momentOf(`${form.endDate}T${form.end}`),
        }),
    color: form.color,
    type: orNull(form.type),
    classId: orNull(form.classId),
    lessonId: form.type === 'Lesson' ? orNull(form.lessonId) : null,
    assessmentId: form.type === 'Assessment' ? orNull(form.assessmentId) : null,
    locked: form.locked,
    notes: form.notes.trim(),
    ...repeatOf(form),
  }
}
