import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service, signIn } from '../../support/api.ts'
import { checkOutByCard, expectState, openPayment, pay } from '../../support/card.ts'
import { chooseLanguage } from '../../support/language.ts'
import { mailTo, sendDueMails } from '../../support/mail.ts'
import { newProduct } from '../../support/products.ts'
import { fillCart } from '../../support/shop.ts'

const desk = { viewport: { width: 1440, height: 900 } }

/** What the card provider calls the payment, and the order that it names. */
interface Odd {
  orderId: string
  email: string
  reference: string
}

type As = (person: { email: string; password: string }) => Promise<Page>

/** A confirmed card payment of R1 more or less than the order of R64.50. */
async function oddPayment(person: { email: string; password: string }, pageAs: As): Promise<Odd> {
  const product = await newProduct({ title: `Odd ${randomUUID()}`, price: '64.50' })
  await fillCart(person, [{ productId: product.id }])
  const orderId = await checkOutByCard(person)
  const page = await pageAs(person)
  await page.goto(await openPayment(person, orderId))
  await pay(page, 'wrong-amount')
  await expect(page.getByRole('heading', { name: 'We have received your payment' })).toBeVisible()
  const { data } = await service
    .from('payment_notification')
    .select('provider_payment_id')
    .eq('order_reference', orderId)
    .single()
    .throwOnError()
  const { provider_payment_id: reference } = z
    .object({ provider_payment_id: z.string() })
    .parse(data)
  return { orderId, email: person.email, reference }
}

const rowOf = (page: Page, { reference }: Odd) =>
  page.getByRole('row').filter({ hasText: reference })

async function choose(page: Page, odd: Odd, entry: string): Promise<void> {
  await rowOf(page, odd)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

// A merge is an event of its own, so no payment counts as received from the provider.
const state = { status: 'PENDING', verdicts: ['other_amount'], invoices: 0, payments: 0 }

test('a payment of another amount is merged into its order, which is paid and invoiced', async ({
  pageAs,
  newPerson,
}) => {
  const odd = await oddPayment(await newPerson(), async (person) => pageAs(person))
  await expectState(odd.orderId, { ...state, needsHuman: true })
  const page = await pageAs('marius', desk)
  await page.goto('/admin/card-payments?waiting=yes')
  await expect(rowOf(page, odd)).toBeVisible()
  await expectAccessible(page)

  await choose(page, odd, 'Merge into the order')
  const dialog = page.getByRole('dialog', { name: 'Merge this payment into its order?' })
  // The two amounts stand one above the other.
  await expect(dialog).toContainText('R64.50')
  await expectAccessible(page)
  await page.context().setOffline(true)
  await dialog.getByLabel('Note').fill('The bank shows the amount')
  const merge = dialog.getByRole('button', { name: 'Merge' })
  await expect(merge).toBeDisabled()
  await page.context().setOffline(false)
  await expect(merge).toBeEnabled()
  await merge.click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, odd)).toBeHidden()
  await expectState(odd.orderId, {
    ...state,
    status: 'PAID',
    needsHuman: false,
    invoices: 1,
  })
  // One person may hurry mails thirty times in five minutes, and all tests share the administrator.
  await sendDueMails('order-mail')
  expect((await mailTo(odd.email)).subject).toMatch(/Invoice|order/)

  await page.goto('/admin/card-payments')
  await expect(rowOf(page, odd)).toContainText('The bank shows the amount')
  await choose(page, odd, 'Show changes')
  await expect(page.getByRole('dialog').getByText('marius').first()).toBeVisible()
})

test('money that went back is noted, and the second of two administrators is told', async ({
  pageAs,
  newPerson,
}) => {
  const odd = await oddPayment(await newPerson(), async (person) => pageAs(person))
  const page = await pageAs('marius', desk)
  await page.goto('/admin/card-payments?waiting=yes')
  await choose(page, odd, 'Money returned')
  const dialog = page.getByRole('dialog', { name: 'Was the money returned?' })
  await dialog.getByLabel('Note').fill('Sent back on Monday')
  // A colleague decides otherwise meanwhile.
  const { data: known } = await service
    .from('payment_notification')
    .select('id')
    .eq('order_reference', odd.orderId)
    .single()
    .throwOnError()
  const { client } = await signIn(PERSONAS.priya.email, DEVELOPMENT_PASSWORD)
  const target = await client.rpc('transfer_target', { order_id: odd.orderId }).throwOnError()
  await client
    .rpc('resolve_payment_notification', {
      notification_id: z.object({ id: z.uuid() }).parse(known).id,
      resolution: 'MERGED',
      note: 'Fits after all',
      expected_due: Number(z.object({ due: z.string() }).parse(target.data).due),
    })
    .throwOnError()
  await dialog.getByRole('button', { name: 'Returned' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel('Note')).toHaveValue('Sent back on Monday')
  await expectAccessible(page)
  await expectState(odd.orderId, {
    ...state,
    status: 'PAID',
    needsHuman: false,
    invoices: 1,
  })
})

test('a payment that was returned leaves its order as it is, in Afrikaans on a phone', async ({
  pageAs,
  newPerson,
}) => {
  const odd = await oddPayment(await newPerson(), async (person) => pageAs(person))
  const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
  await chooseLanguage(page, 'af')
  await page.goto('/admin/card-payments?waiting=yes')
  const card = page.getByRole('listitem').filter({ hasText: odd.reference })
  await card.getByRole('button', { name: /^Aksies/ }).click()
  await page.getByRole('menuitem', { name: 'Geld teruggegee' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Nota').fill('Maandag terugbetaal')
  await dialog.getByLabel('Nota').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card).toBeHidden()
  await expectState(odd.orderId, { ...state, needsHuman: false })
})
