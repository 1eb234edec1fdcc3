import { expect, type Locator } from '@playwright/test'
import type { SignedIn } from './api.ts'
import { newCustomer } from './library.ts'
import { subjectId } from './subjects.ts'

/**
 * Creates a teacher in Limpopo with a class 7B and a school day from 08:00 to 13:15, Monday to
 * Friday.
 */
export async function newCalendarTeacher(person: {
  id: string
  email: string
  password: string
}): Promise<{ signedIn: SignedIn; profileId: string; classId: string }> {
  const { signedIn, profileId } = await newCustomer(person)
  const { client } = signedIn
  const profile = await client
    .from('teacher_profile')
    .update({
      title: 'Ms',
      name: 'Lerato',
      surname: 'Maake',
      language: 'English',
      province: 'Limpopo',
      days_per_week: 5,
    })
    .eq('id', profileId)
  if (profile.error !== null) throw new Error(profile.error.message)
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({
    day,
    periods: 6,
    period_duration: 45,
    break_durations: [45],
    breaks_after: [3],
    start_time: '08:00',
  }))
  const schedule = await client.from('teacher_schedule').insert(days)
  if (schedule.error !== null) throw new Error(schedule.error.message)
  const added = await client
    .from('teacher_class_subject')
    .insert({ name: '7B', subject_id: await subjectId('7', 'Mathematics') })
    .select('id')
    .single<{ id: string }>()
  if (added.error !== null) throw new Error(added.error.message)
  return { signedIn, profileId, classId: added.data.id }
}

/** Creates a lesson of 45 minutes. The start, such as "2027-02-03 08:00", is South African time. */
export async function newLesson(
  { signedIn, classId }: { signedIn: SignedIn; classId: string },
  label: string,
  at: string,
): Promise<void> {
  const start = new Date(`${at.replace(' ', 'T')}:00+02:00`)
  const { error } = await signedIn.client.from('teacher_activity').insert({
    label,
    type: 'Lesson',
    color: 'blue',
    teacher_class_subject_id: classId,
    start_date_time: start.toISOString(),
    end_date_time: new Date(start.getTime() + 45 * 60_000).toISOString(),
  })
  if (error !== null) throw new Error(error.message)
}

/** Where a block of the calendar stands. An answer that arrives draws it anew, so for a moment there is none. */
export async function boxOf(block: Locator) {
  let box = await block.boundingBox()
  await expect(async () => {
    box = await block.boundingBox()
    expect(box).not.toBeNull()
  }).toPass()
  if (box === null) throw new Error('the block is not drawn')
  return box
}
