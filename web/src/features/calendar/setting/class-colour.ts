import { subjectAccent } from '@/domain/school/subject-accent.ts'
import type { ActivityColour } from '@/lib/chalk.ts'
import type { Setting } from './setting.ts'

/** What an activity is given when nothing says otherwise (T3.2). */
export const defaultColour: ActivityColour = 'red'

/** The colour of the subject that a class is taught, until another one is chosen; without a class the default. */
export function classColour(classes: Setting['classes'], classId: string): ActivityColour {
  const subject = classes.find(({ id }) => id === classId)?.subject?.subject
  return (subject === undefined ? null : subjectAccent(subject)) ?? defaultColour
}
