import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { newCustomer } from '../../support/library.ts'
import { listening } from '../../support/listening.ts'
import { placeOrder, setOrderStatus } from '../../support/orders.ts'
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

/** A posted resource that asks something, ordered for somebody by Marius. */
async function orderedFor(person: { id: string; email: string; password: string }) {
  const title = `Wall chart ${randomUUID().slice(0, 8)}`
  const product = await newProduct({
    title,
    price: '80.00',
    physical: true,
    questions: [{ type: 'Text', label: 'Name on it', items: [], required: true }],
  })
  const { profileId } = await newCustomer(person)
  const marius = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const made = await marius.client.rpc('create_order', {
    teacher_profile_id: profileId,
    items: [{ productId: product.id, quantity: 2, answers: ['Grade 4A'] }],
    payment_method: 'EFT',
    shipping_details: address,
  })
  if (made.error !== null) throw new Error(made.error.message)
  const { id, order_number: number } = placed.parse(made.data)
  return { id, number, title }
}

test('orders are searched, filtered, grouped and paged, and one is read in full', async ({
  pageAs,
  newPerson,
}) => {
  const buyer = await newPerson()
  const order = await orderedFor(buyer)
  const page = await pageAs('marius', desk)
  await page.goto('/admin/productorders')
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table.getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText([
    /Order #/,
    /Date/,
    /User/,
    /Status/,
    /Payment Method/,
    /Total/,
    /Products Count/,
    /Physical/,
    /Questions/,
    /Actions/,
  ])
  await expect(table.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(page.getByRole('button', { name: 'Date: Last month' })).toBeVisible()
  const row = table.getByRole('row').filter({ hasText: order.number })
  await expect(row).toContainText(buyer.email)
  await expect(row).toContainText('Awaiting payment')

  await page.getByRole('searchbox').fill(`${buyer.email} eft awaiting`)
  await expect(table.getByRole('row')).toHaveCount(2)
  // A filter is ticked once the address has changed.
  for (const name of ['Has Physical Product', 'Has Questions']) {
    const filter = page.getByRole('checkbox', { name })
    await filter.click()
    await expect(filter).toBeChecked()
  }
  await expect(row).toBeVisible()
  await page.reload()
  await expect(row).toBeVisible()

  await row.getByRole('link', { name: order.number }).click()
  const dialog = page.getByRole('dialog', { name: `Order ${order.number}` })
  await expect(dialog.getByRole('region', { name: 'Customer', exact: true })).toContainText(
    buyer.email,
  )
  await expect(dialog).toContainText('Name on it')
  await expect(dialog).toContainText('Grade 4A')
  await expect(dialog).toContainText('12 Marula Street')
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText(PERSONAS.marius.email)
  // In the fixed order: goods, delivery, VAT within, total.
  await expect(dialog.getByTestId('order-total')).toContainText('320')
  await expectAccessible(page)
  await dialog.getByRole('link', { name: order.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: order.title })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/productorders\?/)
  await expect(row).toBeVisible()

  await page.goto('/admin/productorders?placed=2020-01-01..2020-12-31')
  await expect(page.getByRole('heading', { name: 'No Orders found' })).toBeVisible()
  await page.goto(`/admin/productorders?placed=2020-01-01..&group=orderStatus&size=100`)
  await expect(row).toBeVisible()
  await expectAccessible(page)
})

test('an order that is open follows what happens to it, and its invoice is there', async ({
  pageAs,
  newPerson,
}) => {
  const order = await orderedFor(await newPerson())
  const page = await pageAs('marius', desk)
  await page.goto(`/admin/productorders/${order.id}`)
  const dialog = page.getByRole('dialog', { name: `Order ${order.number}` })
  await expect(dialog).toContainText('Awaiting payment')
  await listening(page)
  await setOrderStatus(order.id, 'PROCESSING', 'PAID')
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText(
    'Status changed: Awaiting payment → Paid',
  )
  await page.reload()
  await expect(dialog.getByRole('region', { name: 'Invoices' })).toContainText(/INV-\d{6}/)
})

test('an order that is placed meanwhile is announced, and shown when asked for', async ({
  pageAs,
  newPerson,
}) => {
  const page = await pageAs('marius', desk)
  await page.goto('/admin/productorders')
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  await listening(page)
  const product = await newProduct({ title: 'Placed meanwhile', price: '10.00' })
  const order = await placeOrder(await newPerson(), [product.id])
  const notice = page.getByRole('status').filter({ hasText: /new rows? ha/ })
  await expect(notice).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: order.number })
  await expect(row).toBeHidden()
  await notice.getByRole('button', { name: 'Show' }).click()
  await expect(row).toBeVisible()
})

test('an order that does not exist says so, and leads back', async ({ pageAs }) => {
  const page = await pageAs('marius')
  await page.goto('/admin/productorders/991231-23595999')
  const dialog = page.getByRole('dialog', { name: 'Order not found' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL('/admin/productorders')
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
})

for (const name of ['thandi', 'kabelo'] as const) {
  test(`${name} is shown no orders and no quotes`, async ({ pageAs }) => {
    const page = await pageAs(name)
    for (const path of ['/admin/productorders', '/admin/productorder-quotes/261102-07413022']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/unauthorised$/)
    }
  })
}

test('in Afrikaans and on a phone an order is a card', async ({ pageAs, newPerson }) => {
  const order = await orderedFor(await newPerson())
  const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
  await chooseLanguage(page, 'af')
  await page.goto(`/admin/productorders?q=${order.number}`)
  const card = page
    .getByRole('list', { name: 'Bestellings' })
    .getByRole('listitem')
    .filter({ hasText: order.number })
  await expect(card).toBeVisible()
  await expectAccessible(page)
})

test('an administrator corrects the address and the answer, and marks the order as paid', async ({
  pageAs,
  newPerson,
}) => {
  const order = await orderedFor(await newPerson())
  const page = await pageAs('marius', desk)
  await page.goto(`/admin/productorders?q=${order.number}`)
  const row = page.getByRole('row').filter({ hasText: order.number })
  const edit = async () => {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  }
  await edit()
  const dialog = page.getByRole('dialog', { name: `Edit order ${order.number}` })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await expect(dialog.getByLabel('Status').getByRole('option')).toHaveText([
    'Awaiting payment',
    'In the cart',
    'Paid',
    'Cancelled',
  ])
  await dialog.getByLabel('Town or city').fill('')
  await expect(dialog.getByText('City is required')).toBeVisible()
  await dialog.getByLabel('Town or city').fill('Tzaneen')
  await dialog.getByLabel('Name on it').fill('')
  await dialog.getByLabel('Name on it').blur()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByLabel('Name on it').fill('Grade 5B')
  await dialog.getByLabel('Status').selectOption('PAID')
  await expect(dialog.getByText('The invoice is issued')).toBeVisible()
  await expectAccessible(page)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Paid')

  await row.getByRole('link', { name: order.number }).click()
  const view = page.getByRole('dialog', { name: `Order ${order.number}` })
  await expect(view).toContainText('Tzaneen')
  await expect(view).toContainText('Grade 5B')
  await expect(view).toContainText(/INV-\d{6}/)
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()

  // Paid: only the status may still change.
  await edit()
  await expect(dialog.getByLabel('Status')).toHaveValue('PAID')
  await expect(dialog.getByLabel('Town or city')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.context().setOffline(true)
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await expect(page.getByRole('menuitem', { name: /^Edit/ })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: /^Edit/ })).toContainText('You’re offline')
  await page.context().setOffline(false)
})

test('of two administrators on one order the second is told, and keeps what was typed', async ({
  pageAs,
  newPerson,
}) => {
  const order = await orderedFor(await newPerson())
  const page = await pageAs('marius', desk)
  await page.goto(`/admin/productorders?edit=${order.id}`)
  const dialog = page.getByRole('dialog', { name: `Edit order ${order.number}` })
  await dialog.getByLabel('Town or city').fill('Tzaneen')
  await setOrderStatus(order.id, 'PROCESSING', 'CANCELLED')
  await dialog.getByLabel('Status').selectOption('PAID')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toContainText('Cancelled')
  await expect(dialog.getByLabel('Town or city')).toHaveValue('Tzaneen')
  await page.goto(`/admin/productorders/${order.number}`)
  await expect(page.getByRole('dialog', { name: `Order ${order.number}` })).toContainText(
    'Awaiting payment → Cancelled',
  )
})

test('a customer’s row leads to their orders and quotes, and a wrong address to all', async ({
  pageAs,
  newPerson,
}) => {
  const buyer = await newPerson()
  const order = await orderedFor(buyer)
  const page = await pageAs('marius', desk)
  await page.goto(`/admin/teacherprofiles?q=${buyer.email}`)
  const row = page.getByRole('row').filter({ hasText: buyer.email })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'View Orders' }).click()
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText(order.number)
  await page.goBack()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'View Quotes' }).click()
  await expect(page.getByRole('heading', { name: 'No Quotes found' })).toBeVisible()
  await page.goto('/admin/productorders/customer/1/nobody')
  await expect(page).toHaveURL('/admin/productorders')
})
