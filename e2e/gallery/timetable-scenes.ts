import type { Locator, Page } from '@playwright/test'
import { signIn } from '../support/api.ts'
import { newCalendarTeacher } from '../support/calendar.ts'
import type { Person } from '../support/people.ts'
import { readAllAnnouncements } from '../support/planning.ts'
import { filled } from './filled.ts'
import type { Scene, Visit } from './scene.ts'
import { fullWeek, holidayWeek } from './teaching-week.ts'
import { withTimetable } from './timetable-week.ts'

function teacher({ person }: Visit) {
  if (person === null) throw new Error('nobody is signed in')
  return person
}

const viewFor = ({ width }: Visit) => (width === 390 ? 'day' : 'week')

/** An empty calendar with periods. @returns where that period of its first or only day is drawn */
async function periodOf(page: Page, visit: Visit, number: number) {
  await newCalendarTeacher(teacher(visit))
  await readAllAnnouncements(teacher(visit))
  await page.goto(`/app/calendar?view=${viewFor(visit)}&date=${fullWeek}`)
  return placeOf(page, visit, number)
}

async function placeOf(page: Page, { say }: Visit, number: number) {
  const name = filled(say('Period {number}'), { number: String(number) })
  const label = page.getByText(name, { exact: true }).first()
  await label.waitFor()
  // The grid draws its periods anew when the setting arrives.
  for (let before = ''; ;) {
    const box = await label.boundingBox()
    const now = JSON.stringify(box)
    if (box !== null && now === before)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    before = now
    await page.waitForTimeout(100)
  }
}

async function layOut(page: Page, visit: Visit): Promise<Locator> {
  await withTimetable(teacher(visit))
  await page.goto(`/app/calendar?view=${viewFor(visit)}&date=${fullWeek}&tool=lay-out`)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('7B: ').first().waitFor()
  return dialog
}

const own = { as: 'teacher', windowOnly: true } as const

async function laidOut(page: Page, visit: Visit): Promise<void> {
  const dialog = await layOut(page, visit)
  await dialog.getByRole('button', { name: visit.say('Lay out'), exact: true }).click()
  await page.getByRole('button', { name: visit.say('Undo') }).waitFor()
  await page.locator('.activity').filter({ visible: true }).first().waitFor()
}

const campName = 'Leierskapkamp'

/** Three whole days, which stand above the hours. */
async function camp(person: Person): Promise<void> {
  const { client } = await signIn(person.email, person.password)
  await client
    .from('teacher_activity')
    .insert({
      label: campName,
      type: 'Culture',
      color: 'purple',
      start_date_time: `${fullWeek}T00:00:00+02:00`,
      end_date_time: '2027-04-22T00:00:00+02:00',
    })
    .throwOnError()
}

/** Periods as the unit of the calendar, and the class timetable from which a week is laid out. */
export const timetableScenes: Scene[] = [
  {
    ...own,
    name: 'calendar-period-tapped',
    open: async (page, visit) => {
      const { x, y } = await periodOf(page, visit, 3)
      if (visit.width === 390) await page.touchscreen.tap(x, y)
      else await page.mouse.click(x, y)
      await page.getByRole('dialog').getByLabel(visit.say('Label')).waitFor()
    },
  },
  {
    ...own,
    name: 'calendar-period-dragged',
    open: async (page, visit) => {
      const first = await periodOf(page, visit, 1)
      const second = await placeOf(page, visit, 2)
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      await page.mouse.move(first.x, first.y + 8, { steps: 3 })
      await page.mouse.move(second.x, second.y, { steps: 6 })
      await page.mouse.up()
      await page.getByRole('dialog').getByLabel(visit.say('Label')).waitFor()
    },
  },
  {
    ...own,
    name: 'timetable',
    open: async (page, visit) => {
      await withTimetable(teacher(visit))
      await page.goto('/app/timetable?year=2027')
      await page.getByRole('combobox').nth(2).waitFor()
    },
  },
  {
    ...own,
    name: 'timetable-lay-out',
    open: async (page, visit) => {
      const dialog = await layOut(page, visit)
      await dialog.getByLabel(visit.say('Until')).selectOption('weeks')
      await dialog.getByLabel(visit.say('How many weeks')).selectOption('2')
      await dialog
        .getByText(/\d{1,2} (April|Apr)/)
        .first()
        .waitFor()
    },
  },
  { ...own, name: 'timetable-laid-out', fleeting: true, open: laidOut },
  {
    ...own,
    name: 'calendar-subject-colours',
    open: async (page, visit) => {
      await laidOut(page, visit)
      await camp(teacher(visit))
      await page.reload()
      await page.getByText(campName).filter({ visible: true }).first().waitFor()
    },
  },
]

/** A new lesson in the full week, repeated for three more weeks; the first of them has no school on the Monday. */
async function repeated(page: Page, visit: Visit): Promise<Locator> {
  const { say } = visit
  const { x, y } = await periodOf(page, visit, 3)
  await page.mouse.click(x, y)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Label')).fill('Breuke')
  await dialog.getByLabel(say('Repeat'), { exact: true }).check()
  await dialog.getByLabel(say('For how many more weeks')).fill('3')
  await dialog.getByText('26 April').waitFor()
  return dialog
}

const monthOf = (date: string) => `/app/calendar?view=month&date=${date}`

/** Days without school: shaded with their name, and left out by repeats. */
export const closedDayScenes: Scene[] = [
  {
    ...own,
    name: 'calendar-outside-terms',
    open: async (page, visit) => {
      await newCalendarTeacher(teacher(visit))
      await readAllAnnouncements(teacher(visit))
      await page.goto(`/app/calendar?view=${viewFor(visit)}&date=2027-03-23`)
      await page.getByText(visit.say('School holidays')).first().waitFor()
    },
  },
  {
    ...own,
    name: 'calendar-month-outside-terms',
    open: async (page, visit) => {
      await newCalendarTeacher(teacher(visit))
      await readAllAnnouncements(teacher(visit))
      await page.goto(monthOf(holidayWeek))
      await page.getByText(visit.say('School holidays')).first().waitFor()
    },
  },
  {
    ...own,
    name: 'calendar-repeat-skips',
    open: async (page, visit) => {
      const dialog = await repeated(page, visit)
      await dialog.getByText('26 April').scrollIntoViewIfNeeded()
    },
  },
  {
    ...own,
    name: 'calendar-repeat-saved',
    fleeting: true,
    open: async (page, visit) => {
      const dialog = await repeated(page, visit)
      await dialog.getByRole('button', { name: visit.say('Save') }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('26 April').waitFor()
    },
  },
]
