import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { widthOf } from '../../support/width.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

test('the shop shows ten resources, then ten more, featured ones first', async ({
  newPerson,
  pageAs,
}) => {
  const page = await pageAs(await newPerson())
  await page.goto('/app/products')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(cards.first()).toContainText('Featured')
  await page.getByRole('button', { name: 'View more' }).click()
  await expect(cards).toHaveCount(20)
  await expectAccessible(page)
})

test('search, tags and categories are in the address, and each is undone by the back button', async ({
  newPerson,
  pageAs,
}) => {
  const page = await pageAs(await newPerson())
  await page.goto('/app/products')
  await page.getByRole('searchbox').fill('grade')
  await expect(page).toHaveURL(/\?q=grade$/)
  await page.getByRole('button', { name: 'Tags' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Worksheet' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?q=grade&tag=/)
  await expect(page.getByRole('button', { name: 'Remove the tag Worksheet' })).toBeVisible()

  await page.getByRole('button', { name: 'All categories' }).click()
  const tree = page.getByRole('dialog', { name: 'Categories' })
  await tree.getByRole('button', { name: 'Categories of Grade 4' }).click()
  await tree.getByRole('link', { name: 'Mathematics' }).click()
  await expect(page).toHaveURL(/\/category\/[0-9a-f-]+\?q=grade&tag=/)
  const trail = page.getByRole('navigation', { name: 'Category' })
  await expect(trail).toContainText('Grade 4')
  await expect(trail.getByText('Mathematics')).toHaveAttribute('aria-current', 'page')

  await page.goBack()
  await expect(page).toHaveURL(/\/app\/products\?q=grade&tag=/)
  await page.goBack()
  await expect(page).toHaveURL(/\?q=grade$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/app\/products$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goForward()
  await expect(page.getByRole('searchbox')).toHaveValue('grade')
})

test('an empty search result says what to do next', async ({ newPerson, pageAs }) => {
  const page = await pageAs(await newPerson())
  await page.goto(`/app/products?q=${randomUUID()}`)
  await expect(page.getByText('No resources found for the current search criteria')).toBeVisible()
  await page.getByRole('link', { name: 'Show all resources' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('a resource opens over the list, also by its address, and can be shared', async ({
  newPerson,
  pageAs,
}) => {
  const product = await newProduct({ title: `Shared ${randomUUID()}`, price: '30.00' })
  try {
    const page = await pageAs(await newPerson(), {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.goto(`/app/products?q=${encodeURIComponent(product.title)}`)
    await page.getByRole('article').getByRole('link', { name: product.title }).click()
    const dialog = page.getByRole('dialog', { name: product.title })
    await expect(dialog).toContainText('Buy now for R30.00')
    await expect(page).toHaveURL(new RegExp(`/app/products/${product.id}\\?q=`))
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByText('Product URL copied!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `/product/${product.id}`,
    )
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => widthOf(dialog)).toBe(1200)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/app\/products\?q=/)
    await page.goForward()
    await expect(dialog).toBeVisible()

    await page.goto(`/app/products/${product.id}`)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/app\/products$/)
  } finally {
    await deleteProduct(product.id)
  }
})

test('a resource that is not sold is shown as unavailable', async ({ newPerson, pageAs }) => {
  const page = await pageAs(await newPerson())
  await page.goto(`/app/products/${randomUUID()}`)
  await expect(
    page.getByText(
      'This product isn’t currently available. Please navigate to the home or resources page to view all available products.',
    ),
  ).toBeVisible()
})

test('the shop is in Afrikaans', async ({ newPerson, pageAs }) => {
  const page = await pageAs(await newPerson(), { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
  await page.goto('/app/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winkel')
  await page.getByRole('article').first().getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Deel', exact: true })).toBeVisible()
  await expect(dialog).toContainText('Besonderhede')
  await expectAccessible(page)
})
