import type { Page } from '@playwright/test'
import { newCalendarTeacher } from '../support/calendar.ts'
import { readAllAnnouncements } from '../support/planning.ts'
import type { Scene, Visit } from './scene.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const twoDays = 2 * 24 * 60

/** A teacher with a lesson in ten minutes and a test in two days. */
async function dayAhead(page: Page, visit: Visit): Promise<void> {
  if (visit.person === null) throw new Error('nobody is signed in')
  const { signedIn, classId } = await newCalendarTeacher(visit.person)
  await readAllAnnouncements(visit.person)
  const ofClass = { color: 'blue', teacher_class_subject_id: classId }
  await signedIn.client
    .from('teacher_activity')
    .insert([
      {
        ...ofClass,
        label: 'Ekwivalente breuke',
        type: 'Lesson',
        start_date_time: inMinutes(10),
        end_date_time: inMinutes(55),
      },
      {
        ...ofClass,
        label: 'Toets: gewone breuke',
        type: 'Assessment',
        start_date_time: inMinutes(twoDays),
        end_date_time: inMinutes(twoDays + 45),
      },
    ])
    .throwOnError()
  await page.goto('/')
  await page
    .getByRole('region', { name: visit.say('Your day') })
    .getByText('Toets: gewone breuke')
    .waitFor()
}

/** The home page of a teacher, and on a phone its drawer. */
export const homeScenes: Scene[] = [
  { name: 'home-strip', as: 'teacher', windowOnly: true, open: dayAhead },
  {
    name: 'home-drawer',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await dayAhead(page, visit)
      // Wider windows have no drawer.
      if (visit.width > 390) return
      await page.getByRole('button', { name: visit.say('Menu'), exact: true }).click()
      await page.getByRole('dialog').getByText('Ekwivalente breuke').waitFor()
    },
  },
]
