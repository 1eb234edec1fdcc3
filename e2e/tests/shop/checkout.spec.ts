import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { mailTo } from '../../support/mail.ts'
import { newProduct } from '../../support/products.ts'
import { fillCart, newBundle, newCoupon, openCart, ordersOf } from '../../support/shop.ts'

const words = {
  en: {
    checkout: 'Checkout',
    toPayment: 'To payment',
    toSummary: 'To the summary',
    place: 'Place order',
    placed: 'Your order is placed',
    address: ['Address line 1', 'City', 'Province', 'Postal code', 'Phone number'],
    code: 'Coupon code',
    verify: 'Verify',
    free: /^Free/,
  },
  af: {
    checkout: 'Gaan betaal',
    toPayment: 'Gaan na betaling',
    toSummary: 'Gaan na die opsomming',
    place: 'Plaas bestelling',
    placed: 'Jou bestelling is geplaas',
    address: ['Adresreël 1', 'Stad of dorp', 'Provinsie', 'Poskode', 'Telefoonnommer'],
    code: 'Koeponkode',
    verify: 'Kontroleer',
    free: /^Gratis/,
  },
} as const
type Words = (typeof words)['en' | 'af']

const press = (dialog: Locator, name: string) =>
  dialog.getByRole('button', { name, exact: true }).click()

async function fillAddress(dialog: Locator, say: Words): Promise<void> {
  const [street, city, province, code, phone] = say.address
  await dialog.getByLabel(street).fill('12 Marula Street')
  await dialog.getByLabel(city).fill('Polokwane')
  await dialog.getByLabel(province).selectOption('Limpopo')
  await dialog.getByLabel(code).fill('0699')
  await dialog.getByLabel(phone).fill('082 123 4567')
}

async function applyCoupon(dialog: Locator, say: Words, code: string): Promise<void> {
  await dialog.getByLabel(say.code).fill(code)
  await press(dialog, say.verify)
}

/** From the payment step to the last button, by bank transfer. */
async function confirmTransfer(dialog: Locator, say: Words): Promise<void> {
  await dialog.getByLabel(/^EFT/).check()
  await press(dialog, say.toSummary)
  await expect(dialog.getByRole('button', { name: say.place })).toBeDisabled()
  await dialog.getByRole('checkbox').check()
}

async function inAfrikaans(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
}

const titled = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

test('a download by bank transfer: bank details, the order number as reference, a mail', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const product = await newProduct({ title: titled('Fractions'), price: '85.00' })
  const { profileId } = await fillCart(person, [{ productId: product.id }])
  const page = await pageAs(person)
  const dialog = await openCart(page)
  await expectAccessible(page)
  await press(dialog, 'Checkout')
  await press(dialog, 'To the summary')
  await expect(dialog.getByText('a Payment Method is required')).toBeVisible()
  await dialog.getByLabel(/^EFT/).check()
  await expect(dialog.getByText('Account number')).toBeVisible()
  await expectAccessible(page)
  await confirmTransfer(dialog, words.en)
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
  await press(dialog, 'Gaan betaal')
  await expect(dialog.getByText('Geen afleweringsbesonderhede gevind nie')).toBeVisible()
  await press(dialog, 'Gaan na betaling')
  await expect(dialog.getByText('Provinsie word vereis')).toBeVisible()
  await expectAccessible(page)
  await fillAddress(dialog, words.af)
  await press(dialog, 'Stoor vir volgende keer')
  await expect(dialog.getByText('Gestoor', { exact: true })).toBeVisible()
  await press(dialog, 'Gaan na betaling')
  await confirmTransfer(dialog, words.af)
  await press(dialog, 'Plaas bestelling')
  await expect(dialog).toContainText('Jou bestelling is geplaas')
  expect(await ordersOf(profileId)).toMatchObject([
    { order_status: 'PROCESSING', order_total: 310, coupon_amount: 10 },
  ])
})

test('a coupon for all of it makes the order free, and paid', async ({ newPerson, pageAs }) => {
  const person = await newPerson()
  const product = await newProduct({ title: titled('Levers'), price: '40.00' })
  const { profileId } = await fillCart(person, [{ productId: product.id }])
  const code = await newCoupon({ discount_type: 'AMOUNT', discount_value: '50' })
  const page = await pageAs(person)
  const dialog = await openCart(page)
  await applyCoupon(dialog, words.en, code)
  await expect(dialog.getByTestId('cart-total')).toHaveText('R0.00')
  await press(dialog, 'Checkout')
  await expect(dialog.getByLabel(/^Free/)).toBeChecked()
  await expect(dialog.getByLabel(/^EFT/)).toHaveCount(0)
  await press(dialog, 'To the summary')
  await dialog.getByRole('checkbox').check()
  await press(dialog, 'Place order')
  await expect(page).toHaveURL(/\/app\/productorders\/\d{6}-\d{8}$/)
  expect(await ordersOf(profileId)).toMatchObject([
    { order_status: 'PAID', order_payment_method: 'Free', order_total: 0 },
  ])
  expect((await mailTo(person.email)).subject).toMatch(/^Paid: your order /)
})

test('something to post only: a coupon takes nothing off, the saved address is there', async ({
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
  await press(dialog, 'To payment')
  await expect(dialog.getByText('Invalid South African phone number')).toBeVisible()
  await dialog.getByLabel('Phone number').fill('+27 82 123 4567')
  await press(dialog, 'Save for next time')
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible()

  // A reload forgets the form, not the address that was saved.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(dialog.getByLabel('City')).toHaveValue('Polokwane')
  await press(dialog, 'To payment')
  await confirmTransfer(dialog, words.en)
  await press(dialog, 'Place order')
  await expect(dialog).toContainText(/Your order is placed(?! once)/)
  expect(await ordersOf(profileId)).toMatchObject([
    { order_status: 'PROCESSING', order_total: 220, coupon_amount: 0 },
  ])
})

test('a bundle says what is in it and is ordered whole', async ({ newPerson, pageAs }) => {
  const person = await newPerson()
  const one = await newProduct({ title: titled('Part one'), price: '30.00' })
  const two = await newProduct({ title: titled('Part two'), price: '30.00' })
  const bundle = await newBundle(titled('Both parts'), '50.00', [one.id, two.id])
  const { profileId } = await fillCart(person, [{ productBundleId: bundle }])
  const page = await pageAs(person)
  const dialog = await openCart(page)
  await expect(dialog).toContainText(`Bundle of 2 resources: ${one.title}, ${two.title}`)
  await press(dialog, 'Checkout')
  await confirmTransfer(dialog, words.en)
  await press(dialog, 'Place order')
  await expect(dialog).toContainText(/Your order is placed(?! once)/)
  expect(await ordersOf(profileId)).toMatchObject([{ order_total: 50 }])
})
