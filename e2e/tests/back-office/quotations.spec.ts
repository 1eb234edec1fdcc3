import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { newCustomer } from '../../support/library.ts'
import { mailAbout, sendDueMails } from '../../support/mail.ts'
import { visitorState } from '../../support/people.ts'
import { newProduct } from '../../support/products.ts'

const made = z.object({ id: z.string(), order_number: z.string() })
const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

/** An administrator's quote for R49.99. */
async function quoteFor(person: { id: string; email: string; password: string }) {
  const file = await newProduct({ title: `Fractions ${randomUUID().slice(0, 8)}`, price: '49.99' })
  const { profileId } = await newCustomer(person)
  const marius = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const answer = await marius.client.rpc('create_quote', {
    teacher_profile_id: profileId,
    items: [{ productId: file.id }],
  })
  if (answer.error !== null) throw new Error(answer.error.message)
  const { id, order_number: number } = made.parse(answer.data)
  return { id, number, title: file.title, marius }
}

const visitor = async (browser: Browser, options = {}) =>
  (await browser.newContext({ ...phone, ...options, storageState: visitorState })).newPage()

/** The link in the mail about the quote. */
async function linkOf(email: string, number: string): Promise<{ link: string; source: string }> {
  // One person may hurry mails thirty times in five minutes, and all tests share the administrator.
  await sendDueMails('order-mail')
  const { text, source } = await mailAbout(email, number)
  const link = /https?:\/\/\S+\/quote\/[0-9a-f]{64}/.exec(text)?.[0]
  if (link === undefined) throw new Error('the mail has no link')
  return { link: new URL(link).pathname, source }
}

test('a quote is sent, the bursar accepts it by the link, and it is an order with its bank details', async ({
  pageAs,
  newPerson,
  browser,
}) => {
  test.slow()
  const teacher = await newPerson()
  const quote = await quoteFor(teacher)
  const bursar = `bursar-${randomUUID().slice(0, 8)}@school.example`
  const page = await pageAs('marius', desk)
  await page.goto(`/admin/productorder-quotes/${quote.number}`)
  const view = page.getByRole('dialog', { name: quote.number })
  const sent = view.getByRole('region', { name: 'Sent to the customer' })
  await sent.getByRole('button', { name: 'Send quote…' }).click()
  const dialog = page.getByRole('dialog', { name: `Send quote ${quote.number}` })
  await dialog.getByLabel('Valid until').fill('2020-01-01')
  await expect(dialog).toContainText('Choose a day from today until 90 days ahead.')
  await dialog
    .getByLabel('Valid until')
    .fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10))
  await dialog.getByLabel('Also to').fill(bursar)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
  await expect(sent).toContainText('Waits for an answer')
  await expect(sent).toContainText(`also to ${bursar}`)

  const { link, source } = await linkOf(teacher.email, quote.number)
  expect(source).toContain(`Cc: ${bursar}`)
  expect(source).toMatch(/filename="?QUO-\d{6}\.pdf/)
  const theirs = await visitor(browser)
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(/^Quote QUO-\d{6}$/)
  await expect(theirs.getByText(quote.title)).toBeVisible()
  await expectAccessible(theirs)
  const download = theirs.waitForEvent('download')
  await theirs.getByRole('button', { name: 'Download PDF' }).click()
  expect((await readFile(await (await download).path())).toString('latin1', 0, 5)).toBe('%PDF-')
  const order = theirs.getByRole('button', { name: 'Order for R49.99' })
  // Enter sends too early: what is missing is said.
  await theirs.getByLabel('Your name').press('Enter')
  await expect(theirs.getByText('Fill in your name.')).toBeVisible()
  await theirs.getByLabel('Your name').fill('Mr Botha, bursar')
  await theirs.getByLabel('Your own order number').fill('PO 2026/0117')
  await order.click()
  const accepted = theirs.getByRole('region', { name: 'This quote was ordered' })
  await expect(accepted).toContainText(`By Mr Botha, bursar, as order ${quote.number}.`)
  await expect(accepted).toContainText('Account number')
  await theirs.reload()
  await expect(accepted).toBeVisible()
  await expectAccessible(theirs)

  // The administrator sees it without a reload, and the quote has left the list of quotes.
  await expect(sent).toContainText('Accepted by Mr Botha, bursar')
  await expect(sent).toContainText('their order PO 2026/0117')
  await expect(view).toContainText('Quote accepted by its link')
  expect((await mailAbout(teacher.email, `Your order ${quote.number}`)).source).toContain(bursar)
})

test('two holders of the link: the second sees that it is ordered; an edited quote is not', async ({
  newPerson,
  pageAs,
  browser,
}) => {
  test.slow()
  const teacher = await newPerson()
  const quote = await quoteFor(teacher)
  const page = await pageAs('marius', desk)
  await page.goto(`/admin/productorder-quotes/${quote.number}`)
  await page.getByRole('button', { name: 'Send quote…' }).click()
  await page
    .getByRole('dialog', { name: /^Send quote/ })
    .getByRole('button', { name: 'Send' })
    .click()
  const { link } = await linkOf(teacher.email, quote.number)
  const [first, second] = [await visitor(browser), await visitor(browser)]
  for (const one of [first, second]) {
    await one.goto(link)
    await one.getByLabel('Your name').fill('Mrs Nkosi')
  }
  await first.getByRole('button', { name: /^Order for/ }).click()
  await expect(first.getByRole('heading', { name: 'This quote was ordered' })).toBeVisible()
  await second.getByRole('button', { name: /^Order for/ }).click()
  await expect(second.getByRole('heading', { name: 'This quote was ordered' })).toBeVisible()

  const { error } = await quote.marius.client.rpc('set_order_status', {
    order_id: quote.id,
    from_status: 'PROCESSING',
    to_status: 'QUOTING',
  })
  expect(error).toBeNull()
  await second.reload()
  await expect(second.getByText('A newer quote was sent, which holds instead.')).toBeVisible()
})

test('a broken link, and the page in Afrikaans on a narrow phone', async ({
  browser,
  newPerson,
  pageAs,
}) => {
  test.slow()
  const page = await visitor(browser, { viewport: { width: 320, height: 640 } })
  await page.goto(`/quote/${'0'.repeat(64)}`)
  await expect(page.getByText('This link leads to no quote. Is all of it there?')).toBeVisible()

  const teacher = await newPerson()
  const quote = await quoteFor(teacher)
  const office = await pageAs('marius', { viewport: { width: 1024, height: 768 } })
  await chooseLanguage(office, 'af')
  await office.goto(`/admin/productorder-quotes/${quote.number}`)
  await office.getByRole('button', { name: 'Stuur kwotasie …' }).click()
  const dialog = office.getByRole('dialog', { name: /^Stuur kwotasie/ })
  await expectAccessible(office)
  await office.context().setOffline(true)
  await expect(dialog.getByRole('button', { name: 'Stuur' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await office.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Stuur' }).click()
  await expect(dialog).toBeHidden()
  const { link } = await linkOf(teacher.email, quote.number)
  await chooseLanguage(page, 'af')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Aanvaar hierdie kwotasie' })).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})
