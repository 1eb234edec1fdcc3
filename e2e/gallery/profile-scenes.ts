import type { Locator, Page } from '@playwright/test'
import { service } from '../support/api.ts'
import { newCalendarTeacher } from '../support/calendar.ts'
import { readAllAnnouncements, withProfile } from '../support/planning.ts'
import { filled } from './filled.ts'
import type { Scene, Visit } from './scene.ts'

function teacher({ person }: Visit) {
  if (person === null) throw new Error('nobody is signed in')
  return person
}

const region = (page: Page, { say }: Visit, name: string): Locator =>
  page.getByRole('region', { name: say(name) })

async function profilePage(page: Page, visit: Visit): Promise<void> {
  await page.goto('/app/profile')
  await region(page, visit, 'Weekly timetable').waitFor()
}

/** Creates a profile with a timetable and a class, and marks announcements as read. */
async function filledProfile(page: Page, visit: Visit): Promise<void> {
  await newCalendarTeacher(teacher(visit))
  await readAllAnnouncements(teacher(visit))
  await profilePage(page, visit)
}

async function blankProfile(page: Page, visit: Visit): Promise<void> {
  await withProfile(teacher(visit))
  await readAllAnnouncements(teacher(visit))
  await profilePage(page, visit)
}

async function step(page: Page, visit: Visit, number: 1 | 2 | 3): Promise<void> {
  const { say } = visit
  await readAllAnnouncements(teacher(visit))
  await page.goto('/app/profile')
  await page.getByText(filled(say('Step {at} of {of}'), { at: '1', of: '3' })).waitFor()
  if (number === 1) return
  await page.getByLabel(say('Title')).fill('Me.')
  await page.getByLabel(say('Name'), { exact: true }).fill('Lerato')
  await page.getByLabel(say('Surname')).fill('Maake')
  await page.getByRole('button', { name: say('Next') }).click()
  await page.getByText(filled(say('Step {at} of {of}'), { at: '2', of: '3' })).waitFor()
  if (number === 2) return
  await page.getByLabel(say('Province')).selectOption('Limpopo')
  await page.getByRole('combobox', { name: say('Language') }).selectOption('English')
  await page.getByRole('button', { name: say('Save and go on') }).click()
  await page.getByText(filled(say('Step {at} of {of}'), { at: '3', of: '3' })).waitFor()
}

async function newDay(page: Page, visit: Visit): Promise<Locator> {
  await blankProfile(page, visit)
  const { say } = visit
  const add = filled(say('Add {day}'), { day: say('Monday') })
  await page.getByRole('button', { name: add }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByTestId('day-end').waitFor()
  return dialog
}

async function dayMenu(page: Page, visit: Visit, item: string): Promise<void> {
  await filledProfile(page, visit)
  const { say } = visit
  const name = filled(say('Change {day}'), { day: say('Monday') })
  await region(page, visit, 'Weekly timetable').getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: say(item) }).click()
}

/** The profile page and the first visit (T2.2). */
export const profileScenes: Scene[] = [
  {
    name: 'first-steps-1',
    as: 'teacher',
    open: async (page, visit) => {
      await step(page, visit, 1)
      await page.getByRole('button', { name: visit.say('Next') }).click()
      await page.getByText(visit.say('Title is required')).waitFor()
    },
  },
  { name: 'first-steps-2', as: 'teacher', open: (page, visit) => step(page, visit, 2) },
  { name: 'first-steps-3', as: 'teacher', open: (page, visit) => step(page, visit, 3) },
  {
    name: 'first-steps-done',
    as: 'teacher',
    open: async (page, visit) => {
      const { say } = visit
      await step(page, visit, 3)
      await page.getByLabel(say('Grade')).selectOption('7')
      await page.getByLabel(say('Subject')).selectOption({ index: 1 })
      await page.getByLabel(say('Class name')).fill('7B')
      await page.getByRole('button', { name: say('Add this class') }).click()
      await page.getByRole('button', { name: say('Fill in my week') }).waitFor()
    },
  },
  {
    name: 'first-steps-skipped',
    as: 'teacher',
    open: async (page, visit) => {
      await step(page, visit, 1)
      await page.getByRole('button', { name: visit.say('Skip for now') }).click()
      await page.getByRole('button', { name: visit.say('Continue the first steps') }).waitFor()
    },
  },
  { name: 'profile-empty', as: 'teacher', open: blankProfile },
  { name: 'profile-filled', as: 'teacher', open: filledProfile },
  { name: 'profile-announcement', as: 'thandi', open: profilePage },
  {
    name: 'profile-errors',
    as: 'teacher',
    open: async (page, visit) => {
      await filledProfile(page, visit)
      for (const label of ['Title', 'Name', 'Surname']) {
        const field = page.getByLabel(visit.say(label), { exact: true })
        await field.fill(' ')
        await field.blur()
      }
      await page.getByText(visit.say('Surname is required')).waitFor()
      await page.evaluate(() => scrollTo({ top: 0 }))
    },
  },
  {
    name: 'profile-school',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await filledProfile(page, visit)
      const field = page.getByRole('combobox', { name: visit.say('School (optional)') })
      await field.click()
      await field.fill('pol')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'profile-no-school',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await filledProfile(page, visit)
      const field = page.getByRole('combobox', { name: visit.say('School (optional)') })
      await field.click()
      await field.fill('xqzy nowhere')
      await page.getByText('xqzy nowhere').waitFor()
    },
  },
  {
    name: 'profile-new-day',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await newDay(page, visit)
    },
  },
  {
    name: 'profile-day-errors',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const { say } = visit
      const dialog = await newDay(page, visit)
      await dialog.getByLabel(say('Start time')).fill('')
      await dialog.getByLabel(say('Day'), { exact: true }).selectOption('')
      await dialog.getByText(say('A day is required')).waitFor()
    },
  },
  {
    name: 'profile-edit-day',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await dayMenu(page, visit, 'Edit')
      await page.getByRole('dialog').getByTestId('day-end').waitFor()
    },
  },
  {
    name: 'profile-copy-day',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await dayMenu(page, visit, 'Copy to other days')
      await page.getByRole('dialog').getByRole('checkbox').first().check()
    },
  },
  {
    name: 'profile-delete-day',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await dayMenu(page, visit, 'Delete')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'profile-new-class',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const { say } = visit
      await filledProfile(page, visit)
      await page.getByRole('button', { name: say('Add a class') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('Grade')).selectOption('4')
      await dialog.getByLabel(say('Subject')).selectOption({ index: 1 })
      await dialog.getByLabel(say('Class name')).fill(' ')
      await dialog.getByText(say('Name is required')).waitFor()
    },
  },
  {
    name: 'profile-delete-class',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await filledProfile(page, visit)
      const name = filled(visit.say('Delete class {name}'), { name: '7B' })
      await page.getByRole('button', { name }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'profile-leave',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await filledProfile(page, visit)
      await page.getByLabel(visit.say('Surname'), { exact: true }).fill('Nkosi')
      await page
        .getByRole('link', { name: visit.say('Calendar') })
        .last()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'profile-subscription',
    as: 'teacher',
    open: async (page, visit) => {
      const profileId = await withProfile(teacher(visit))
      await readAllAnnouncements(teacher(visit))
      await service
        .from('teacher_subscription')
        .insert({ teacher_profile_id: profileId, status_text: 'CANCELLED', grades: ['4', '5'] })
        .throwOnError()
      await profilePage(page, visit)
    },
  },
  {
    name: 'menu-more',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await filledProfile(page, visit)
      // Phones have a button for the menu; wider windows show it at the side.
      if (visit.width > 390) return
      await page.getByRole('navigation').last().getByRole('button').click()
      await page.getByRole('dialog').getByRole('link').first().waitFor()
    },
  },
]
