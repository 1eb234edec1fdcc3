import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'

test('the account moves to where somebody signs in, the other window says so and can take it back', async ({
  newPerson,
  pageAs,
  browser,
}) => {
  const person = await newPerson()
  const first = await pageAs(person)
  await first.goto('/app/products')
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible()

  const second = await (await browser.newContext()).newPage()
  await second.goto('/auth')
  await second.getByLabel('Email').fill(person.email)
  await second.getByLabel('Password', { exact: true }).fill(person.password)
  await second.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(second).toHaveURL('/')

  const warning = first.getByRole('alertdialog', { name: 'Kryt is open in another window' })
  await expect(warning).toBeVisible()
  await expectAccessible(first)
  await first.keyboard.press('Escape')
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: 'Use Here' }).click()
  await expect(warning).toBeHidden()

  const other = second.getByRole('alertdialog', { name: 'Kryt is open in another window' })
  await expect(other).toBeVisible()
  await other.getByRole('button', { name: 'Close' }).click()
  await expect(second.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect(warning).toBeHidden()
  await second.context().close()
})
