import type { Locator, Page } from '@playwright/test'
import { newCalendarTeacher } from '../support/calendar.ts'
import { readAllAnnouncements, withProfile } from '../support/planning.ts'
import type { Scene, Visit } from './scene.ts'
import { fullWeek, holidayWeek, teachingWeek } from './teaching-week.ts'

function teacher({ person }: Visit) {
  if (person === null) throw new Error('nobody is signed in')
  return person
}

async function calendar(page: Page, visit: Visit, view: string, date = fullWeek): Promise<void> {
  await teachingWeek(teacher(visit))
  await page.goto(`/app/calendar?view=${view}&date=${date}`)
  await page.locator('.activity').filter({ visible: true }).first().waitFor()
}

const view = (name: string, date?: string): Scene => ({
  name: `calendar-${name}`,
  as: 'teacher',
  open: (page, visit) => calendar(page, visit, name.replace('-holidays', ''), date),
})

async function tool(page: Page, visit: Visit, item: string): Promise<Locator> {
  await calendar(page, visit, visit.width === 390 ? 'day' : 'week')
  await page
    .getByRole('main')
    .getByRole('button', { name: visit.say('More'), exact: true })
    .click()
  if (item === '') return page.getByRole('menu')
  await page.getByRole('menuitem', { name: visit.say(item) }).click()
  return page.getByRole('dialog')
}

async function newActivity(page: Page, visit: Visit, type: string): Promise<Locator> {
  const { say } = visit
  await calendar(page, visit, visit.width === 390 ? 'day' : 'week')
  await page.getByRole('button', { name: say('Add activity') }).click()
  if (visit.width === 390) await page.getByRole('menuitem', { name: say(type) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Type')).selectOption({ label: say(type) })
  await dialog.getByLabel(say('Label')).fill(say(type))
  return dialog
}

const addScene = (name: string, type: string): Scene => ({
  name: `calendar-add-${name}`,
  as: 'teacher',
  windowOnly: true,
  open: async (page, visit) => {
    await newActivity(page, visit, type)
  },
})

async function edited(page: Page, visit: Visit): Promise<Locator> {
  await calendar(page, visit, 'day')
  await page.locator('.activity').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(visit.say('Label')).waitFor()
  return dialog
}

/** Makes the first lesson a weekly one and opens its change or deletion. */
async function scopeQuestion(page: Page, visit: Visit, button: string): Promise<void> {
  const { say } = visit
  const dialog = await newActivity(page, visit, 'Lesson')
  await dialog.getByLabel(say('Start date')).fill(fullWeek)
  await dialog.getByLabel(say('End date')).fill(fullWeek)
  await dialog.getByLabel(say('Start'), { exact: true }).fill('12:30')
  await dialog.getByLabel(say('End'), { exact: true }).fill('13:15')
  await dialog.getByLabel(say('Repeat'), { exact: true }).check()
  await dialog.getByLabel(say('For how many more weeks')).fill('3')
  await dialog.getByRole('button', { name: say('Save') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.goto(`/app/calendar?view=day&date=${fullWeek}`)
  await page.locator('.activity').last().click()
  await dialog.getByLabel(say('Label')).fill('Hersiening')
  await dialog.getByRole('button', { name: say(button) }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** The calendar page and its tools (T2.3). */
export const calendarScenes: Scene[] = [
  view('week'),
  view('week-holidays', holidayWeek),
  view('day'),
  view('month'),
  view('4day', holidayWeek),
  {
    name: 'calendar-no-schedule',
    as: 'teacher',
    open: async (page, visit) => {
      await withProfile(teacher(visit))
      await readAllAnnouncements(teacher(visit))
      await page.goto(`/app/calendar?date=${fullWeek}`)
      await page.getByRole('link', { name: visit.say('Go to your profile') }).waitFor()
    },
  },
  {
    name: 'calendar-blank',
    as: 'teacher',
    open: async (page, visit) => {
      await newCalendarTeacher(teacher(visit))
      await readAllAnnouncements(teacher(visit))
      await page.goto('/app/calendar?date=2027-02-03')
      await page.getByRole('button', { name: visit.say('Add activity') }).waitFor()
    },
  },
  {
    name: 'calendar-add-menu',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await calendar(page, visit, visit.width === 390 ? 'day' : 'week')
      if (visit.width === 390)
        await page.getByRole('button', { name: visit.say('Add activity') }).click()
      else await page.locator('.calendar [aria-haspopup="menu"]').first().click()
      await page.getByRole('menu').waitFor()
    },
  },
  addScene('lesson', 'Lesson'),
  addScene('assessment', 'Assessment'),
  addScene('sport', 'Sport'),
  addScene('free-period', 'Off Period'),
  {
    name: 'calendar-add-repeat',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const { say } = visit
      const dialog = await newActivity(page, visit, 'Lesson')
      await dialog.getByLabel(say('Label')).fill('')
      await dialog.getByLabel(say('End'), { exact: true }).fill('21:00')
      await dialog.getByLabel(say('Repeat'), { exact: true }).check()
      await dialog.getByLabel(say('For how many more weeks')).fill('13')
      await dialog.getByRole('button', { name: say('Save') }).click()
      await dialog.getByText(say('Label is required')).waitFor()
    },
  },
  {
    name: 'calendar-edit',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await edited(page, visit)
    },
  },
  {
    name: 'calendar-delete',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const dialog = await edited(page, visit)
      await dialog.getByRole('button', { name: visit.say('Delete') }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'calendar-scope',
    as: 'teacher',
    windowOnly: true,
    open: (page, visit) => scopeQuestion(page, visit, 'Save'),
  },
  {
    name: 'calendar-delete-scope',
    as: 'teacher',
    windowOnly: true,
    open: (page, visit) => scopeQuestion(page, visit, 'Delete'),
  },
  {
    name: 'calendar-tools',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const menu = await tool(page, visit, '')
      await menu.waitFor()
    },
  },
  {
    name: 'calendar-bump',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const dialog = await tool(page, visit, 'Bump lessons')
      await dialog.getByLabel(visit.say('Lost day')).fill(fullWeek)
      await dialog.getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'calendar-copy-week',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await tool(page, visit, 'Copy a week')
    },
  },
  {
    name: 'calendar-rotation',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const dialog = await tool(page, visit, 'Weeks A and B')
      await dialog.getByRole('checkbox').check()
    },
  },
  {
    name: 'calendar-feed',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const dialog = await tool(page, visit, 'Calendar on your phone')
      await dialog.getByRole('button', { name: visit.say('Create an address') }).click()
      await dialog.getByRole('textbox').waitFor()
    },
  },
  {
    name: 'calendar-undo',
    as: 'teacher',
    windowOnly: true,
    fleeting: true,
    open: async (page, visit) => {
      const dialog = await tool(page, visit, 'Copy a week')
      // The following week already has the same activities.
      await dialog.getByLabel(visit.say('To the week of')).fill('2027-05-03')
      await dialog.getByRole('button', { name: visit.say('Copy'), exact: true }).click()
      await page.getByRole('button', { name: visit.say('Undo') }).waitFor()
    },
  },
  {
    name: 'calendar-print',
    as: 'teacher',
    open: async (page, visit) => {
      await teachingWeek(teacher(visit))
      await page.goto(`/app/print/calendar?kind=week&date=${holidayWeek}`)
      await page.locator('.entry').first().waitFor()
    },
  },
  {
    name: 'calendar-offline',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await calendar(page, visit, visit.width === 390 ? 'day' : 'week')
      await page.context().setOffline(true)
      await page.getByRole('button', { name: visit.say('Add activity'), disabled: true }).waitFor()
    },
  },
]
