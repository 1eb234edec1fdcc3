import { expect, test } from 'vitest'
import { valuesOf, variablesOf } from './activity-values.ts'

/** An activity with another value in each column; round 2 has the other truth values. */
const filled = (round: 1 | 2) => ({
  __typename: 'TeacherActivity' as const,
  nodeId: `node ${round}`,
  id: `activity ${round}`,
  updatedAt: `2031-01-0${round}T00:00:00Z`,
  label: `Label ${round}`,
  startDateTime: `2031-02-0${round}T06:1${round}:00.000Z`,
  endDateTime: `2031-02-0${round + 1}T07:2${round}:00.000Z`,
  color: round === 1 ? 'blue' : '#12ab34',
  type: round === 1 ? 'Lesson' : 'Assessment',
  repeatId: null,
  locked: round === 1,
  notes: `Notes ${round}`,
  teacherClassSubjectId: `class ${round}`,
  teacherSubjectTemplateId: round === 1 ? 'lesson' : null,
  teacherAssessmentTemplateId: round === 1 ? null : 'paper',
})

test.each([1, 2] as const)('what the form shows is what it saves, of each column (%i)', (round) => {
  const activity = filled(round)
  expect(variablesOf(valuesOf({ activity }))).toEqual({
    label: activity.label,
    start: activity.startDateTime,
    end: activity.endDateTime,
    color: activity.color,
    type: activity.type,
    classId: activity.teacherClassSubjectId,
    lessonId: activity.teacherSubjectTemplateId,
    assessmentId: activity.teacherAssessmentTemplateId,
    locked: activity.locked,
    notes: activity.notes,
    repeatWeeks: 0,
    everyWeeks: 1,
    untilTermEnd: false,
  })
})
