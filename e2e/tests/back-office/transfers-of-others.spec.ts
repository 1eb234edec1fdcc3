import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { newCustomer } from '../../support/library.ts'
import { placeOrder, setOrderStatus } from '../../support/orders.ts'
import { newProduct } from '../../support/products.ts'

// Transfers for what waits for none: a quote, and an order that somebody has marked paid before.

const desk = { viewport: { width: 1440, height: 900 } }

/** Reads a statement with one line, and opens the dialog that asks which order the line is for. */
async function match(page: Page, number: string, amount: string) {
  const word = `W${randomUUID().slice(0, 8)}`
  await page.goto('/admin/eft?state=OPEN')
  await page.getByRole('button', { name: 'Upload statement' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({
    name: `absa-${word}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Date,Description,Amount,Balance\r\n20260304,"${word} ${number}",${amount},1`,
    ),
  })
  await dialog
    .getByLabel('Number of the account')
    .fill(String(Math.floor(1_000_000_000 + Math.random() * 8_999_999_999)))
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('searchbox').fill(word)
  const row = page.getByRole('row').filter({ hasText: word })
  await row.getByRole('button', { name: 'Match' }).click()
  const choice = page.getByRole('dialog', { name: 'Which order is this for?' })
  await choice.getByRole('radio').first().check()
  return { choice, row }
}

async function quoteFor(person: { id: string; email: string; password: string }) {
  const { profileId } = await newCustomer(person)
  const product = await newProduct({ title: `Quoted for ${person.email}`, price: '45.00' })
  const marius = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const made = await marius.client.rpc('create_quote', {
    teacher_profile_id: profileId,
    items: [{ productId: product.id }],
  })
  if (made.error !== null) throw new Error(made.error.message)
  return z.object({ order_number: z.string() }).parse(made.data).order_number
}

test('a quote becomes an order of the transfer that names it, and its buyer sees what came', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const buyer = await newPerson()
  const number = await quoteFor(buyer)
  const page = await pageAs('marius', desk)
  const part = await match(page, number, '20.00')
  await expect(part.choice.getByText('The quote becomes an order')).toBeVisible()
  await expect(part.choice.getByText('waits for R25.00 more')).toBeVisible()
  await expectAccessible(page)
  await part.choice.getByRole('button', { name: 'Confirm' }).click()
  await expect(part.choice).toBeHidden()
  await expect(part.row).toBeHidden()

  const own = await pageAs(buyer, desk)
  await own.goto(`/app/productorders/${number}`)
  const order = own.getByRole('dialog')
  await expect(order.getByText('R20.00 of R45.00 received')).toBeVisible()
  await expect(order.getByTestId('order-due')).toHaveText('R25.00 still to pay')
  await expect(order.getByText('A bank transfer came')).toBeVisible()

  const rest = await match(page, number, '25.00')
  await expect(rest.choice.getByText('The order is paid. The customer gets')).toBeVisible()
  await rest.choice.getByRole('button', { name: 'Confirm' }).click()
  await expect(rest.choice).toBeHidden()
  await page.goto(`/admin/productorders/${number}`)
  await expect(page.getByRole('dialog').getByText('Paid by bank transfer: R25.00')).toBeVisible()
  await own.reload()
  await expect(order.getByText('Payment received', { exact: true })).toBeVisible()
})

test('an order that was marked paid by hand keeps its transfer, and what is too much is told', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const buyer = await newPerson()
  const product = await newProduct({ title: `Paid by hand ${randomUUID()}`, price: '80.00' })
  const { id, number } = await placeOrder(buyer, [product.id])
  await setOrderStatus(id, 'PROCESSING', 'PAID')
  const page = await pageAs('marius', desk)
  const { choice, row } = await match(page, number, '90.00')
  await expect(
    choice.getByText('was marked paid already. The transfer is kept with it, and R10.00'),
  ).toBeVisible()
  await choice.getByRole('button', { name: 'Confirm' }).click()
  await expect(choice).toBeHidden()
  await expect(row).toBeHidden()

  await page.goto(`/admin/productorders/${number}`)
  const shown = page.getByRole('dialog')
  await expect(shown.getByText('Bank transfer linked: R80.00')).toBeVisible()
  await expect(shown.getByTestId('owed-back')).toHaveText('R10.00 is owed back to the customer')
  await expectAccessible(page)

  const own = await pageAs(buyer, desk)
  await own.goto(`/app/productorders/${number}`)
  await expect(own.getByTestId('order-credit')).toContainText('R10.00 beyond the price')
  await expectAccessible(own)
})
