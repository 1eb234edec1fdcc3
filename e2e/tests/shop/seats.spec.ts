import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { newContent, newCustomer, newPaidOrder } from '../../support/library.ts'
import { followMail, mailAbout, sendDueMails } from '../../support/mail.ts'
import { setOrderStatus } from '../../support/orders.ts'
import { visitorState } from '../../support/people.ts'
import { newProduct } from '../../support/products.ts'

const desk = { viewport: { width: 1440, height: 900 } }

async function newResource() {
  const resource = await newProduct({
    title: `Fractions ${randomUUID().slice(0, 8)}`,
    price: '50.00',
  })
  await newContent(resource.id, { name: '1-fractions-of-a-whole.pdf', text: '%PDF-1.4' })
  return resource
}

/** The link of the invitation, from the newest mail to that address. */
async function linkTo(email: string, title: string) {
  await sendDueMails('order-mail')
  const { text } = await mailAbout(email, `For you: ${title}`)
  return /\/seat\/[\da-f]{64}/.exec(text)?.[0] ?? ''
}

const section = (page: Page) => page.getByRole('region', { name: 'Seats' })

async function invite(page: Page, email: string) {
  await section(page).getByLabel('Invite colleagues by email').fill(email)
  await section(page).getByRole('button', { name: 'Send invitations' }).click()
  await expect(section(page).getByRole('listitem').filter({ hasText: email })).toBeVisible()
}

test('an order of three seats, a colleague who signs up for one, and one that is taken back', async ({
  page: visitor,
  pageAs,
  newPerson,
}) => {
  test.slow()
  const { title } = await newResource()
  const buyer = await newPerson()
  await newCustomer(buyer)
  const admin = await pageAs('marius', desk)
  await admin.goto(`/admin/teacherprofiles?q=${buyer.email}`)
  await admin
    .getByRole('row')
    .filter({ hasText: buyer.email })
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await admin.getByRole('menuitem', { name: 'New Order' }).click()
  const form = admin.getByRole('dialog', { name: 'New Order' })
  await admin.getByRole('combobox', { name: /Resources and bundles/ }).fill(title)
  await admin.getByRole('option', { name: title }).click()
  await form.getByRole('textbox', { name: `Seats of ${title}` }).fill('3')
  await expect(form.getByTestId('order-preview-total')).toContainText('150')
  await admin.locator('[role=dialog] h2').first().click()
  await form.getByRole('button', { name: 'Create order' }).click()
  await expect(form).toBeHidden()
  const made = admin.getByRole('dialog', { name: /^Order \d{6}-\d{8}$/ })
  await expect(made).toContainText('3 seats')
  const { data: order } = await service
    .from('teacher_products_order')
    .select('id, order_number')
    .like('owner', `%::${buyer.email}`)
    .single<{ id: string; order_number: string }>()
    .throwOnError()
  await setOrderStatus(order.id, 'PROCESSING', 'PAID')

  const page = await pageAs(buyer)
  await page.goto(`/app/productorders/${order.order_number}`)
  await expect(section(page)).toContainText('3 seats: one is yours, 0 given, 2 left.')
  const email = `colleague-${randomUUID()}@kryt.example`
  await invite(page, email)
  await expectAccessible(page)

  // The colleague has no account yet.
  const link = await linkTo(email, title)
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'A seat for you' })).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText(title)
  await expectAccessible(visitor)
  await visitor.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(visitor.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await visitor.getByLabel('Email').fill(email)
  await visitor.getByLabel('Phone number').fill(`082 ${String(Date.now()).slice(-7)}`)
  await visitor.getByLabel('Password', { exact: true }).fill('Chalk-and-talk-1')
  await visitor.getByLabel('Repeat password').fill('Chalk-and-talk-1')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await expect(visitor.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await followMail(visitor, email)
  await expect(visitor).toHaveURL(link)
  await expect(visitor.getByRole('main')).toContainText(`You are signed in as ${email}`)
  await visitor.getByRole('button', { name: 'Take the seat' }).click()
  const content = visitor.getByRole('dialog', { name: title })
  await expect(content.getByText('Fractions of a whole.pdf')).toBeVisible()
  await visitor.goto('/app/bought-products')
  await expect(visitor.getByRole('article')).toContainText(`From ${buyer.email}`)

  // The buyer sees it without loading the page again.
  await expect(section(page).getByRole('listitem')).toContainText('Taken on')

  // The same link is of no use to somebody else.
  const other = await newPerson()
  await newCustomer(other)
  const late = await pageAs(other)
  await late.goto(link)
  await expect(late.getByRole('heading', { name: 'This seat is not free' })).toBeVisible()
  await expect(late.getByRole('button', { name: 'Take the seat' })).toHaveCount(0)

  await invite(page, other.email)
  await expect(section(page).getByLabel('Invite colleagues by email')).toHaveCount(0)
  const second = await linkTo(other.email, title)
  await section(page)
    .getByRole('button', { name: `Take back the seat of ${other.email}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(section(page)).toContainText('1 given, 1 left')
  await late.goto(second)
  await expect(late.getByRole('main')).toContainText('The invitation was taken back.')

  // The office takes back what was taken.
  await admin.reload()
  await section(admin)
    .getByRole('button', { name: `Take back the seat of ${email}` })
    .click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(section(admin)).toContainText('0 given, 2 left')
  await visitor.reload()
  await expect(visitor.getByRole('article')).toHaveCount(0)
})

test('a colleague with an account signs in and comes back; who owns it already is told so', async ({
  browser,
  pageAs,
  newPerson,
  persona,
}) => {
  const { id, title } = await newResource()
  const administrator = await persona('marius')
  const buyer = await newPerson()
  const customer = await newCustomer(buyer)
  const orderId = await newPaidOrder(administrator, customer, [{ productId: id, quantity: 3 }])
  const { data: line } = await service
    .from('order_line')
    .select('id')
    .eq('order_id', orderId)
    .single<{ id: string }>()
    .throwOnError()
  const colleague = await newPerson()
  await newCustomer(colleague)
  const invited = await customer.signedIn.client.rpc('invite_to_seat', {
    order_line_id: line.id,
    email: colleague.email,
  })
  expect(invited.error).toBeNull()
  const link = await linkTo(colleague.email, title)

  const own = await pageAs(buyer)
  await own.goto(link)
  await expect(own.getByRole('heading', { name: 'You have this resource' })).toBeVisible()

  const context = await browser.newContext({ storageState: visitorState })
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(colleague.email)
  await page.getByLabel('Password', { exact: true }).fill(colleague.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(link)
  await page.context().setOffline(true)
  const take = page.getByRole('button', { name: 'Take the seat' })
  await expect(take).toHaveAttribute('aria-disabled', 'true')
  await page.context().setOffline(false)
  await take.click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.goto(link)
  await page.getByRole('link', { name: 'Open your resource' }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await context.close()
})

test('a link that nobody was sent', async ({ page }) => {
  await page.goto(`/seat/${'0'.repeat(64)}`)
  await expect(page.getByRole('heading', { name: 'No such invitation' })).toBeVisible()
})
