import { expect, test } from '../../fixtures/test.ts'
import { countRenewals, keptEnd, stateWithToken } from '../../support/renewals.ts'

const hour = 3_600_000
const paths = ['/app/profile', '/app/calendar', '/app/lessons', '/app/profile']

for (const hours of [-30, -3, 3, 30]) {
  const computer = `a computer whose clock is ${String(hours)} hours off`

  test(`${computer} renews a token that is about to end, and not on every page`, async ({
    browser,
    newPerson,
  }) => {
    const storageState = await stateWithToken(await newPerson(), 45)
    const context = await browser.newContext({ storageState })
    const page = await context.newPage()
    await page.clock.setSystemTime(Date.now() + hours * hour)
    const renewals = countRenewals(page)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page).toHaveURL(new RegExp(path))
    }
    await expect.poll(() => renewals.sent).toBeGreaterThan(0)
    // The next page may open before the answer has come.
    expect(renewals.sent).toBeLessThanOrEqual(2)
    expect(await keptEnd(page)).toBeGreaterThan(Date.now() / 1000 + 3000)
    await context.close()
  })

  test(`${computer}, set while two tabs are open, keeps both, and each renews the token once at most`, async ({
    browser,
    newPerson,
  }) => {
    const storageState = await stateWithToken(await newPerson(), 200)
    const context = await browser.newContext({ storageState })
    const tabs = [await context.newPage(), await context.newPage()] as const
    await context.clock.install()
    const renewals = countRenewals(...tabs)
    for (const tab of tabs) {
      await tab.goto('/app/profile')
      await expect(tab.getByLabel('Surname')).toBeVisible()
    }
    expect(renewals.sent).toBe(0)
    await context.clock.setSystemTime(Date.now() + hours * hour)
    // The auth client looks every half minute; a token with ninety seconds left is renewed.
    await context.clock.runFor(121_000)
    await expect.poll(async () => keptEnd(tabs[0])).toBeGreaterThan(Date.now() / 1000 + 3000)
    await context.clock.runFor(61_000)
    for (const tab of tabs) {
      await tab.goto('/app/calendar')
      await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(tab).toHaveURL(/\/app\/calendar/)
    }
    expect(renewals.sent).toBeLessThanOrEqual(tabs.length)
    await context.close()
  })
}
