import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { chooseLanguage } from '../../support/language.ts'
import { placeOrder } from '../../support/orders.ts'
import { newProduct } from '../../support/products.ts'

// One after another: "all exact" confirms the transfers of every test.
test.describe.configure({ mode: 'default' })

const desk = { viewport: { width: 1440, height: 900 } }

/** A statement of Absa with these lines; each test has an account of its own. */
const statement = (lines: [text: string, amount: string][]) => ({
  name: `absa-${randomUUID().slice(0, 8)}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Date,Description,Amount,Balance',
      ...lines.map(([text, amount]) => `20260304,"${text}",${amount},1`),
    ].join('\r\n'),
  ),
})

const account = () => String(Math.floor(1_000_000_000 + Math.random() * 8_999_999_999))

async function upload(page: Page, file: ReturnType<typeof statement>, number: string) {
  await page.getByRole('button', { name: 'Upload statement' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByLabel('Number of the account').fill(number)
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(dialog).toBeHidden()
}

async function waitingOrder(person: { email: string; password: string }, price: string) {
  const product = await newProduct({ title: `Atlas ${randomUUID().slice(0, 8)}`, price })
  return placeOrder(person, [product.id])
}

test('a statement is read, an exact transfer confirmed, taken back, and the file read again', async ({
  pageAs,
  newPerson,
}) => {
  const order = await waitingOrder(await newPerson(), '137.00')
  const word = `W${randomUUID().slice(0, 8)}`
  const number = account()
  const file = statement([
    [`ACB CREDIT ${word} ${order.number.replace('-', ' ')}`, '137.00'],
    [`RENT ${word}`, '950.00'],
  ])
  const page = await pageAs('marius', desk)
  await page.goto('/admin/eft?state=OPEN')
  await Promise.all([
    expect(page.getByText('2 new transactions.')).toBeVisible(),
    upload(page, file, number),
  ])
  await page.getByRole('searchbox').fill(word)
  const row = page.getByRole('row').filter({ hasText: order.number.replace('-', ' ') })
  await expect(row).toContainText('Exact')
  await expect(row.getByRole('link', { name: order.number })).toBeVisible()
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Match' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which order is this for?' })
  await expect(dialog.getByText('The order is paid. The customer gets')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toBeHidden()

  await page.goto(`/admin/productorders/${order.number}`)
  const shown = page.getByRole('dialog')
  await expect(shown.getByText('Paid by bank transfer: R137.00')).toBeVisible()

  await page.goto(`/admin/eft?q=${word}&state=SETTLED`)
  await page
    .getByRole('row')
    .filter({ hasText: word })
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Take the payment back' }).click()
  const back = page.getByRole('dialog')
  await back.getByLabel('Note').fill('The wrong order')
  await back.getByRole('button', { name: 'Take back' }).click()
  await expect(back).toBeHidden()

  await page.goto(`/admin/eft?q=${word}&state=OPEN`)
  await expect(row).toContainText('Exact')
  // Told for two seconds: waitFor() looks twice a second and more, an expectation once.
  await Promise.all([
    page.getByText('Nothing new: all 2 transactions were known.').waitFor(),
    upload(page, file, number),
  ])

  const rent = page.getByRole('row').filter({ hasText: `RENT ${word}` })
  await expect(rent).toContainText('Unknown')
  await rent.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Set aside' }).click()
  const aside = page.getByRole('dialog')
  await aside.getByLabel('Note').fill('Rent of the hall')
  await aside.getByRole('button', { name: 'Set aside' }).click()
  await expect(rent).toBeHidden()
})

test('all exact transfers are paid with one press, and another is matched by search', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const exact = [await waitingOrder(person, '61.00'), await waitingOrder(person, '62.00')]
  const under = await waitingOrder(person, '80.00')
  const word = `W${randomUUID().slice(0, 8)}`
  const page = await pageAs('marius', desk)
  await page.goto('/admin/eft?state=OPEN')
  await upload(
    page,
    statement([
      [`${word} ${String(exact[0]?.number)}`, '61.00'],
      [`${word} ${String(exact[1]?.number)}`, '62.00'],
      [`${word} SCHOOL BOOKS`, '30.00'],
    ]),
    account(),
  )
  await page.getByRole('button', { name: 'Confirm all exact' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Confirm \d/ }).click()
  await expect(dialog.getByText(/orders? (is|are) paid/)).toBeVisible()
  // Closed before the end, it stops.
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('searchbox').fill(word)
  const row = page.getByRole('row').filter({ hasText: word })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: 'Match' }).click()
  const match = page.getByRole('dialog')
  await match.getByRole('combobox', { name: 'Another order' }).fill(under.number)
  await page.getByRole('option', { name: under.number }).click()
  await expect(match.getByText('The order is part paid and waits for R50.00 more.')).toBeVisible()
  await match.getByRole('button', { name: 'Confirm' }).click()
  await expect(match).toBeHidden()
  await expect(row).toBeHidden()
})

test('a form of an unknown bank is named once, and a file that is no statement is told', async ({
  pageAs,
}) => {
  const page = await pageAs('marius', desk)
  await page.goto('/admin/eft')
  await page.getByRole('button', { name: 'Upload statement' }).click()
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles({
    name: 'photo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('hello'),
  })
  await expect(dialog.getByText('We find no transactions in photo.csv.')).toBeVisible()
  const own = `What${randomUUID().slice(0, 6)}`
  const file = {
    name: 'ours.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`When;${own};Came;Went\n04.03.2026;PAID;1 250,00;\nxx;BAD;2,00;\n`),
  }
  await input.setInputFiles(file)
  await dialog.getByLabel('Bank').fill('Our bank')
  await dialog.getByLabel('Day').selectOption({ index: 1 })
  await dialog.getByLabel('Text').selectOption({ index: 2 })
  await dialog.getByLabel('Money in').selectOption({ index: 3 })
  await dialog.getByLabel('Money out').selectOption({ index: 4 })
  await dialog.getByRole('button', { name: 'Read the file' }).click()
  await expect(dialog.getByText('1 payment came in, together R1,250.00.')).toBeVisible()
  await expect(dialog.getByText('Row 3: “xx” is no day.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Upload statement' }).click()
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByText('Statement of Our bank')).toBeVisible()
})

test('teachers do not come in, and without a network nothing is changed', async ({ pageAs }) => {
  const teacher = await pageAs('thandi')
  await teacher.goto('/admin/eft')
  await expect(teacher.getByRole('heading', { name: 'Bank transfers' })).toBeHidden()

  const page = await pageAs('marius', desk)
  await page.goto('/admin/eft')
  await expect(page.getByRole('heading', { name: 'Bank transfers' })).toBeVisible()
  await page.context().setOffline(true)
  const button = page.getByRole('button', { name: 'Upload statement' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.context().setOffline(false)
  await chooseLanguage(page, 'af')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bankoorbetalings' })).toBeVisible()
})
