import { service } from '../support/api.ts'
import { newCalendarTeacher } from '../support/calendar.ts'
import type { Person } from '../support/people.ts'
import { readAllAnnouncements } from '../support/planning.ts'
import { subjectId } from '../support/subjects.ts'
import { fullWeek } from './teaching-week.ts'

const year = 2027

/** "7B 1 2 4": the class sits in the first, second and fourth period of that day. */
const plan: Record<string, string[]> = {
  Monday: ['7B 1 2', '6A 3', '5C 5'],
  Tuesday: ['6A 1', '5C 2 3', '7B 6'],
  Wednesday: ['5C 1', '7B 4', '6A 5'],
  Thursday: ['7B 1', '6A 2', '5C 4 6'],
  Friday: ['6A 1 2', '7B 3'],
}

/** Makes the person a teacher of three classes of 2027, each of another subject, with their class timetable. */
export async function withTimetable(person: Person): Promise<void> {
  const { signedIn, profileId, classId } = await newCalendarTeacher(person)
  await readAllAnnouncements(person)
  const classes = new Map([['7B', classId]])
  await service
    .from('teacher_class_subject')
    .update({ year, subject_id: await subjectId('7', 'Mathematics') })
    .eq('id', classId)
    .throwOnError()
  for (const [name, grade, subject] of [
    ['6A', '6', 'Natural Sciences and Technology'],
    ['5C', '5', 'Social Sciences'],
  ] as const) {
    const { data } = await signedIn.client
      .from('teacher_class_subject')
      .insert({ name, year, subject_id: await subjectId(grade, subject) })
      .select('id')
      .single<{ id: string }>()
      .throwOnError()
    classes.set(name, data.id)
  }
  for (const [day, entries] of Object.entries(plan)) {
    for (const entry of entries) {
      const [name = '', ...periods] = entry.split(' ')
      for (const period of periods) {
        await signedIn.client
          .rpc('set_class_period', {
            year,
            day,
            period: Number(period),
            week: 'EVERY',
            class_id: classes.get(name),
          })
          .throwOnError()
      }
    }
  }
  await service
    .from('teacher_profile')
    .update({ rotation_anchor: fullWeek })
    .eq('id', profileId)
    .throwOnError()
}
