import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { checkOutByCard, expectState, openPayment, paid, pay } from '../../support/card.ts'
import { confirm, press, words } from '../../support/checkout-dialog.ts'
import { setOrderStatus } from '../../support/orders.ts'
import { newProduct } from '../../support/products.ts'
import { fillCart } from '../../support/shop.ts'

/** A cart with one resource of R64.50, checked out by card. */
async function readyOrder(person: { email: string; password: string }): Promise<string> {
  const product = await newProduct({ title: `After all ${randomUUID()}`, price: '64.50' })
  await fillCart(person, [{ productId: product.id }])
  return checkOutByCard(person)
}

const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you for your purchase', exact: true })

test('a buyer who left without paying says so on the confirmation page, and pays from the cart', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const orderId = await readyOrder(person)
  const page = await pageAs(person)
  await openPayment(person, orderId)
  await page.clock.install()
  await page.goto(`/app/purchase-confirmation/${orderId}`)
  // The page's time starts when it is shown.
  await expect(page.getByRole('heading', { name: 'Thank you, we are waiting' })).toBeVisible()
  await page.clock.fastForward(20_000)
  await page.getByRole('button', { name: 'I did not pay' }).click()
  const question = page.getByRole('alertdialog')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'I did not pay' }).click()
  await expect(
    page.getByRole('heading', { name: 'This card payment was not completed' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the cart' }).click()
  const dialog = page.getByRole('dialog')
  await press(dialog, 'Checkout')
  await confirm(dialog, words.en, 'PayFast')
  await press(dialog, 'Pay by card')
  await expect(page.locator('.amount')).toHaveText('R 64.50')
  await pay(page)
  await expect(thanks(page)).toBeVisible()
  await expectState(orderId, paid)
})

test('a buyer who gives up, changes the cart and pays after all is told that the money came', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const orderId = await readyOrder(person)
  const page = await pageAs(person)
  const provider = await openPayment(person, orderId)
  await page.goto('/app/products?cart=open')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'I did not pay' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'I did not pay' }).click()
  await dialog.getByRole('button', { name: /^Remove After all/ }).click()
  await expect(dialog).toContainText('Your shopping cart is empty')
  await page.goto(provider)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'We have received your payment' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'do not pay again' })).toBeVisible()
  await expectAccessible(page)
  await expectState(orderId, {
    status: 'PENDING',
    verdicts: ['order_changed'],
    needsHuman: true,
    invoices: 0,
    payments: 0,
  })
})

test('the confirmation page of somebody else’s order, and of a cancelled one', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const orderId = await readyOrder(person)
  const stranger = await pageAs(await newPerson())
  await stranger.goto(`/app/purchase-confirmation/${orderId}`)
  await expect(
    stranger.getByRole('heading', { name: 'Thank you. We could not show this order' }),
  ).toBeVisible()
  await expectAccessible(stranger)

  await setOrderStatus(orderId, 'PENDING', 'CANCELLED')
  const page = await pageAs(person)
  await page.goto(`/app/purchase-confirmation/${orderId}`)
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible()
  await expectAccessible(page)
})
