import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { placeOrder } from '../../support/orders.ts'
import { newProduct } from '../../support/products.ts'

const desk = { viewport: { width: 1440, height: 900 } }

const account = () => String(Math.floor(10_000_000_000 + Math.random() * 89_999_999_999))

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
})

const ofx = (number: string, lines: string) =>
  file(
    'friday.ofx',
    `OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n<OFX>\r\n<SIGNONMSGSRSV1><SONRS><FI><ORG>FNB</FI></SONRS></SIGNONMSGSRSV1>\r\n<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>ZAR<BANKACCTFROM><BANKID>250655<ACCTID>${number}<ACCTTYPE>CHECKING</BANKACCTFROM>\r\n<BANKTRANLIST>\r\n${lines}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1>\r\n</OFX>\r\n`,
  )

const line = (kind: string, amount: string, id: string, memo: string) =>
  `<STMTTRN><TRNTYPE>${kind}</TRNTYPE><DTPOSTED>20261125</DTPOSTED><TRNAMT>${amount}</TRNAMT><FITID>${id}</FITID><NAME>INTERNET PMT</NAME><MEMO><![CDATA[${memo}]]></MEMO></STMTTRN>\r\n`

async function choose(page: Page, chosen: ReturnType<typeof file>) {
  await page.getByRole('button', { name: 'Upload statement' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(chosen)
  return dialog
}

async function waitingOrder(person: { email: string; password: string }) {
  const product = await newProduct({ title: `Atlas ${randomUUID().slice(0, 8)}`, price: '296.00' })
  return placeOrder(person, [product.id])
}

test('money that went out is told, with a positive amount too, and pays no order', async ({
  pageAs,
  newPerson,
}) => {
  const order = await waitingOrder(await newPerson())
  const word = `W${randomUUID().slice(0, 8)}`
  const page = await pageAs('marius', desk)
  await page.goto('/admin/eft?state=OPEN')
  const alone = await choose(page, ofx(account(), line('DEBIT', '296.00', '1', order.number)))
  await expect(alone.getByText('Row 11: “DEBIT 296.00”.')).toBeVisible()
  await expect(alone.getByText(`INTERNET PMT ${order.number}`)).toBeVisible()
  await expect(alone.getByRole('button', { name: /^Save/ })).toBeHidden()
  await expectAccessible(page)

  const lines =
    line('DEBIT', '296.00', '1', order.number) + line('CREDIT', '5.00', '2', `${word} A & L <X>`)
  await alone.locator('input[type=file]').setInputFiles(ofx(account(), lines))
  await expect(alone.getByText('1 payment came in, together R5.00.')).toBeVisible()
  await expect(alone.getByText('Row 11: “DEBIT 296.00”.')).toBeVisible()
  await expectAccessible(page)
  await alone.getByRole('button', { name: /^Save/ }).click()
  await expect(alone).toBeHidden()
  await page.getByRole('searchbox').fill(word)
  await expect(page.getByRole('row').filter({ hasText: `${word} A & L <X>` })).toBeVisible()
  await page.getByRole('searchbox').fill(order.number)
  await expect(page.getByRole('row').filter({ hasText: order.number })).toBeHidden()
})

test('one payment from Monday’s CSV and Friday’s OFX is asked about and counted once', async ({
  pageAs,
  newPerson,
}) => {
  const order = await waitingOrder(await newPerson())
  const number = account()
  const page = await pageAs('marius', desk)
  await page.goto('/admin/eft?state=OPEN')
  const monday = await choose(
    page,
    file(
      'monday.csv',
      `ACCOUNT TRANSACTION HISTORY\r\nAccount:,${number},[FNB GOLD]\r\n\r\nDate, Amount, Balance, Description\r\n2026/11/25,296.00,1296.00,FNB APP PAYMENT FROM ${order.number}\r\n`,
    ),
  )
  await expect(monday.getByLabel('Number of the account')).toHaveValue(number)
  await monday.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('1 new transaction.', { exact: true })).toBeVisible()

  const friday = await choose(page, ofx(number, line('CREDIT', '296.00', '77', order.number)))
  await friday.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('1 is probably known from another file')).toBeVisible()
  await page.getByRole('searchbox').fill(order.number)
  const rows = page.getByRole('row').filter({ hasText: order.number })
  await expect(rows.filter({ hasText: 'Exact' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Probably known' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Paid twice' })).toHaveCount(0)
})

test('an account number that a spreadsheet has shortened is refused by name', async ({
  pageAs,
}) => {
  const page = await pageAs('marius', desk)
  await page.goto('/admin/eft?state=OPEN')
  const dialog = await choose(
    page,
    file(
      'capitec.csv',
      'Account;Date;Description;Reference;Amount;Fees;Balance\r\n1,23457E+09;2026/11/25;PAYMENT;;296,00;0;1000\r\n',
    ),
  )
  await expect(
    dialog.getByText('The file gives the number of the account as “1,23457E+09”'),
  ).toBeVisible()
  await expect(dialog.getByLabel('Number of the account')).toHaveValue('')
  await expectAccessible(page)
  const save = dialog.getByRole('button', { name: /^Save/ })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('Number of the account').fill(account())
  await expect(save).not.toHaveAttribute('aria-disabled', 'true')
})
