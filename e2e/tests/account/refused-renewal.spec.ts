import { expect, test } from '../../fixtures/test.ts'

const stored = () => {
  const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name)) ?? ''
  return { key, session: JSON.parse(localStorage.getItem(key) ?? 'null') as { expires_at: number } }
}

for (const [what, status] of [
  ['the limit of Auth (429)', 429],
  ['an outage of Auth (503)', 503],
] as const) {
  test(`${what} while the session is renewed signs nobody out`, async ({ pageAs, newPerson }) => {
    const page = await pageAs(await newPerson())
    await page.goto('/app/profile')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    let refused = 0
    await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
      refused += 1
      return route.fulfill({ status, json: { code: status, msg: 'refused' } })
    })
    // The token is to be renewed with the next page.
    await page.evaluate(`(() => {
      const { key, session } = (${stored.toString()})()
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }))
    })()`)
    for (const path of ['/app/calendar', '/app/profile']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page).toHaveURL(new RegExp(path))
    }
    expect(refused).toBeGreaterThan(0)
    // Asked now and then, and not with every request.
    expect(refused).toBeLessThan(12)
    expect(await page.evaluate(stored)).toMatchObject({ session: { expires_at: 1 } })

    // When Auth answers again the session goes on.
    await page.unrouteAll()
    await page.goto('/app/profile')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect
      .poll(async () => (await page.evaluate(stored)).session.expires_at, { timeout: 30_000 })
      .toBeGreaterThan(1)
  })
}
