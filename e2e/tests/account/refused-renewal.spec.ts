import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { countRenewals, keptEnd, stateWithToken } from '../../support/renewals.ts'

const address = '**/auth/v1/token?grant_type=refresh_token'
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
}
const now = () => Math.floor(Date.now() / 1000)

/** Somebody is signed in, and nothing on the screen says otherwise. */
async function staysSignedIn(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/app\/calendar$/)
  await expect(page.getByText(/signed out|sign in again/i)).toHaveCount(0)
  expect(await keptEnd(page)).not.toBeNull()
}

const answers = [
  ['the limit of Auth (429)', 429, { 'retry-after': '20' }],
  ['the limit of Auth, without a time (429)', 429, {}],
  ['an outage of Auth (503)', 503, {}],
  ['a gateway without Auth (502)', 502, {}],
] as const

for (const [what, status, headers] of answers) {
  for (const [token, seconds] of [
    ['about to end', 45],
    ['that has ended', -45],
  ] as const) {
    test(`${what} at the renewal of a token ${token} signs nobody out, and it is sent again later`, async ({
      browser,
      newPerson,
      expectPageError,
    }) => {
      expectPageError(/Failed to load resource: .*status of 50[23]/)
      const storageState = await stateWithToken(await newPerson(), seconds)
      const context = await browser.newContext({ storageState })
      const page = await context.newPage()
      await page.clock.install()
      const renewals = countRenewals(page)
      await page.route(address, async (route) =>
        route.fulfill({
          status,
          headers: { ...headers, ...crossOrigin },
          json: { code: status, msg: 'refused' },
        }),
      )
      await page.goto('/app/calendar')
      await expect.poll(() => renewals.sent).toBeGreaterThan(0)
      await staysSignedIn(page)
      // Asked now and then, and not with every request.
      await page.waitForTimeout(2_000)
      expect(renewals.sent).toBeLessThan(8)
      await staysSignedIn(page)

      await page.unroute(address)
      const before = renewals.sent
      // The waits of the auth client, which are minutes.
      for (let minute = 0; minute < 3 && renewals.sent === before; minute += 1) {
        await page.clock.fastForward('01:05')
        await page.waitForTimeout(1_000)
      }
      await expect.poll(() => renewals.sent).toBeGreaterThan(before)
      await expect.poll(async () => keptEnd(page)).toBeGreaterThan(now() + 3000)
      await staysSignedIn(page)
      await page.goto('/app/profile')
      await expect(page.getByLabel('Surname')).toBeVisible()
      await context.close()
    })
  }
}
