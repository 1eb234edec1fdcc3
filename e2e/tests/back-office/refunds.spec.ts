import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { newCustomer } from '../../support/library.ts'
import { listening } from '../../support/listening.ts'
import { setOrderStatus } from '../../support/orders.ts'
import { newProduct } from '../../support/products.ts'

const placed = z.object({ id: z.string(), order_number: z.string() })
const desk = { viewport: { width: 1440, height: 900 } }
const address = {
  address1: '12 Marula Street',
  address2: '',
  city: 'Polokwane',
  province: 'Limpopo',
  postalCode: '0700',
  country: 'South Africa',
  phoneNumber: '+27 82 555 0142',
}

/** A file for R49.99 and three posters for R40 each, posted and paid: R329.99. */
async function paidOrderOf(person: { id: string; email: string; password: string }) {
  const mark = randomUUID().slice(0, 8)
  const file = await newProduct({ title: `Fractions ${mark}`, price: '49.99' })
  const poster = await newProduct({ title: `Poster ${mark}`, price: '40.00', physical: true })
  const { profileId } = await newCustomer(person)
  const marius = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const made = await marius.client.rpc('create_order', {
    teacher_profile_id: profileId,
    items: [{ productId: file.id }, { productId: poster.id, quantity: 3 }],
    payment_method: 'EFT',
    shipping_details: address,
  })
  if (made.error !== null) throw new Error(made.error.message)
  const { id, order_number: number } = placed.parse(made.data)
  await setOrderStatus(id, 'PROCESSING', 'PAID')
  return { id, number, mark }
}

test('a file, two posters and the delivery are given back, paid out, and seen by the buyer', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const buyer = await newPerson()
  const order = await paidOrderOf(buyer)
  const theirs = await pageAs(buyer, { viewport: { width: 390, height: 844 } })
  await theirs.goto(`/app/productorders/${order.number}`)
  const seen = theirs.getByRole('dialog', { name: `Order ${order.number}` })
  await expect(seen).toContainText('Paid')
  await listening(theirs)

  const page = await pageAs('marius', desk)
  await page.goto(`/admin/productorders/${order.number}`)
  const view = page.getByRole('dialog', { name: `Order ${order.number}` })
  const refunds = view.getByRole('region', { name: 'Refunds' })
  await expect(refunds).toContainText('R329.99 can be given back.')
  await refunds.getByRole('button', { name: 'Refund…' }).click()
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.number}` })
  const note = dialog.getByRole('button', { name: 'Note the refund' })
  await expect(note).toBeDisabled()
  await dialog.getByRole('checkbox', { name: `Fractions ${order.mark}` }).check()
  await expect(dialog).toContainText('Never downloaded')
  await dialog.getByRole('checkbox', { name: `Poster ${order.mark}` }).check()
  const many = dialog.getByLabel('How many of 3')
  await many.fill('4')
  await expect(dialog).toContainText('From 1 to 3')
  await many.fill('2')
  await dialog.getByRole('checkbox', { name: /^Delivery/ }).check()
  await expect(dialog.getByTestId('refund-total')).toHaveText('R289.99')
  await dialog.getByLabel('Reason').selectOption({ label: 'It was faulty' })
  await dialog.getByLabel('Note for ourselves').fill('She phoned on Monday.')
  await expectAccessible(page)
  await note.click()
  await expect(dialog).toBeHidden()

  await expect(refunds).toContainText('R289.99')
  await expect(refunds).toContainText('To be paid out')
  await expect(refunds).toContainText('She phoned on Monday.')
  await expect(refunds).toContainText('R40.00 can be given back.')
  await expect(view.getByRole('region', { name: 'Invoices' })).toContainText(/CN-\d{6}/)
  await expectAccessible(page)

  // The buyer sees it without loading anything anew.
  await expect(seen.getByTestId('order-refunded')).toHaveText('−R289.99')
  await expect(seen).toContainText('Refunded, and no longer in your library')
  await expect(seen).toContainText('R289.99 goes back by bank transfer.')
  await expect(seen).not.toContainText('She phoned on Monday.')
  await expectAccessible(theirs)

  await refunds.getByRole('button', { name: 'Paid out…' }).click()
  const paying = page.getByRole('dialog', { name: 'R289.99 was paid out' })
  await paying.getByLabel('Reference on the statement').fill('FNB 0042')
  await paying.getByRole('button', { name: 'Note it' }).click()
  await expect(refunds).toContainText(/Paid out on/)
  await expect(seen).toContainText('reference FNB 0042')
  await expect(view.getByRole('region', { name: 'History' })).toContainText('Refund paid out')

  await refunds.getByRole('button', { name: 'The money came back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'It came back' }).click()
  await expect(refunds).toContainText('To be paid out')
})

test('everything at once; then nothing is left, and what is typed survives a reload', async ({
  pageAs,
  newPerson,
}) => {
  const order = await paidOrderOf(await newPerson())
  const page = await pageAs('marius', { viewport: { width: 1024, height: 768 } })
  await page.goto(`/admin/productorders/${order.number}`)
  const refunds = page.getByRole('region', { name: 'Refunds' })
  await refunds.getByRole('button', { name: 'Refund…' }).click()
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.number}` })
  await dialog.getByRole('button', { name: /^Everything that is left/ }).click()
  await dialog.getByLabel('Reason').selectOption({ label: 'Agreed with the customer' })
  await expect(dialog.getByTestId('refund-total')).toHaveText('R329.99')
  await page.reload()
  await refunds.getByRole('button', { name: 'Refund…' }).click()
  await expect(dialog.getByTestId('refund-total')).toHaveText('R329.99')
  await expect(dialog.getByLabel('Reason')).toHaveValue('goodwill')
  await dialog.getByRole('button', { name: 'Note the refund' }).click()
  await expect(dialog).toBeHidden()
  await expect(refunds).toContainText('R329.99')
  await expect(refunds.getByRole('button', { name: 'Refund…' })).toBeHidden()
})

test('two administrators on one order: the second is told, and keeps what was typed', async ({
  pageAs,
  newPerson,
  persona,
}) => {
  const order = await paidOrderOf(await newPerson())
  const page = await pageAs('marius', desk)
  await page.goto(`/admin/productorders/${order.number}`)
  await page.getByRole('button', { name: 'Refund…' }).click()
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.number}` })
  await dialog.getByRole('checkbox', { name: `Poster ${order.mark}` }).check()
  await dialog.getByLabel('Reason').selectOption({ label: 'It was returned' })
  // Somebody else gives the delivery back, unseen by this window.
  await page.route('**/graphql/v1', (route) => route.continue())
  const priya = await persona('priya')
  const given = await priya.client.rpc('refund_order', {
    order_id: order.id,
    refund_id: randomUUID(),
    lines: [],
    with_delivery: true,
    refund_method: 'EFT',
    reason: 'goodwill',
  })
  expect(given.error).toBeNull()
  await expect(dialog.getByRole('checkbox', { name: /^Delivery/ })).toBeHidden()
  await expect(dialog.getByLabel('Reason')).toHaveValue('returned')
  await dialog.getByRole('button', { name: 'Note the refund' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('R120.00')
})

test('offline nothing is given back; an unpaid order has nothing to give back', async ({
  pageAs,
  newPerson,
}) => {
  const order = await paidOrderOf(await newPerson())
  const page = await pageAs('marius', desk)
  await page.goto(`/admin/productorders/${order.number}`)
  const button = page.getByRole('button', { name: 'Refund…' })
  await expect(button).toBeEnabled()
  await page.context().setOffline(true)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.context().setOffline(false)
  await setOrderStatus(order.id, 'PAID', 'PROCESSING')
  await page.reload()
  await expect(page.getByRole('dialog')).toContainText('Awaiting payment')
  await expect(page.getByRole('button', { name: 'Refund…' })).toBeHidden()
})

test('in Afrikaans on a tablet', async ({ pageAs, newPerson }) => {
  const order = await paidOrderOf(await newPerson())
  const page = await pageAs('marius', { viewport: { width: 1024, height: 768 } })
  await chooseLanguage(page, 'af')
  await page.goto(`/admin/productorders/${order.number}`)
  await page.getByRole('button', { name: 'Betaal terug …' }).click()
  await expect(page.getByRole('dialog', { name: /^Betaal bestelling/ })).toBeVisible()
  await expectAccessible(page)
})
