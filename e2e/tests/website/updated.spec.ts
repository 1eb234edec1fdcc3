import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** A newer build was published: its pages name it, and the files of the earlier one are gone. */
async function deploy(page: Page) {
  let left = true
  await page.route('**/version.json', async (route) => route.fulfill({ json: { build: 'newer' } }))
  await page.route('**/assets/**', async (route) =>
    left ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  )
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    left = false
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(name="build" content=")[^"]*/, '$1newer')
    return route.fulfill({ response: answer, body })
  })
}

test('a link pressed after a deployment opens its page, which says that Kryt was updated', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await deploy(page)
  await page.getByRole('banner').getByRole('link', { name: 'Meet the Team' }).click()
  await expect(page.getByText('Kryt was updated.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/team/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('We could not reach the server')).toBeHidden()
})

test('what was typed stands in the form after the update, and the browser asks nothing', async ({
  page,
}) => {
  await page.goto('/contact-us')
  const message = page.getByLabel('Message')
  await message.fill('Do you have Grade 4 papers?')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await deploy(page)
  // What Vite says when a part of the app did not come.
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')))
  await expect(page.getByText('Kryt was updated.', { exact: true })).toBeVisible()
  await expect(message).toHaveValue('Do you have Grade 4 papers?')
  expect(asked).toEqual([])
})
