import type { Locator, Page } from '@playwright/test'
import { signIn } from '../support/api.ts'
import type { Scene, Visit } from './scene.ts'
import { fullWeek, teachingWeek } from './teaching-week.ts'

const own = { as: 'teacher', windowOnly: true } as const

/** The dialog for a lost Monday, with its plan. */
async function lostMonday(page: Page, visit: Visit): Promise<Locator> {
  if (visit.person === null) throw new Error('nobody is signed in')
  await teachingWeek(visit.person)
  const { client } = await signIn(visit.person.email, visit.person.password)
  // In a time of the class, so that a lesson has to go round it.
  await client
    .from('teacher_activity')
    .insert({
      label: 'Fire drill',
      type: 'Off Period',
      color: 'orange',
      start_date_time: '2027-04-20T08:00:00+02:00',
      end_date_time: '2027-04-20T08:45:00+02:00',
    })
    .throwOnError()
  const view = visit.width === 390 ? 'day' : 'week'
  await page.goto(`/app/calendar?view=${view}&date=${fullWeek}`)
  await page.locator('.activity').filter({ visible: true }).first().waitFor()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: visit.say('More'), exact: true }).click()
  await page.getByRole('menuitem', { name: visit.say('Bump lessons') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').first().waitFor()
  return dialog
}

/** The part of a message before its first value. */
const opening = (message: string) => message.split('{')[0] ?? message

async function show(part: Locator): Promise<void> {
  await part.waitFor()
  await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

/** Lessons of a class moved on, after a lost day or by periods, and back. */
export const bumpScenes: Scene[] = [
  {
    ...own,
    name: 'calendar-bump-lost-day',
    open: async (page, visit) => {
      await lostMonday(page, visit)
    },
  },
  {
    ...own,
    name: 'calendar-bump-next-free',
    open: async (page, visit) => {
      const dialog = await lostMonday(page, visit)
      const remark = opening(visit.say('Next free time; taken before it: {names}'))
      await show(dialog.getByText(remark).first())
    },
  },
  {
    ...own,
    name: 'calendar-bump-clash',
    open: async (page, visit) => {
      const { say } = visit
      const dialog = await lostMonday(page, visit)
      await dialog.getByLabel(say('Where something else is on')).selectOption('allow')
      await show(dialog.getByText(opening(say('At the same time: {names}'))).first())
    },
  },
  {
    ...own,
    name: 'calendar-bump-back',
    open: async (page, visit) => {
      const { say } = visit
      const dialog = await lostMonday(page, visit)
      await dialog.getByLabel(say('What happened')).selectOption('back')
      await dialog.getByLabel(say('How many periods')).selectOption('2')
      await dialog.getByRole('listitem').first().waitFor()
    },
  },
  {
    ...own,
    name: 'calendar-bumped',
    fleeting: true,
    open: async (page, visit) => {
      const dialog = await lostMonday(page, visit)
      await dialog.getByRole('button', { name: visit.say('Move the lessons') }).click()
      await page.getByRole('button', { name: visit.say('Undo') }).waitFor()
    },
  },
]
