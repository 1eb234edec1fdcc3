import type { Route } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { addresses } from '../../support/addresses.ts'
import { newCalendarTeacher, newLesson } from '../../support/calendar.ts'
import { keptData } from '../../support/kept.ts'

const crossOrigin = { 'access-control-allow-origin': '*' }
const pageOfPortal = { 'content-type': 'text/html', ...crossOrigin }

/** What a phone meets that has a signal and says so, while nothing of ours answers. */
const servers: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['never answers', async () => Promise.resolve()],
  ['cannot be reached', async (route) => route.abort('connectionrefused')],
  ...[502, 503, 504].map((status): (typeof servers)[number] => [
    `is out of order (${String(status)})`,
    async (route) => route.fulfill({ status, headers: crossOrigin, json: {} }),
  ]),
  [
    'is hidden by the page of a portal',
    async (route) => route.fulfill({ headers: pageOfPortal, body: '<h1>Sign in</h1>' }),
  ],
]

for (const [what, answer] of servers) {
  test(`a server that ${what} shows the kept week and takes nothing, while the browser says "online"`, async ({
    pageAs,
    newPerson,
    expectPageError,
  }) => {
    test.slow()
    // Chromium's word for an answer without the heads of ours.
    expectPageError(/blocked by CORS policy/)
    const person = await newPerson()
    await newLesson(await newCalendarTeacher(person), 'Fractions', '2027-02-03 08:00')
    const page = await pageAs(person)
    await page.goto('/app/calendar?view=week&date=2027-02-03')
    const lesson = page.locator('.activity', { hasText: 'Fractions' })
    await expect(lesson).toBeVisible()
    await expect.poll(async () => keptData(page), { timeout: 30_000 }).toContain('Fractions')

    await page.route(`${addresses.api}/**`, answer)
    await page.reload()
    await expect(lesson).toBeVisible({ timeout: 30_000 })
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    const note = page.getByText('You’re offline. Functionality may be limited.')
    await expect(note).toBeVisible({ timeout: 30_000 })
    const add = page.getByRole('button', { name: 'Add activity' })
    await expect(add).toBeDisabled()
    await expect(page).toHaveURL(/\/app\/calendar/)

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(note).toBeHidden({ timeout: 30_000 })
    await expect(add).toBeEnabled()
    await expect(lesson).toBeVisible()
  })
}
