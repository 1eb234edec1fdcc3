import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { newCalendarTeacher, newLesson } from '../../support/calendar.ts'
import { readAllAnnouncements, withProfile } from '../../support/planning.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

const endOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return (box?.y ?? Infinity) + (box?.height ?? 0)
}
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? -Infinity

test('on a phone what floats stands above the menu: a message, and the button to the top', async ({
  pageAs,
  newPerson,
}) => {
  const page = await pageAs(await newPerson(), phone)
  await page.goto('/app/products')
  await expect(page.getByRole('article').first()).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const toTop = page.getByRole('button', { name: 'To the top' })
  // The page may still grow to its length.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await expect(toTop).toBeVisible({ timeout: 1000 })
  }).toPass()
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.context().setOffline(true)
  const message = page.getByText('You’re offline. Functionality may be limited.')
  await expect(message).toBeVisible()
  expect(await endOf(message)).toBeLessThanOrEqual(await topOf(menu))
})

test('a message in the phone’s calendar covers neither its round button nor the menu', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newLesson(await newCalendarTeacher(person), 'Fractions', '2027-02-03 08:00')
  await readAllAnnouncements(person)
  const page = await pageAs(person, phone)
  await page.goto('/app/calendar?date=2027-02-03')
  await page.locator('.activity').tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  const add = page.getByRole('button', { name: 'Add activity' })
  expect(await endOf(undo)).toBeLessThanOrEqual(await topOf(add))
  expect(await endOf(add)).toBeLessThanOrEqual(
    await topOf(page.getByRole('navigation', { name: 'Main menu' })),
  )
  await undo.tap()
  await expect(page.locator('.activity')).toContainText('Fractions')
})

test('focus on the menu at the foot scrolls nothing, for it is in view already', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person, { viewport: { width: 390, height: 600 } })
  await page.goto('/app/support')
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  for (const top of [0, 60]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    for (const link of await links.all()) await link.focus()
    expect(await page.evaluate(() => scrollY)).toBe(top)
  }
})
