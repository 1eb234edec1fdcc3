import { currentLessonHeadings } from '@kryt/documents/headings'
import type { LessonSteps } from '@kryt/documents/lesson-template'
import type { StoredLesson } from './lesson-values.ts'

const types = ['Text', 'Textarea', 'Select', 'Multi Select', 'Radio', 'Checkbox'] as const
const isChoice = (type: string) => !['Text', 'Textarea'].includes(type)

/** Steps with another value in every part of every kind of field. */
const steps = (round: number): LessonSteps => [
  { id: `step b ${round}`, name: `Second ${round}`, fields: [] },
  {
    id: `step a ${round}`,
    name: `First ${round}`,
    fields: types.map((type, at) => ({
      id: `field ${at} ${round}`,
      type,
      label: `Label ${at} ${round}`,
      value: ['Multi Select', 'Checkbox'].includes(type)
        ? [`Item b ${at}`, `Item a ${at}`]
        : `Value ${at} ${round}`,
      hint: `Hint ${at} ${round}`,
      placeholder: `Placeholder ${at} ${round}`,
      items: isChoice(type) ? [`Item b ${at}`, `Item a ${at}`] : [],
      points: 10 * round + at,
      difficulty: `Difficulty ${at} ${round}`,
    })),
  },
]

/** A stored lesson, or a template of lessons, with another value in each column. */
export const filledLesson = (round: number): StoredLesson => ({
  name: `Name ${round}`,
  complexity: round === 1 ? 'Detailed' : 'Simple',
  minutes: 40 + round,
  totalPoints: 70 + round,
  fontFamily: round === 1 ? 'Arial' : 'Default',
  headings: JSON.stringify(
    currentLessonHeadings([{ label: 'Own heading', value: `Own value ${round}` }]).map(
      ({ label, value }, at) => ({ label, value: value === '' ? `Value ${at} ${round}` : value }),
    ),
  ),
  template: JSON.stringify(steps(round)),
  subjectId: `subject ${round}`,
  schoolId: `school ${round}`,
})
