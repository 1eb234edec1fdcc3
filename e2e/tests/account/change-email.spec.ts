import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service, signIn } from '../../support/api.ts'
import { followMail } from '../../support/mail.ts'

test('the address changes when both mailboxes agree, and the session goes on', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const next = `moved-${randomUUID()}@kryt.example`
  const page = await pageAs(person)
  await page.goto('/app/account')
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change email' })
  await dialog.getByLabel('New email').fill(person.email)
  await dialog.getByRole('button', { name: 'Send both emails' }).click()
  await expect(dialog.getByText('This is your address already.')).toBeVisible()
  await dialog.getByLabel('New email').fill(next)
  await dialog.getByRole('button', { name: 'Send both emails' }).click()
  await expect(dialog.getByText('You stay signed in here.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(
    page.getByText(`Waiting for both addresses to confirm the change to ${next}.`),
  ).toBeVisible()
  await expectAccessible(page)

  await followMail(page, next)
  await expect(page.getByRole('heading', { name: 'One of two done' })).toBeVisible()
  await expectAccessible(page)
  // Nothing has changed yet.
  await signIn(person.email, person.password)
  await followMail(page, person.email)
  await expect(page).toHaveURL('/app/account')
  await expect(page.getByText(`Your email is now ${next}.`)).toBeVisible()
  await expectAccessible(page)

  await signIn(next, person.password)
  await expect(signIn(person.email, person.password)).rejects.toThrow('Invalid login credentials')
  await page.getByRole('button', { name: 'Your profile' }).click()
  await expect(page.getByRole('menu')).toContainText(next)
  // The username in the shop's records does not change.
  const { data } = await service
    .from('teacher_profile')
    .select('owner')
    .eq('user_id', person.id)
    .single<{ owner: string }>()
  expect(data?.owner).toBe(`${person.id}::${person.email}`)
})

test('an address that has an account already is refused, and nothing typed is lost', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const other = await newPerson()
  const page = await pageAs(person)
  await page.goto('/app/account')
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change email' })
  await dialog.getByLabel('New email').fill(other.email)
  await dialog.getByRole('button', { name: 'Send both emails' }).click()
  await expect(dialog.getByText('There is already an account with this email.')).toBeVisible()
  await expect(dialog.getByLabel('New email')).toHaveValue(other.email)
})
