import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { countMails, sendDueMails } from '../../support/mail.ts'
import { placeOrder, setOrderStatus } from '../../support/orders.ts'
import { newProduct } from '../../support/products.ts'

const desk = { viewport: { width: 1440, height: 900 } }

test('administrators leave notes that the buyer never sees, and delete their own', async ({
  pageAs,
  newPerson,
}) => {
  const buyer = await newPerson()
  const product = await newProduct({ title: 'Noted', price: '10.00' })
  const order = await placeOrder(buyer, [product.id])
  const page = await pageAs('marius', desk)
  await page.goto(`/admin/productorders/${order.number}`)
  const notes = page.getByRole('region', { name: 'Internal notes' })
  await notes.getByLabel('New note').fill('Called, pays on Friday')
  // What is typed stays when the order is closed.
  await page.reload()
  await expect(notes.getByLabel('New note')).toHaveValue('Called, pays on Friday')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Called, pays on Friday')
  await expect(notes.getByLabel('New note')).toHaveValue('')
  await expectAccessible(page)

  const other = await pageAs('priya', desk)
  await other.goto(`/admin/productorders/${order.number}`)
  const theirs = other.getByRole('region', { name: 'Internal notes' })
  await expect(theirs.getByRole('listitem')).toContainText('Called, pays on Friday')
  await expect(theirs.getByRole('button', { name: 'Delete this note' })).toHaveCount(0)

  const own = await pageAs(buyer)
  await own.goto(`/app/productorders/${order.number}`)
  await expect(own.getByText(order.number).first()).toBeVisible()
  await expect(own.getByText('pays on Friday')).toHaveCount(0)

  await notes.getByRole('button', { name: 'Delete this note' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notes.getByRole('listitem')).toHaveCount(0)
  await page.context().setOffline(true)
  await notes.getByLabel('New note').fill('Later')
  await expect(notes.getByRole('button', { name: 'Add note' })).toBeDisabled()
  await page.context().setOffline(false)
})

test('an email is sent again while it is true, and the history says by whom', async ({
  pageAs,
  newPerson,
}) => {
  const buyer = await newPerson()
  const product = await newProduct({ title: 'Mailed again', price: '10.00' })
  const order = await placeOrder(buyer, [product.id])
  await sendDueMails('order-mail')
  const page = await pageAs('marius', desk)
  await page.goto(`/admin/productorders/${order.number}`)
  const mails = page.getByRole('region', { name: 'Emails to the customer' })
  await expect(mails).toContainText('Order confirmation')
  await mails.getByRole('button', { name: /^Send again/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click()
  await expect(mails.getByRole('listitem')).toHaveCount(2)
  await expect.poll(() => countMails(buyer.email), { timeout: 30_000 }).toBe(2)
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Email sent to the customer again',
  )
  await setOrderStatus(order.id, 'PROCESSING', 'PAID')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Invoices' })).toContainText(/INV-\d{6}/)
  await expect(mails.getByRole('button', { name: 'Send again: Order confirmation' })).toHaveCount(0)
})
