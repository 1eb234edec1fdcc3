import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { newCalendarTeacher, newLesson } from '../../support/calendar.ts'
import { newCustomer } from '../../support/library.ts'
import { waitUntilKept } from '../../support/kept.ts'
import { giveNetwork, takeNetwork } from '../../support/network.ts'

test.use({ serviceWorkers: 'allow' })

const kept = async (page: Page) => page.evaluate(async () => caches.keys())

/**
 * Stored pictures that only signed-in people see; the landing page loads those of the shop again.
 */
const keptPictures = async (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('kryt-pictures')
    const keys = await cache.keys()
    return keys.filter(({ url }) => url.includes('/Communications/')).length
  })

/** The day on which the calendar opens: from 15:00 in South Africa and on weekends the next weekday. */
function openingDay(): string {
  const wall = new Date(Date.now() + 2 * 3_600_000)
  const next = () => wall.setUTCDate(wall.getUTCDate() + 1)
  const isWeekend = () => wall.getUTCDay() === 0 || wall.getUTCDay() === 6
  if (wall.getUTCHours() >= 15) next()
  while (isWeekend()) next()
  return wall.toISOString().slice(0, 10)
}

test('pages opened before are shown without a network, and nothing can be sent', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const teacher = await newCalendarTeacher(person)
  const day = openingDay()
  await newLesson(teacher, 'Fractions', `${day} 08:00`)
  const page = await pageAs(person)
  await page.goto('/app/profile')
  await expect(page.getByLabel('Surname')).toHaveValue('Maake')
  await page.getByRole('link', { name: 'Calendar' }).click()
  const lesson = page.locator('.activity', { hasText: 'Fractions' })
  await expect(lesson).toBeVisible()
  await page.getByRole('link', { name: 'Inspiration' }).click()
  const card = page.getByRole('article', { name: 'A fraction wall in one lesson' })
  await expect(card).toBeVisible()
  await waitUntilKept(page, 'A fraction wall in one lesson')

  await takeNetwork(page)
  await page.reload()
  await expect(card).toBeVisible()
  await expect(page.getByText('You’re offline. Functionality may be limited.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeDisabled()
  await page.goto('/app/profile')
  await expect(page.getByLabel('Surname')).toHaveValue('Maake')
  await page.goto('/app/calendar')
  await expect(lesson).toBeVisible()
  await expect(page.getByText('Period 1').first()).toBeVisible()

  // When the network is back, the open page reloads its data.
  await newLesson(teacher, 'Decimals', `${day} 10:00`)
  await giveNetwork(page)
  await expect(page.locator('.activity', { hasText: 'Decimals' })).toBeVisible()
})

test('after signing out, nothing of the account is left in the browser', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCustomer(person)
  const page = await pageAs(person)
  await page.goto('/app/communications')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitUntilKept(page, 'A fraction wall in one lesson')
  // A second visit goes through the service worker, which stores the pictures.
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(async () => keptPictures(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(async () => kept(page)).not.toContain('kryt-data')
  expect(await keptPictures(page)).toBe(0)
  await takeNetwork(page)
  await page.goto('/app/communications')
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByRole('article')).toHaveCount(0)
})
