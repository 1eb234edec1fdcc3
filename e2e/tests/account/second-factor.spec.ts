import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { addAuthenticator, codeOf, wrongCodeOf } from '../../support/authenticator.ts'
import { fillSignIn } from '../../support/sign-in-form.ts'

const codeField = (page: Page) => page.getByLabel('Code from your authenticator app')

async function expectCodeStep(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Your code' })).toBeVisible()
}

async function signInWithCode(page: Page, key: string) {
  await codeField(page).fill(codeOf(key))
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('sets an authenticator up, signs in with it, and takes it off again', async ({
  pageAs,
  newPerson,
  browser,
}) => {
  // This test uses three browsers in turn.
  test.setTimeout(150_000)
  const person = await newPerson()
  const page = await pageAs(person)
  await page.goto('/app/account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByLabel('Name of the device')).toHaveValue('My phone')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()

  const picture = dialog.getByRole('img', { name: 'QR code for your authenticator app' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const key = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
  expect(key).toMatch(/^[A-Z2-7]{32}$/)
  await expectAccessible(page)

  await codeField(page).fill('12 34')
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await expect(dialog.getByText('The code has six digits.')).toBeVisible()
  await codeField(page).fill(wrongCodeOf(key))
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await expect(dialog.getByText('This code is not right.')).toBeVisible()
  // As authenticator apps show it, in two groups.
  await codeField(page).fill(codeOf(key).replace(/^.../, '$& '))
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await expect(dialog.getByText('It works.')).toBeVisible()
  await expect(dialog.getByText('Add a second authenticator today')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible()
  await expectAccessible(page)

  const second = await (await browser.newContext()).newPage()
  await second.goto('/app/productorders')
  await fillSignIn(second, person)
  await expectCodeStep(second)
  await expectAccessible(second)
  await codeField(second).fill(wrongCodeOf(key))
  await second.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(second.getByText('This code is not right.')).toBeVisible()
  await signInWithCode(second, key)
  await expect(second).toHaveURL('/app/productorders')

  await second.goto('/app/account')
  await second.getByRole('button', { name: 'Remove My phone' }).click()
  const removal = second.getByRole('dialog', { name: 'Remove “My phone”?' })
  await expect(removal).toContainText('your password alone opens your account')
  await expectAccessible(second)
  await codeField(second).fill(wrongCodeOf(key))
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expect(removal.getByText('This code is not right.')).toBeVisible()
  await codeField(second).fill(codeOf(key))
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expect(removal).toBeHidden()
  await expect(second.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
  await second.context().close()

  const third = await (await browser.newContext()).newPage()
  await third.goto('/auth')
  await fillSignIn(third, person)
  await expect(third).toHaveURL('/')
  await third.context().close()
})

test('without the code nobody is signed in, wherever they go', async ({ page, newPerson }) => {
  const person = await newPerson()
  const key = await addAuthenticator(person)
  await page.goto('/auth')
  await fillSignIn(page, person)
  await expectCodeStep(page)
  for (const address of ['/app/products', '/app/account']) {
    await page.goto(address)
    await expectCodeStep(page)
  }
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await page.goto('/auth/new-password')
  await expectCodeStep(page)
  await page.goto('/app/account')
  await signInWithCode(page, key)
  await expect(page).toHaveURL('/app/account')
  const taken = () => page.evaluate(() => localStorage.getItem('kryt.session-token'))
  await expect.poll(taken).not.toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
})

test('another account can be chosen instead of a code', async ({ page, newPerson }) => {
  const person = await newPerson()
  const other = await newPerson()
  await addAuthenticator(person)
  await page.goto('/auth?redirect=%2Fapp%2Faccount')
  await fillSignIn(page, person)
  await expectCodeStep(page)
  await page.getByRole('button', { name: 'Sign in with another account' }).click()
  await fillSignIn(page, other)
  await expect(page).toHaveURL('/app/account')
  await expect(page.getByRole('main').getByText(other.email)).toBeVisible()
})

test('a sign-in link asks for the code too, then leads to the shop', async ({
  page,
  newPerson,
}) => {
  const person = await newPerson()
  const key = await addAuthenticator(person)
  await page.goto(`/login/${encodeURIComponent(person.email)}/${person.password}`)
  await expectCodeStep(page)
  await signInWithCode(page, key)
  await expect(page).toHaveURL('/app/products')
})

test('a forgotten password needs the code before the new one', async ({ page, newPerson }) => {
  const { followMail } = await import('../../support/mail.ts')
  const person = await newPerson()
  const key = await addAuthenticator(person)
  await page.goto('/auth/forgotten-password')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  await followMail(page, person.email)
  await expectCodeStep(page)
  await signInWithCode(page, key)
  await page.getByLabel('New password').fill('Brand-new-1')
  await page.getByLabel('Repeat password').fill('Brand-new-1')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password saved')).toBeVisible()
})

test('with two authenticators either code will do, and the other one stays', async ({
  page,
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const first = await pageAs(person)
  await first.goto('/app/account')
  const keys: string[] = []
  for (const name of ['Phone', 'Tablet at home']) {
    await first.getByRole('button', { name: /^(Set up an|Add another) authenticator/ }).click()
    await first.getByLabel('Name of the device').fill(name)
    await first.getByRole('button', { name: 'Continue' }).click()
    const key = await first.getByRole('dialog').locator('code').innerText()
    keys.push(key)
    await codeField(first).fill(codeOf(key))
    await first.getByRole('button', { name: 'Turn it on' }).click()
    await first.getByRole('button', { name: 'Done' }).click()
  }
  const [lost = '', kept = ''] = keys
  await page.goto('/auth?redirect=%2Fapp%2Faccount')
  await fillSignIn(page, person)
  await expectCodeStep(page)
  await signInWithCode(page, kept)
  await page.getByRole('button', { name: 'Remove Phone' }).click()
  await codeField(page).fill(codeOf(kept))
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove Phone' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove Tablet at home' })).toBeVisible()
  expect(lost).not.toBe(kept)
})
