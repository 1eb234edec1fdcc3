import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import {
  applyCoupon,
  confirm,
  fillAddress,
  inAfrikaans,
  press,
  words,
} from '../../support/checkout-dialog.ts'
import { mailTo } from '../../support/mail.ts'
import { newProduct } from '../../support/products.ts'
import { fillCart, newCoupon, openCart, ordersOf } from '../../support/shop.ts'

const titled = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

test('a download by bank transfer: bank details, the order number as reference, an email', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const product = await newProduct({ title: titled('Fractions'), price: '85.00' })
  const { profileId } = await fillCart(person, [{ productId: product.id }])
  const page = await pageAs(person)
  const dialog = await openCart(page)
  await press(dialog, 'Checkout')
  await press(dialog, 'Go to the summary')
  await expect(dialog.getByText('A payment method is required')).toBeVisible()
  await dialog.getByLabel(/^EFT/).check()
  await expect(dialog.getByText('Account number')).toBeVisible()
  await expectAccessible(page)
  await confirm(dialog, words.en, 'EFT')
  await expectAccessible(page)
  await press(dialog, 'Place order')
  await expect(dialog).toContainText(/Your order is placed(?! once)/)
  await expect(page).toHaveURL(/\/app\/productorders\/\d{6}-\d{8}/)
  const number = /productorders\/([\d-]+)/.exec(page.url())?.[1] ?? ''
  await expect(dialog.getByText(number)).toHaveCount(2)
  await expect(dialog).toContainText('R85.00')
  await expectAccessible(page)
  expect(await ordersOf(profileId)).toMatchObject([
    { order_status: 'PROCESSING', order_payment_method: 'EFT', order_total: 85 },
  ])
  const mail = await mailTo(person.email)
  expect(mail.subject).toBe(`Your order ${number}`)
  expect(mail.text).toContain(`Your reference: ${number}`)
})

test('posted and downloaded in Afrikaans, with a percentage off the download', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const download = await newProduct({ title: titled('Breuke'), price: '100.00' })
  const poster = await newProduct({ title: titled('Plakkaat'), price: '60.00', physical: true })
  const { profileId } = await fillCart(person, [
    { productId: download.id },
    { productId: poster.id },
  ])
  const code = await newCoupon()
  const page = await pageAs(person)
  await inAfrikaans(page)
  const dialog = await openCart(page)
  await expect(dialog.getByTestId('cart-total')).toHaveText('R320,00')
  await applyCoupon(dialog, words.af, ` ${code.toLowerCase()} `)
  await expect(dialog.getByTestId('cart-total')).toHaveText('R310,00')
  await expectAccessible(page)
  await press(dialog, words.af.checkout)
  // There is none yet.
  await expect(dialog.getByRole('button', { name: 'Gebruik my gestoorde adres' })).toHaveCount(0)
  await press(dialog, words.af.toPayment)
  await expect(dialog.getByText('Kies ’n provinsie')).toBeVisible()
  await expectAccessible(page)
  await fillAddress(dialog, words.af)
  await press(dialog, 'Stoor vir volgende keer')
  await expect(dialog.getByText('Gestoor', { exact: true })).toBeVisible()
  await press(dialog, words.af.toPayment)
  await confirm(dialog, words.af, 'EFT')
  await press(dialog, 'Plaas bestelling')
  await expect(dialog).toContainText('Jou bestelling is geplaas')
  expect(await ordersOf(profileId)).toMatchObject([
    { order_status: 'PROCESSING', order_total: 310, coupon_amount: 10 },
  ])
})

test('a coupon for the whole amount makes the order free and paid', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const product = await newProduct({ title: titled('Levers'), price: '40.00' })
  const { profileId } = await fillCart(person, [{ productId: product.id }])
  const code = await newCoupon({ discount_type: 'AMOUNT', discount_value: '50' })
  const page = await pageAs(person)
  const dialog = await openCart(page)
  await applyCoupon(dialog, words.en, code)
  await expect(dialog.getByTestId('cart-total')).toHaveText('R0.00')
  await press(dialog, 'Checkout')
  // Nothing is to be paid, so no step asks how.
  await expect(dialog.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await press(dialog, 'Place order')
  await expect(page).toHaveURL(/\/app\/productorders\/\d{6}-\d{8}$/)
  expect(await ordersOf(profileId)).toMatchObject([
    { order_status: 'PAID', order_payment_method: 'Free', order_total: 0 },
  ])
  expect((await mailTo(person.email)).subject).toMatch(/^Your order /)
})

test('something to post only: a coupon takes nothing off, and the saved address is filled in', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const poster = await newProduct({ title: titled('Poster'), price: '60.00', physical: true })
  const { profileId } = await fillCart(person, [{ productId: poster.id }])
  const code = await newCoupon({ discount_type: 'AMOUNT', discount_value: '25' })
  const page = await pageAs(person)
  const dialog = await openCart(page)
  await applyCoupon(dialog, words.en, code)
  await expect(dialog.getByText(`${code} takes off R0.00`)).toBeVisible()
  await press(dialog, 'Remove coupon')
  await expect(dialog.getByLabel('Coupon code')).toBeVisible()
  await press(dialog, 'Checkout')
  await fillAddress(dialog, words.en)
  await dialog.getByLabel('Phone number').fill('12345')
  await press(dialog, 'Go to payment')
  await expect(dialog.getByText('Invalid South African phone number')).toBeVisible()
  await dialog.getByLabel('Phone number').fill('+27 82 123 4567')
  await press(dialog, 'Save for next time')
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible()

  // A reload clears the form but not the saved address.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(dialog.getByLabel('Town or city')).toHaveValue('Polokwane')
  await press(dialog, 'Go to payment')
  await confirm(dialog, words.en, 'EFT')
  await press(dialog, 'Place order')
  await expect(dialog).toContainText(/Your order is placed(?! once)/)
  expect(await ordersOf(profileId)).toMatchObject([
    { order_status: 'PROCESSING', order_total: 220, coupon_amount: 0 },
  ])
})
