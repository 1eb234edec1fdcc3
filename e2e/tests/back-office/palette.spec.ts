import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCustomer } from '../../support/library.ts'
import { placeOrder } from '../../support/orders.ts'
import { newProduct } from '../../support/products.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the back-office' })

/** Types into the palette and waits for the entry that is chosen by Enter. */
async function search(page: Page, words: string, entry: string) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(words)
  await expect(page.getByRole('option').filter({ hasText: entry }).first()).toBeVisible()
  await expect(page.getByText('Searching…')).toBeHidden()
}

test('screens are reached with the keyboard alone, and Escape gives the focus back', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  await page.goto('/admin/holidays')
  const searchbox = page.getByRole('searchbox')
  await searchbox.focus()
  await page.keyboard.press('Meta+k')
  await expect(field(page)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(searchbox).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/teacherprofiles')
  await search(page, 'coup', 'Coupons')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/coupons')

  await page.getByRole('button', { name: 'Search the back-office' }).click()
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /Coupons/,
    /Customers/,
  ])
  await field(page).fill('qqqqq')
  await expect(page.getByText('Nothing found for “qqqqq”.')).toBeVisible()
})

test('a customer, an order and a resource are found, and each entry leads somewhere', async ({
  pageAs,
  newPerson,
}) => {
  const title = `Palette ${randomUUID().slice(0, 8)}`
  const product = await newProduct({ title, price: '10.00' })
  const buyer = await newPerson()
  await newCustomer(buyer)
  const order = await placeOrder(buyer, [product.id])
  const page = await pageAs('marius')
  await page.goto('/admin')
  const heading = page.getByRole('heading', { level: 1, name: 'Overview' })
  await expect(heading).toBeVisible()

  await search(page, buyer.email, buyer.email)
  await expectAccessible(page)
  await page.getByRole('group', { name: 'Customers' }).getByRole('option').click()
  await expect(page.getByRole('heading', { level: 1, name: buyer.email })).toBeVisible()

  await page.goto('/admin')
  await expect(heading).toBeVisible()
  await search(page, order.number, order.number)
  await expect(page.getByRole('group', { name: 'Orders' })).toContainText(order.number)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Order ${order.number}` })
  await expect(dialog).toContainText(buyer.email)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await search(page, title.toLowerCase(), title)
  await expect(page.getByText('Opens the page in the shop')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the back-office' }).click()
  await expect(heading).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(
    page.getByRole('group', { name: 'Recent' }).getByRole('option').first(),
  ).toContainText(title)
})
