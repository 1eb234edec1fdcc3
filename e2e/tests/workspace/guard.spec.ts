import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'

test('a visitor who opens a page of the app signs in first and returns to it', async ({ page }) => {
  await page.goto('/app/products')
  await expect(page).toHaveURL('/auth?redirect=%2Fapp%2Fproducts')
})

test('a teacher sees the shop inside the app, ten resources at a time', async ({ pageAs }) => {
  const page = await pageAs('thandi')
  await page.goto('/app')
  await expect(page).toHaveURL('/app/products')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Resources' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('button', { name: 'View more' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
  await expectAccessible(page)
})

test('an administrator is redirected from the shop to the back-office, and a teacher has no access to it', async ({
  pageAs,
}) => {
  const marius = await pageAs('marius')
  await marius.goto('/app/products')
  await expect(marius).toHaveURL('/admin')
  await expect(marius.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expectAccessible(marius)
  const thandi = await pageAs('thandi')
  await thandi.goto('/admin')
  await expect(thandi).toHaveURL('/unauthorised')
})
