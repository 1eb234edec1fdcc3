import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
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

const desk = { viewport: { width: 1440, height: 900 } }
const placed = z.object({ id: z.string(), order_number: z.string() })

/** Two posted wall charts, ordered for somebody by Marius; paid unless said otherwise. */
async function ordered(person: { id: string; email: string; password: string }, paid = true) {
  const title = `Wall chart ${randomUUID().slice(0, 8)}`
  const product = await newProduct({ title, price: '80.00', physical: true })
  const { profileId } = await newCustomer(person)
  const marius = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const made = await marius.client.rpc('create_order', {
    teacher_profile_id: profileId,
    items: [{ productId: product.id, quantity: 2 }],
    payment_method: 'EFT',
    shipping_details: {
      address1: '12 Marula Street',
      address2: '',
      city: 'Polokwane',
      province: 'Limpopo',
      postalCode: '0700',
      country: 'South Africa',
      phoneNumber: '+27 82 555 0142',
    },
  })
  if (made.error !== null) throw new Error(made.error.message)
  const { id, order_number: number } = placed.parse(made.data)
  if (paid) await setOrderStatus(id, 'PROCESSING', 'PAID')
  return { id, number, title }
}

test('an order is packed in two parcels and sent, and its buyer follows each step', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const buyer = await newPerson()
  const order = await ordered(buyer)
  const bought = await pageAs(buyer, { viewport: { width: 390, height: 844 } })
  await bought.goto(`/app/productorders/${order.number}`)
  await expect(bought.getByRole('dialog')).toContainText(order.title)
  await listening(bought)

  const page = await pageAs('marius', desk)
  await page.goto('/admin')
  await page.getByRole('link', { name: /^Deliveries/ }).click()
  await page.getByRole('searchbox').fill(order.number)
  const row = page.getByRole('row').filter({ hasText: order.number })
  await expect(row).toContainText('To pack')
  await expect(row).toContainText('0 of 2')
  await expectAccessible(page)

  await row.getByRole('link', { name: order.number }).click()
  const dialog = page.getByRole('dialog', { name: `Delivery ${order.number}` })
  await expect(dialog).toContainText('12 Marula Street')
  await expectAccessible(page)
  // Too many are refused where they are typed.
  await dialog.getByLabel('Quantity').fill('3')
  await expect(dialog.getByText('Enter a number from 0 to 2.')).toBeVisible()
  await dialog.getByLabel('Quantity').fill('1')
  await dialog.getByRole('button', { name: 'Mark as packed' }).click()
  await expect(dialog.getByRole('heading', { name: 'Parcel 1' })).toBeVisible()
  await expect(dialog.getByText('1 of 2 still to pack')).toBeVisible()
  await expect(bought.getByRole('region', { name: 'Your parcel' })).toContainText('Packed')

  await dialog.getByLabel('Carrier').selectOption('The Courier Guy')
  await dialog.getByLabel('Tracking number').fill('TCG 123')
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(dialog.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  const parcel = bought.getByRole('region', { name: 'Your parcel' })
  await expect(parcel).toContainText('On its way')
  await expect(parcel.getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute(
    'href',
    'https://portal.thecourierguy.co.za/track?ref=TCG%20123',
  )
  await expectAccessible(bought)

  await dialog.getByRole('button', { name: 'Mark as packed' }).click()
  await expect(dialog.getByRole('heading', { name: 'Parcel 2' })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'To pack' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(parcel.or(bought.getByRole('region', { name: 'Your parcels' }))).toContainText(
    'Delivered',
  )
  // A step back is asked first.
  await dialog.getByRole('button', { name: 'Unpack' }).click()
  const question = page.getByRole('alertdialog', { name: 'Unpack parcel 2?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Unpack' }).click()
  await expect(dialog.getByRole('region', { name: 'To pack' })).toBeVisible()
})

test('many are packed at once, sent by a pasted list, and their papers are PDF files', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const buyer = await newPerson()
  const orders = [await ordered(buyer), await ordered(buyer)]
  const page = await pageAs('marius', desk)
  await page.goto(`/admin/deliveries?q=${buyer.email}`)
  await expect(page.getByRole('row')).toHaveCount(3)
  await page
    .getByRole('checkbox', { name: /all|page/i })
    .first()
    .check()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  const slips = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Packing slips' }).click()
  expect(readFileSync(await (await slips).path()).toString('latin1', 0, 5)).toBe('%PDF-')
  await bar.getByRole('button', { name: 'Labels' }).click()
  const labels = page.getByRole('dialog', { name: 'Address labels' })
  await labels.getByLabel('First free label').fill('22')
  await expect(labels.getByText('This sheet has labels 1 to 21.')).toBeVisible()
  await labels.getByLabel('First free label').fill('5')
  await expectAccessible(page)
  const sheet = page.waitForEvent('download')
  await labels.getByRole('button', { name: 'Download PDF' }).click()
  expect((await sheet).suggestedFilename()).toMatch(/^labels-.*\.pdf$/)
  await bar.getByRole('button', { name: 'Mark as packed' }).click()
  await expect(page.getByText('2 parcels are packed')).toBeVisible()

  await page.getByRole('button', { name: 'Paste tracking numbers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste tracking numbers' })
  await dialog.getByLabel('Carrier').selectOption('Aramex')
  const list = dialog.getByLabel('Orders and tracking numbers')
  await list.fill(`${orders[0]?.number ?? ''}\tAX1\n991231-23595999\tAX2`)
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(dialog.getByText('1 done, 1 not done')).toBeVisible()
  await expect(dialog.getByText('There is nothing to post for this order.')).toBeVisible()
  // What was not done is still there to be mended.
  await expect(list).toHaveValue('991231-23595999\tAX2')
  await expectAccessible(page)
  await list.fill(`${orders[1]?.number ?? ''};AX2`)
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(dialog.getByText('1 done, 0 not done')).toBeVisible()
  await page.goto(`/admin/deliveries?q=${buyer.email}`)
  await expect(page.getByRole('row').filter({ hasText: 'On its way' })).toHaveCount(2)
})

test('an order that is paid meanwhile is announced; what is cancelled says so where it stands', async ({
  pageAs,
  newPerson,
}) => {
  const order = await ordered(await newPerson(), false)
  const page = await pageAs('marius', desk)
  await page.goto('/admin/deliveries')
  await expect(page.getByRole('heading', { name: 'Deliveries', level: 1 })).toBeVisible()
  await listening(page)
  await setOrderStatus(order.id, 'PROCESSING', 'PAID')
  const notice = page.getByRole('status').filter({ hasText: /new rows? ha/ })
  await notice.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('searchbox').fill(order.number)
  // The search has answered.
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row').filter({ hasText: order.number })
  await expect(row).toContainText('To pack')
  await setOrderStatus(order.id, 'PAID', 'CANCELLED')
  await expect(row).toContainText('Cancelled')
  await page.reload()
  await expect(page.getByText('No deliveries found')).toBeVisible()
})

for (const name of ['thandi', 'kabelo'] as const) {
  test(`${name} is shown no deliveries`, async ({ pageAs }) => {
    const page = await pageAs(name)
    await page.goto('/admin/deliveries')
    await expect(page).toHaveURL(/\/unauthorised$/)
  })
}

test('without a network nothing is packed, and in Afrikaans a delivery is a card on a phone', async ({
  pageAs,
  newPerson,
}) => {
  const order = await ordered(await newPerson())
  const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
  await chooseLanguage(page, 'af')
  await page.goto(`/admin/deliveries?q=${order.number}`)
  const card = page.getByRole('listitem').filter({ hasText: order.number })
  await expect(card).toContainText('Om te pak')
  await expectAccessible(page)
  await card.getByRole('link', { name: order.number }).click()
  const dialog = page.getByRole('dialog', { name: `Aflewering ${order.number}` })
  const pack = dialog.getByRole('button', { name: 'Merk as gepak' })
  await expect(pack).toBeEnabled()
  await page.context().setOffline(true)
  await expect(pack).toBeDisabled()
  await page.context().setOffline(false)
  await expect(pack).toBeEnabled()
})
