import { expect, test } from '../../fixtures/test.ts'

const hour = 3_600_000

test.describe('a computer whose clock is hours off', () => {
  for (const hours of [-30, -3, 3, 30]) {
    test(`${String(hours)} hours: the session stays, and is not renewed on every page`, async ({
      pageAs,
      newPerson,
    }) => {
      const page = await pageAs(await newPerson())
      await page.clock.setSystemTime(Date.now() + hours * hour)
      const renewals: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url())
      })
      for (const path of ['/app/profile', '/app/calendar', '/app/account', '/app/profile']) {
        await page.goto(path)
        await expect(page).toHaveURL(new RegExp(path))
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      }
      expect(renewals.length).toBeLessThanOrEqual(1)
    })
  }
})
