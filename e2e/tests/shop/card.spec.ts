import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { checkOutByCard, expectState, openPayment, paid, pay, unpaid } from '../../support/card.ts'
import {
  applyCoupon,
  confirm,
  fillAddress,
  inAfrikaans,
  press,
  words,
} from '../../support/checkout-dialog.ts'
import { listening } from '../../support/listening.ts'
import { mailTo } from '../../support/mail.ts'
import { newProduct } from '../../support/products.ts'
import { buyWithAnswer, oneQuestion } from '../../support/questions.ts'
import { fillCart, newBundle, newCoupon, openCart, ordersOf } from '../../support/shop.ts'

const titled = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const amountOn = (page: Page) => page.locator('.amount')

test('a download with questions and a coupon: paid before the buyer returns, and in her library', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const product = await newProduct({
    title: titled('Card fractions'),
    price: '85.00',
    questions: [oneQuestion],
  })
  const { profileId } = await fillCart(person, [])
  const page = await pageAs(person)
  const dialog = await buyWithAnswer(page, product.id, '4B')
  await applyCoupon(dialog, words.en, await newCoupon())
  await expect(dialog.getByTestId('cart-total')).toHaveText('R76.50')
  await press(dialog, 'Checkout')
  await confirm(dialog, words.en, 'PayFast')
  await press(dialog, 'Pay by card')
  await expect(amountOn(page)).toHaveText('R 76.50')
  await pay(page)

  await expect(page.getByRole('heading', { name: 'Thank you for your purchase' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'We received' })).toContainText('R76.50')
  expect(await page.evaluate('dataLayer')).toMatchObject([
    { event: 'purchase', ecommerce: { value: 76.5, currency: 'ZAR' } },
  ])
  await expect(page).toHaveURL(/\/app\/bought-products/)
  await expect(page.getByText(product.title).first()).toBeVisible()
  expect(await ordersOf(profileId)).toMatchObject([
    { order_status: 'PAID', order_payment_method: 'PayFast', order_total: 76.5 },
  ])
  expect((await mailTo(person.email)).subject).toMatch(/^Paid: your order /)
})

test('a poster, a download and a bundle in Afrikaans', async ({ newPerson, pageAs }) => {
  const person = await newPerson()
  const [poster, download, one, two] = await Promise.all([
    newProduct({ title: titled('Plakkaat'), price: '60.00', physical: true }),
    newProduct({ title: titled('Breuke'), price: '100.00' }),
    newProduct({ title: titled('Deel een'), price: '30.00' }),
    newProduct({ title: titled('Deel twee'), price: '30.00' }),
  ])
  const bundle = await newBundle(titled('Albei dele'), '50.00', [one.id, two.id])
  const { profileId } = await fillCart(person, [
    { productId: poster.id },
    { productId: download.id },
    { productBundleId: bundle },
  ])
  const page = await pageAs(person, { viewport: { width: 390, height: 844 } })
  await inAfrikaans(page)
  const dialog = await openCart(page)
  await press(dialog, words.af.checkout)
  await fillAddress(dialog, words.af)
  await press(dialog, words.af.toPayment)
  await confirm(dialog, words.af, 'PayFast')
  await press(dialog, 'Betaal per kaart')
  await expect(amountOn(page)).toHaveText('R 370.00')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Dankie vir jou aankoop' })).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL(/\/app\/bought-products/)
  for (const { title } of [download, one, two]) {
    await expect(page.getByText(title).first()).toBeVisible()
  }
  expect(await ordersOf(profileId)).toMatchObject([{ order_status: 'PAID', order_total: 370 }])
})

test('something to post: failed, cancelled, and paid at the third attempt', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const poster = await newProduct({ title: titled('Card map'), price: '60.00', physical: true })
  await fillCart(person, [{ productId: poster.id }])
  const orderId = await checkOutByCard(person)
  const page = await pageAs(person)
  await page.goto(await openPayment(person, orderId))
  await expect(amountOn(page)).toHaveText('R 220.00')
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(page.getByRole('alert')).toContainText('The payment failed.')
  await expectState(orderId, { ...unpaid, verdicts: ['failed'] })

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/app\/products\?payment=cancelled$/)
  await expect(
    page.getByText('Nothing was charged, and your resources are still there'),
  ).toBeVisible()
  await expectState(orderId, { ...unpaid, verdicts: ['failed', 'cancelled'] })

  await page.getByRole('button', { name: 'Open the cart' }).click()
  const dialog = page.getByRole('dialog')
  await press(dialog, 'Checkout')
  await expect(dialog.getByLabel('Town or city')).toBeVisible()
  await checkOutByCard(person)
  await page.goto(await openPayment(person, orderId))
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your purchase' })).toBeVisible()
  await expectState(orderId, { ...paid, verdicts: ['failed', 'cancelled', 'paid'] })
})

test('an order awaiting a transfer is paid by card, and the buyer never returns', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const product = await newProduct({ title: titled('Card instead'), price: '45.00' })
  await fillCart(person, [{ productId: product.id }])
  const orderId = await checkOutByCard(person)
  const { client } = await signIn(person.email, person.password)
  const placed = await client.rpc('checkout', {
    order_id: orderId,
    payment_method: 'EFT',
    expected_total: 45,
  })
  expect(placed.error).toBeNull()
  const page = await pageAs(person)
  await page.goto(`/app/productorders/${orderId}`)
  const order = page.getByRole('dialog')
  await expect(order).toContainText('Awaiting payment')
  await listening(page)
  const other = await page.context().newPage()
  await other.goto(await openPayment(person, orderId))
  await other.route('**/app/purchase-confirmation/**', async (route) => route.abort())
  await pay(other).catch(() => undefined)
  await expectState(orderId, paid)
  await expect(order).toContainText('Payment received')
})
