import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { mailTo } from '../../support/mail.ts'
import { createPerson, signedInState } from '../../support/people.ts'

test('a person downloads everything that is held, then closes the account', async ({ browser }) => {
  const person = await createPerson()
  const context = await browser.newContext({ storageState: await signedInState(person) })
  const page = await context.newPage()
  await page.goto('/app/account')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^kryt-my-data-.*\.json$/)
  const held = JSON.parse(await readFile(await file.path(), 'utf8')) as object
  expect(held).toMatchObject({ account: { email: person.email }, groups: ['teacher'] })

  await page.getByRole('button', { name: 'Close account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close your account?' })
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: 'Close account for good' }).click()
  await expect(dialog.getByText('The current password is not right.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Close account for good' }).click()
  const done = page.getByRole('dialog', { name: 'Your account is closed' })
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  expect((await mailTo(person.email)).subject).toBe('Your account at Kryt is closed')
  const { data } = await service.auth.admin.getUserById(person.id)
  expect(data.user).toBeNull()
  await context.close()
})
