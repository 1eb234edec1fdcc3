import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { newProduct } from '../../support/products.ts'
import { fillCart, openCart, ordersOf } from '../../support/shop.ts'

const titled = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const placeButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Place order' })
const onOrderPage = /\/app\/productorders\/\d{6}-\d{8}/

/** Goes through the checkout by bank transfer, up to the last click. */
async function readyToPlace(page: Page): Promise<Locator> {
  const dialog = await openCart(page)
  await dialog.getByRole('button', { name: 'Checkout' }).click()
  await dialog.getByLabel(/^EFT/).check()
  await dialog.getByRole('button', { name: 'Go to the summary' }).click()
  await dialog.getByRole('checkbox').check()
  return dialog
}

async function personWithCart(newPerson: () => Promise<{ email: string; password: string }>) {
  const person = await newPerson()
  const product = await newProduct({ title: titled('Once'), price: '35.00' })
  return { person, ...(await fillCart(person, [{ productId: product.id }])) }
}

const oneOrder = [{ order_status: 'PROCESSING', order_total: 35 }]

test('a double click places one order', async ({ newPerson, pageAs }) => {
  const { person, profileId } = await personWithCart(newPerson)
  const page = await pageAs(person)
  await placeButton(await readyToPlace(page)).dblclick()
  await expect(page).toHaveURL(onOrderPage)
  expect(await ordersOf(profileId)).toMatchObject(oneOrder)
  expect(await ordersOf(profileId)).toHaveLength(1)
})

test('two tabs place one order, and the second shows it', async ({ newPerson, pageAs }) => {
  test.slow()
  const { person, profileId } = await personWithCart(newPerson)
  const first = await pageAs(person)
  const second = await first.context().newPage()
  const one = await readyToPlace(first)
  const two = await readyToPlace(second)
  // The second one either gets the same order or finds no cart.
  await Promise.all([
    placeButton(one)
      .click({ timeout: 5000 })
      .catch(() => undefined),
    placeButton(two)
      .click({ timeout: 5000 })
      .catch(() => undefined),
  ])
  await expect(one).toContainText(/Your order is placed(?! once)|Your shopping cart is empty/)
  await expect(two).toContainText(/Your order is placed(?! once)|Your shopping cart is empty/)
  expect(await ordersOf(profileId)).toMatchObject(oneOrder)
  expect(await ordersOf(profileId)).toHaveLength(1)
})

test('after a lost answer the request is repeated and places one order', async ({
  newPerson,
  pageAs,
}) => {
  const { person, profileId } = await personWithCart(newPerson)
  const page = await pageAs(person)
  const dialog = await readyToPlace(page)
  let lost = 0
  // The server gets the request and answers; only the answer is lost, once.
  await page.route('**/graphql/v1', async (route) => {
    if (lost > 0 || !(route.request().postData() ?? '').includes('mutation Checkout')) {
      return route.continue()
    }
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await placeButton(dialog).click()
  await expect(dialog.getByText('The connection was lost')).toBeVisible()
  await expect(page).toHaveURL(onOrderPage)
  await expect(dialog).toContainText(/Your order is placed(?! once)/)
  expect(lost).toBe(1)
  expect(await ordersOf(profileId)).toMatchObject(oneOrder)
  expect(await ordersOf(profileId)).toHaveLength(1)
})

test('the back button goes back one step, and after the order shows an empty cart', async ({
  newPerson,
  pageAs,
}) => {
  const { person, profileId } = await personWithCart(newPerson)
  const page = await pageAs(person)
  const dialog = await readyToPlace(page)
  await page.goBack()
  await expect(dialog).toContainText('How would you like to pay?')
  await expect(dialog.getByLabel(/^EFT/)).toBeChecked()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toContainText('Your cart')
  await dialog.getByRole('button', { name: 'Checkout' }).click()
  await dialog.getByRole('button', { name: 'Go to the summary' }).click()
  await dialog.getByRole('checkbox').check()
  await placeButton(dialog).click()
  await expect(page).toHaveURL(onOrderPage)
  await page.goBack()
  await expect(dialog).toContainText('Your shopping cart is empty')
  expect(await ordersOf(profileId)).toHaveLength(1)
})
