import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { mailTo } from '../../support/mail.ts'

test('the password changes for whoever knows the current one, and other devices are signed out', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const elsewhere = await signIn(person.email, person.password)
  const page = await pageAs(person)
  await page.goto('/app/products')
  await page.getByRole('button', { name: 'Your profile' }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(page).toHaveURL('/app/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })

  await dialog.getByLabel('Current password').fill('Wrong-password-1')
  await dialog.getByLabel('New password').fill('short')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'lowercase' })).toContainText('done')
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await expect(dialog.getByText('does not meet all the rules yet')).toBeVisible()
  await dialog.getByLabel('New password').fill('Brand-new-1')
  await dialog.getByLabel('Repeat password').fill('Brand-new-1')
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await expect(dialog.getByText('The current password is not right.')).toBeVisible()
  await expectAccessible(page)
  await signIn(person.email, person.password)

  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password saved')).toBeVisible()
  await expect(dialog).toBeHidden()

  await expect(signIn(person.email, person.password)).rejects.toThrow('Invalid login credentials')
  await signIn(person.email, 'Brand-new-1')
  expect((await elsewhere.client.auth.refreshSession()).error).not.toBeNull()
  // This window stays signed in, and a mail was sent.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  expect((await mailTo(person.email)).subject).toContain('Your password was changed')
})
