import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { newCalendarTeacher, newLesson } from '../../support/calendar.ts'

const lesson = (page: Page, label: string) => page.locator('.activity', { hasText: label })

/** How far the upper edge of a lesson stands below that of the part which scrolls. */
const belowTop = async (page: Page, label: string) =>
  lesson(page, label).evaluate((block) => {
    let part = block.parentElement
    while (part !== null && !/auto|scroll/.test(getComputedStyle(part).overflowY))
      part = part.parentElement
    const top = part?.getBoundingClientRect().top ?? Number.NaN
    return Math.round(block.getBoundingClientRect().top - top)
  })

for (const [name, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`what begins early is in sight, when it comes late and in another week (${name})`, async ({
    pageAs,
    newPerson,
  }) => {
    const person = await newPerson()
    const teacher = await newCalendarTeacher(person)
    await newLesson(teacher, 'Early run', '2027-02-03 06:00')
    await newLesson(teacher, 'Dawn swim', '2027-02-10 05:15')
    const page = await pageAs(person, { viewport })
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/graphql/v1', async (route) => {
      if (route.request().postData()?.includes('CalendarActivities') === true) await held
      await route.continue()
    })
    await page.goto('/app/calendar?view=week&date=2027-02-03')
    await expect(page.locator('.calendar-axis', { hasText: '08:00' }).first()).toBeVisible()
    letGo()
    await expect(lesson(page, 'Early run')).toBeVisible()
    await expect.poll(async () => belowTop(page, 'Early run')).toBeGreaterThanOrEqual(0)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(lesson(page, 'Dawn swim')).toBeVisible()
    await expect.poll(async () => belowTop(page, 'Dawn swim')).toBeGreaterThanOrEqual(0)
  })
}

test('what begins early is in sight again after another view', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  const teacher = await newCalendarTeacher(person)
  await newLesson(teacher, 'Fractions', '2027-02-03 09:00')
  await newLesson(teacher, 'Dawn swim', '2027-02-10 05:15')
  const page = await pageAs(person, { viewport: { width: 1440, height: 900 } })
  await page.goto('/app/calendar?view=week&date=2027-02-03')
  await expect(lesson(page, 'Fractions')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(lesson(page, 'Dawn swim')).toBeVisible()
  await expect.poll(async () => belowTop(page, 'Dawn swim')).toBeGreaterThanOrEqual(0)
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Sunday' })).toBeVisible()
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect(page.locator('.calendar-axis', { hasText: '08:00' }).first()).toBeVisible()
  await expect.poll(async () => belowTop(page, 'Dawn swim')).toBeGreaterThanOrEqual(0)
})
