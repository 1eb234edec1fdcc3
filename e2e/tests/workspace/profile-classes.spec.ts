import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { withProfile } from '../../support/planning.ts'

const classes = (page: Page) => page.getByRole('region', { name: 'Classes' })

test('classes are added, refused when their name is used, changed and deleted', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/profile')
  await expect(classes(page)).toContainText('No Classes found')
  await classes(page).getByRole('button', { name: 'Add a class' }).click()
  const dialog = page.getByRole('dialog', { name: 'New class' })
  await dialog.getByLabel('Grade').selectOption('5')
  await dialog.getByLabel('Subject').selectOption('Mathematics')
  await dialog.getByLabel('Class name').fill(' 5A ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(classes(page).getByRole('heading', { name: '5A', exact: true })).toBeVisible()
  await expect(classes(page)).toContainText('Grade 5 · Mathematics')

  await classes(page).getByRole('button', { name: 'Add a class' }).click()
  await dialog.getByLabel('Grade').selectOption('5')
  await dialog.getByLabel('Subject').selectOption('Mathematics')
  await dialog.getByLabel('Class name').fill('5a')
  await expect(dialog.getByText('Class Name already used')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel('Class name').fill('')
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await classes(page).getByRole('button', { name: 'Edit class 5A' }).click()
  await page.getByRole('dialog', { name: 'Edit class' }).getByLabel('Class name').fill('5B')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await classes(page).getByRole('button', { name: 'Delete class 5B' }).click()
  await page
    .getByRole('alertdialog', { name: 'Delete class 5B?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(classes(page)).toContainText('No Classes found')
})

test('a name that another device took in the meantime is refused, and what was typed stays', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const [one, other] = [await pageAs(person), await pageAs(person)]
  const dialogs = []
  for (const page of [one, other]) {
    await page.goto('/app/profile')
    await classes(page).getByRole('button', { name: 'Add a class' }).click()
    const dialog = page.getByRole('dialog', { name: 'New class' })
    await dialog.getByLabel('Grade').selectOption('7')
    await dialog.getByLabel('Subject').selectOption('Mathematics')
    await dialog.getByLabel('Class name').fill('7A')
    dialogs.push(dialog)
  }
  await dialogs[0]?.getByRole('button', { name: 'Save' }).click()
  await expect(classes(one).getByRole('heading', { name: '7A', exact: true })).toBeVisible()
  const second = other.getByRole('dialog', { name: 'New class' })
  // The news may arrive before the button is pressed: then the rule speaks first.
  await second
    .getByRole('button', { name: 'Save' })
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await expect(second.getByText('Class Name already used').first()).toBeVisible()
  await expect(second.getByLabel('Class name')).toHaveValue('7A')
})
