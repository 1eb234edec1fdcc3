import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

test('a visitor sees four resources, and four more on request', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Walk in prepared' })).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(4)
  const cover = cards.first().locator('img').first()
  await cover.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      cover.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    )
    .toBeGreaterThan(200)
  await page.getByRole('button', { name: 'View more' }).click()
  await expect(cards).toHaveCount(8)
})

test('what View more has loaded stays when the page reloads its list', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'View more' }).click()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(8)
  // A new resource makes open pages reload their list.
  const again = page.waitForResponse((response) => response.url().endsWith('/graphql/v1'))
  const product = await newProduct({ title: `Another one ${randomUUID()}`, price: '20.00' })
  try {
    await again
    await expect(cards).toHaveCount(8)
  } finally {
    await deleteProduct(product.id)
  }
})

test('search finds resources that contain every word, and says so when there are none', async ({
  page,
}) => {
  await page.goto('/')
  const search = page.getByRole('searchbox', { name: 'Search resources' })
  await search.fill('fractions compare')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Common fractions')
  await search.fill('fractions xilofoonklas')
  await expect(page.getByText('No resources found')).toBeVisible()
})

test('the page switches to Afrikaans with one click and remembers it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'AF' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'af')
  await expect(page.getByRole('link', { name: 'Tuis' }).first()).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'af')
})

test('an unknown address shows Page Not Found with a link home', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page).toHaveTitle(/Page Not Found/)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the landing page has no accessibility violation in ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: scheme })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('article')).toHaveCount(4)
    await expectAccessible(page)
    await context.close()
  })
}

test('the contact form sends and thanks, and says which fields are missing', async ({ page }) => {
  await page.goto('/contact-us')
  const form = page
    .getByRole('form', { name: 'Contact Us' })
    .or(page.locator('form', { hasText: 'Message' }))
  await form.getByLabel('Name').fill('Sipho Mabaso')
  await form.getByLabel('Email').fill('not an address')
  await form.getByLabel('Subject').fill('Invoice for our school')
  await expect(form.getByText('E-mail must be valid')).toBeVisible()
  await form.getByLabel('Email').fill('sipho.mabaso@school.example')
  await form.getByLabel('Message').fill('May we pay by EFT?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('button', { name: 'Thank You' })).toBeDisabled()
})
