import { expect, test } from '../../fixtures/test.ts'
import { startDevelopmentServer } from '../../support/development-server.ts'

// The other tests use the production build; this is the development server.
test('in development, pages are served from their sources and log nothing to the console', async ({
  page,
}) => {
  // The first start bundles the dependencies, which takes time.
  test.setTimeout(180_000)
  const server = await startDevelopmentServer()
  try {
    const said: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(error.message))
    // Delays the texts until after the page's code, which is the harder case.
    await page.route(/\.json\?part=/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
    const first = page.locator('a[href^="/product/"]').first()
    await page.goto(server.url)
    await expect(first).toBeVisible({ timeout: 120_000 })
    await first.click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
    await page.goto(`${server.url}/auth`)
    await expect(page.getByLabel('Wagwoord', { exact: true })).toBeVisible({ timeout: 60_000 })
    expect(said).toEqual([])
  } finally {
    await server.stop()
  }
})
