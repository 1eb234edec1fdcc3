import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { newBundle } from '../../support/bundles.ts'
import { chooseLanguage } from '../../support/language.ts'
import { newCustomer } from '../../support/library.ts'
import { newProduct } from '../../support/products.ts'
import { newCoupon } from '../../support/shop.ts'

const desk = { viewport: { width: 1440, height: 900 } }
type Person = { id: string; email: string; password: string }

const word = () => randomUUID().slice(0, 8)

/** A posted resource with a question, a download and a bundle, that a search finds by one word. */
async function goods() {
  const name = word()
  const chart = await newProduct({
    title: `Wall chart ${name}`,
    price: '80.00',
    physical: true,
    questions: [{ type: 'Text', label: 'Name on it', items: [], required: true }],
  })
  const file = await newProduct({ title: `Worksheet ${name}`, price: '45.00' })
  await newBundle({ title: `Bundle ${name}`, price: '60.00', members: [file] })
  return { name, chart: chart.title, file: file.title, bundle: `Bundle ${name}` }
}

/** From the customer's row, as an administrator comes to it. */
async function openNew(page: Page, { email }: Person, kind: 'Order' | 'Quote') {
  await page.goto(`/admin/teacherprofiles?q=${email}`)
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: `New ${kind}` }).click()
  return page.getByRole('dialog', { name: `New ${kind}` })
}

async function pick(page: Page, words: string, title: string) {
  const field = page.getByRole('combobox', { name: /Resources and bundles/ })
  await field.fill(words)
  await page.getByRole('option', { name: title }).click()
  // The list may stay open for the next one; a press beside it closes it.
  await page.locator('[role=dialog] h2').first().click()
  await expect(page.getByRole('listbox')).toBeHidden()
}

test('an order for a customer: goods, address, coupon and live totals, then it is there', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const buyer = await newPerson()
  await newCustomer(buyer)
  const { name, chart, file, bundle } = await goods()
  const code = await newCoupon()
  const page = await pageAs('marius', desk)
  const dialog = await openNew(page, buyer, 'Order')
  await expect(dialog).toContainText(buyer.email)
  const create = dialog.getByRole('button', { name: 'Create order' })
  await expect(dialog.getByLabel('Payment Method')).toHaveValue('EFT')
  // It waits for what is missing, and says what that is when it is pressed.
  await create.click({ force: true })
  await expect(dialog.getByText('Products are required')).toBeVisible()

  await pick(page, name, chart)
  const total = dialog.getByTestId('order-preview-total')
  await expect(total).toContainText('240')
  // Something is posted: the customer has saved no address yet.
  await expect(dialog.getByText('No shipping details found')).toBeVisible()
  await expect(dialog.getByText('No shipping details found')).toBeHidden({ timeout: 8000 })
  await dialog.getByRole('button', { name: `One more of ${chart}` }).click()
  await expect(total).toContainText('320')
  await pick(page, name, file)
  await pick(page, name, bundle)
  await expect(total).toContainText('425')
  await dialog.getByRole('button', { name: `Remove ${bundle}` }).click()
  await expect(total).toContainText('365')
  await create.click({ force: true })
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await expect(dialog.getByText('Address is required')).toBeVisible()
  await dialog.getByLabel('Name on it').fill('Grade 4A')

  await dialog.getByLabel('Address line 1').fill('12 Marula Street')
  await dialog.getByLabel('Town or city').fill('Polokwane')
  await dialog.getByLabel('Province').selectOption('Limpopo')
  await dialog.getByLabel('Postal code').fill('0700')
  const phone = dialog.getByLabel('Phone number')
  await phone.fill('12')
  await expect(dialog.getByText('Invalid South African phone number')).toBeVisible()
  await phone.fill('082 555 0142')
  const keep = dialog.getByRole('button', { name: 'Save for the customer' })
  await keep.click()
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible()
  await expect(keep).toBeDisabled()
  await expect(dialog.getByText('Saved', { exact: true })).toBeHidden({ timeout: 8000 })

  const coupon = dialog.getByLabel('Coupon code (optional)')
  const verify = dialog.getByRole('button', { name: 'Verify' })
  await verify.click()
  await expect(dialog.getByText('Coupon code is required')).toBeVisible()
  await coupon.fill('no such code')
  await expect(coupon).toHaveValue('NOSUCHCODE')
  await verify.click()
  await expect(dialog.getByText('There is no coupon with this code.')).toBeVisible()
  await expect(coupon).toHaveValue('')
  await page.route('**/functions/v1/verify-coupon*', (route) => route.abort())
  await coupon.fill(code)
  await verify.click()
  await expect(
    dialog.getByText(
      'An error occurred while verifying the coupon, please check your internet connection or try again later.',
    ),
  ).toBeVisible()
  await expect(coupon).toHaveValue('')
  await page.unroute('**/functions/v1/verify-coupon*')
  await coupon.fill(code)
  await coupon.press('Enter')
  await expect(dialog).toContainText(`${code} takes off`)
  await expect(total).toContainText('360.50')
  await expectAccessible(page)

  // Nothing typed is lost by a reload.
  await page.reload()
  await expect(total).toContainText('360.50')
  await expect(dialog.getByLabel('Name on it')).toHaveValue('Grade 4A')
  await create.click()
  await expect(dialog).toBeHidden()
  const order = page.getByRole('dialog', { name: /^Order \d{6}-\d{8}$/ })
  await expect(order).toContainText('Awaiting payment')
  await expect(order).toContainText('12 Marula Street')
  await expect(order.getByTestId('order-total')).toContainText('360.50')
  await expect(order.getByRole('region', { name: 'History' })).toContainText(
    'Order made for the customer',
  )
})

test('what costs nothing is Free and paid at once, and the saved address comes by itself', async ({
  pageAs,
  newPerson,
}) => {
  const buyer = await newPerson()
  const { signedIn } = await newCustomer(buyer)
  const saved = await signedIn.client.rpc('save_shipping_details', {
    shipping_details: {
      address1: '4 Ghoemaweg',
      address2: '',
      city: 'Paarl',
      province: 'Western Cape',
      postalCode: '7646',
      country: 'South Africa',
      phoneNumber: '082 123 4567',
    },
  })
  if (saved.error !== null) throw new Error(saved.error.message)
  const name = word()
  const free = await newProduct({ title: `Free ${name}`, price: null })
  const posted = await newProduct({ title: `Posted ${name}`, price: '10.00', physical: true })
  const page = await pageAs('marius', desk)
  const dialog = await openNew(page, buyer, 'Order')
  await pick(page, name, free.title)
  await expect(dialog.getByLabel('Payment Method')).toHaveValue('Free')
  await pick(page, name, posted.title)
  await expect(dialog.getByLabel('Payment Method')).toHaveValue('EFT')
  await expect(dialog.getByLabel('Town or city')).toHaveValue('Paarl')
  await dialog.getByRole('button', { name: `Remove ${posted.title}` }).click()
  await expect(dialog.getByLabel('Payment Method')).toHaveValue('Free')
  await dialog.getByRole('button', { name: 'Create order' }).click()
  await expect(page.getByRole('dialog', { name: /^Order \d/ })).toContainText('Paid')
})

test('a quote is made once, changed, and its customer has no second one', async ({
  pageAs,
  newPerson,
}) => {
  const buyer = await newPerson()
  await newCustomer(buyer)
  const { name, file, bundle } = await goods()
  const page = await pageAs('marius', desk)
  const dialog = await openNew(page, buyer, 'Quote')
  await expect(dialog.getByLabel('Payment Method')).toHaveCount(0)
  await pick(page, name, file)
  await expect(dialog.getByTestId('order-preview-total')).toContainText('45')
  await dialog.getByRole('button', { name: 'Create quote' }).click()
  const quote = page.getByRole('dialog', { name: /^Quote \d/ })
  await expect(quote).toContainText('Quote made')
  await page.keyboard.press('Escape')
  await expect(quote).toBeHidden()

  const row = page.getByRole('row').filter({ hasText: buyer.email })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: /^Edit quote/ })
  await pick(page, name, bundle)
  await expect(edit.getByTestId('order-preview-total')).toContainText('105')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit).toBeHidden()
  await expect(row).toContainText('105')

  await openNew(page, buyer, 'Quote')
  const refused = page.getByRole('dialog', { name: 'New Quote' })
  await expect(refused).toContainText('already has quote')
  await expectAccessible(page)
  await refused.getByRole('button', { name: 'Open the quote' }).click()
  await expect(page.getByRole('dialog', { name: /^Quote \d/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'New Quote' })).toHaveCount(0)
})

test('other goods and another coupon on an order that is not paid', async ({
  pageAs,
  newPerson,
}) => {
  const buyer = await newPerson()
  const { profileId } = await newCustomer(buyer)
  const { name, file, bundle } = await goods()
  const code = await newCoupon({ discount_value: '100' })
  const page = await pageAs('marius', desk)
  await page.goto(
    `/admin/productorders/customer/${profileId}/${encodeURIComponent(`${buyer.id}::${buyer.email}`)}`,
  )
  await page.getByRole('button', { name: 'New Order' }).click()
  await pick(page, name, file)
  const made = page.getByRole('dialog', { name: 'New Order' })
  await expect(made.getByTestId('order-preview-total')).toContainText('45')
  await made.getByRole('button', { name: 'Create order' }).click()
  await expect(page.getByRole('dialog', { name: /^Order \d/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const row = page.getByRole('row').filter({ hasText: buyer.email })
  const open = async () => {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    return page.getByRole('dialog', { name: /^Edit order/ })
  }
  const edit = await open()
  await pick(page, name, bundle)
  await expect(edit.getByTestId('order-preview-total')).toContainText('105')
  await edit.getByLabel('Coupon code (optional)').fill(code)
  await edit.getByRole('button', { name: 'Save', exact: true }).click({ force: true })
  await expect(edit.getByText('Verify this code first, or clear it.')).toBeVisible()
  await edit.getByRole('button', { name: 'Verify' }).click()
  await expect(edit.getByLabel('Payment Method')).toHaveValue('Free')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit).toBeHidden()
  await expect(row).toContainText('Free')
  await open()
  await edit.getByRole('button', { name: 'Remove coupon' }).click()
  await edit.getByRole('button', { name: `Remove ${file}` }).click()
  await expect(edit.getByLabel('Payment Method')).toHaveValue('EFT')
  await expect(edit.getByTestId('order-preview-total')).toContainText('60')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit).toBeHidden()
  await expect(row).toContainText('EFT')
  await expect(row).toContainText('60')
})

test('offline nothing can be made, and what was chosen stays', async ({ pageAs, newPerson }) => {
  const buyer = await newPerson()
  await newCustomer(buyer)
  const { name, file } = await goods()
  const page = await pageAs('marius', { viewport: { width: 1024, height: 768 } })
  const dialog = await openNew(page, buyer, 'Order')
  await pick(page, name, file)
  await expect(dialog.getByTestId('order-preview-total')).toContainText('45')
  await page.context().setOffline(true)
  await expect(dialog.getByRole('button', { name: 'Create order' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled()
  await expect(dialog).toContainText('You’re offline')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Create order' }).click()
  await expect(page.getByRole('dialog', { name: /^Order \d/ })).toBeVisible()
})

test('an address that names nobody leads to the list, and only administrators come there', async ({
  pageAs,
  newPerson,
}) => {
  const buyer = await newPerson()
  const { profileId } = await newCustomer(buyer)
  const owner = encodeURIComponent(`${buyer.id}::${buyer.email}`)
  const page = await pageAs('marius', desk)
  for (const path of [
    `productorders/customer/1/${owner}/new`,
    `productorders/customer/${profileId}/nobody/new`,
    // Well-formed, but this profile is somebody else's.
    `productorders/customer/${randomUUID()}/${owner}/new`,
  ]) {
    await page.goto(`/admin/${path}`)
    await expect(page).toHaveURL('/admin/productorders')
  }
  await page.goto('/admin/productorders')
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Order' })).toHaveCount(0)
  for (const name of ['thandi', 'kabelo'] as const) {
    const other = await pageAs(name)
    await other.goto(`/admin/productorders/customer/${profileId}/${owner}/new`)
    await expect(other).toHaveURL(/\/unauthorised$/)
  }
})

test('in Afrikaans', async ({ pageAs, newPerson }) => {
  const buyer = await newPerson()
  const { profileId } = await newCustomer(buyer)
  const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
  await chooseLanguage(page, 'af')
  await page.goto(
    `/admin/productorders/customer/${profileId}/${encodeURIComponent(`${buyer.id}::${buyer.email}`)}/new`,
  )
  const dialog = page.getByRole('dialog', { name: 'Nuwe bestelling' })
  await expect(dialog.getByRole('button', { name: 'Skep bestelling' })).toBeVisible()
  await expectAccessible(page)
})
