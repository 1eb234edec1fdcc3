import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCalendarTeacher, newLesson } from '../../support/calendar.ts'
import { watchLayoutShift } from '../../support/layout-shift.ts'
import { newAnnouncement, readAllAnnouncements } from '../../support/planning.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('on a phone the day comes first, and one tap opens another', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  await newLesson(await newCalendarTeacher(person), 'Fractions', '2027-02-04 08:00')
  const page = await pageAs(person, phone)
  await page.goto('/app/calendar?date=2027-02-03')
  await expect(page.getByRole('combobox', { name: 'Calendar view' })).toHaveValue('day')
  await expect(page.getByRole('heading', { name: 'Wednesday 3 February 2027' })).toBeVisible()
  await expect(page.locator('.activity')).toHaveCount(0)
  await page.getByRole('button', { name: /^Thursday,? 0?4 February/ }).tap()
  await expect(page.locator('.activity')).toContainText('Fractions')
  await expectAccessible(page)
  // The one button for adding asks what for, as the head of a day does in a window.
  await page.getByRole('button', { name: 'Add activity' }).tap()
  await page.getByRole('menuitem', { name: 'Sport' }).tap()
  const dialog = page.getByRole('dialog', { name: 'New activity' })
  await expect(dialog.getByLabel('Type')).toHaveValue('Sport')
  await expect(dialog.getByLabel('Start date')).toHaveValue('2027-02-04')
})

test('on a phone three quarters of the screen are the day, nothing else scrolls, and nothing jumps', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const teacher = await newCalendarTeacher(person)
  await newLesson(teacher, 'Fractions', '2027-02-03 08:00')
  await readAllAnnouncements(person)
  await newAnnouncement('Maintenance on Sunday', 'Kryt rests from 02:00.', teacher.profileId)
  const page = await pageAs(person, phone)
  const layoutShift = await watchLayoutShift(page)
  for (const view of ['day', '4day', 'week', 'month']) {
    await page.goto(`/app/calendar?view=${view}&date=2027-02-03`)
    await expect(page.locator('.activity').first()).toBeVisible()
    const grid = await page.locator('.calendar').boundingBox()
    expect(grid?.height, view).toBeGreaterThanOrEqual(0.75 * 844)
    // The whole of it is in view, above the menu.
    expect((grid?.y ?? 0) + (grid?.height ?? 0), view).toBeLessThanOrEqual(844 - 56)
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(scrolls, view).toBe(844)
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(), view).toBeLessThan(0.02)
  }
  // The announcement is a line of the bar; a tap shows the rest of it, over the page.
  const announcement = page.getByRole('region', { name: 'Announcement' })
  await expectAccessible(page)
  await announcement.getByRole('button', { name: 'Maintenance on Sunday' }).tap()
  await expect(announcement.getByText('Kryt rests from 02:00.')).toBeVisible()
  await expectAccessible(page)
  await announcement.getByRole('button', { name: 'Mark as read' }).tap()
  await expect(announcement.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Kryt, to the home page' })).toBeVisible()
  expect(await layoutShift()).toBeLessThan(0.02)
})

test('the smallest phone has room for the toolbar in both languages', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCalendarTeacher(person)
  const page = await pageAs(person, { viewport: { width: 320, height: 640 }, hasTouch: true })
  await page.goto('/app/calendar?date=2027-02-03')
  await expect(page.getByRole('button', { name: 'Add activity' })).toBeVisible()
  for (const [language, week] of [
    ['Afrikaans', 'Week 4, Kwartaal 1'],
    ['English', 'Week 4, Term 1'],
  ] as const) {
    await page.getByRole('button', { name: language, exact: true }).tap()
    const words = page.getByText(week, { exact: true })
    await expect(words).toBeVisible()
    // Not cut short by an ellipsis.
    expect(await words.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)
  }
})
