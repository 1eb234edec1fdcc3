import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'

test('signs in, shows who it is, signs out', async ({ page, newPerson }) => {
  const person = await newPerson()
  await page.goto('/auth')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Your profile' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
})

test('Sign In of the website’s bar leads to the shop', async ({ page, newPerson }) => {
  const person = await newPerson()
  await page.goto('/about')
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/app/products')
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('a wrong password is refused and nothing typed is lost', async ({ page, newPerson }) => {
  const person = await newPerson()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('The email and password do not match.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})

test('what a password manager fills in without telling the page signs in', async ({
  page,
  newPerson,
}) => {
  const person = await newPerson()
  await page.goto('/auth')
  const email = page.getByLabel('Email')
  // The page of the build has gone: what is filled in while the app takes its place is early-input's business.
  await expect(page.locator('head [data-prerendered]')).toHaveCount(0)
  await email.waitFor()
  // Past the property that React puts on the element, and without an event.
  const fill = (input: SVGElement | HTMLElement, value: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  await email.evaluate(fill, person.email)
  await page.getByLabel('Password', { exact: true }).evaluate(fill, person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
})

test('the page is left without a question, whatever was typed', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('thandi@kryt.example')
  await page.getByLabel('Password', { exact: true }).fill('Krytbord#2026')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
})

test('a forgotten password is replaced with the code of a mail that was read elsewhere', async ({
  page,
  newPerson,
}) => {
  const { confirmationCode } = await import('../../support/mail.ts')
  const person = await newPerson()
  await page.goto('/auth/forgotten-password')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  const field = page.getByLabel('Code from our email')
  const code = await confirmationCode(person.email)
  await field.fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This code is wrong or too old', { exact: false })).toBeVisible()
  await field.fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('New password').fill('Brand-new-1')
  await page.getByLabel('Repeat password').fill('Brand-new-1')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password saved')).toBeVisible()
})

test('a redirect to somebody else’s address is not followed', async ({ page, newPerson }) => {
  const person = await newPerson()
  await page.goto('/auth?redirect=https%3A%2F%2Fevil.example%2F')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
})
