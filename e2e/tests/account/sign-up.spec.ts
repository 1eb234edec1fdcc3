import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { confirmationCode, followMail, mailTo } from '../../support/mail.ts'
import { createPerson } from '../../support/people.ts'

test('a visitor signs up, confirms by email, and what they chose is in the cart', async ({
  page,
}) => {
  const email = `visitor-${randomUUID()}@kryt.example`
  const phone = `082 ${String(Math.floor(Math.random() * 900) + 100)} ${String(Math.floor(Math.random() * 9000) + 1000)}`

  await page.goto('/')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Add to Cart' })).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'Add to Cart' }).click()

  await expect(page).toHaveURL(/\/auth\?redirect=/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  // Both forms ask for an email; the new one must be there before typing.
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill('Chalk-and-talk-1')
  await page.getByLabel('Repeat password').fill('Chalk-and-talk-1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await followMail(page, email)
  // The purchase continues where it was interrupted: the resource is added and the cart is open.
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart).toContainText(title.replaceAll('\n', ' '))
  await cart.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('button', { name: /^Cart,/ })).toContainText('1')

  const orders = await service
    .from('teacher_products_order')
    .select('order_status, owner')
    .like('owner', `%::${email}`)
  expect(orders.data).toEqual([{ order_status: 'PENDING', owner: expect.stringContaining(email) }])
})

test('the password rules tick themselves off while typing', async ({ page }) => {
  await page.goto('/auth/sign-up')
  const password = page.getByLabel('Password', { exact: true })
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await password.fill('abc')
  await expect(rule('A lowercase letter')).toContainText('done')
  await expect(rule('At least 8 characters')).not.toContainText('done')
  await password.fill('Abcdef1!')
  for (const text of [
    'At least 8 characters',
    'A number',
    'A special character',
    'A lowercase letter',
  ]) {
    await expect(rule(text)).toContainText('done')
  }
  await expectAccessible(page)
})

test('somebody who has not confirmed is told so at sign-in, and confirms with the code of another mail', async ({
  page,
}) => {
  const email = `unconfirmed-${randomUUID()}@kryt.example`
  const { error } = await service.auth.admin.createUser({
    email,
    password: 'Teacher-123',
    email_confirm: false,
  })
  expect(error).toBeNull()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Teacher-123')
  await page.getByRole('button', { name: 'Sign In' }).last().click()
  await expect(page.getByText('is not confirmed yet')).toContainText(email)
  await page.getByRole('button', { name: 'Send it again' }).click()
  await page.getByLabel('Code from our email').fill(await confirmationCode(email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
})

test('somebody who has an account already sees what everybody sees, and is told by mail', async ({
  page,
}) => {
  const { email } = await createPerson()
  await page.goto('/auth/sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').fill('082 123 4567')
  await page.getByLabel('Password', { exact: true }).fill('Chalk-and-talk-1')
  await page.getByLabel('Repeat password').fill('Chalk-and-talk-1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const mail = await mailTo(email)
  expect(mail.subject).toBe('You already have an account at Kryt')
  const ways = mail.text.match(/https?:\S+/g) ?? []
  expect(ways).toHaveLength(2)
  await page.goto(ways[0] ?? '')
  await expect(page.getByRole('button', { name: 'Sign In' }).last()).toBeVisible()
  await page.goto(ways[1] ?? '')
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
})
