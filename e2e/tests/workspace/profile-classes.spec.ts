import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { withProfile } from '../../support/planning.ts'

const classes = (page: Page) => page.getByRole('region', { name: 'Classes' })

test('classes are added, changed and deleted, and a name already used is refused', async ({
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
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Leave anyway' }).click()

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

test('a name that another device saved meanwhile is refused, and the typed text stays', async ({
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
  // The live update may arrive before the button is pressed; then the form itself refuses the name.
  await second
    .getByRole('button', { name: 'Save' })
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await expect(second.getByText('Class Name already used').first()).toBeVisible()
  await expect(second.getByLabel('Class name')).toHaveValue('7A')
})

test('a class that another tab saved meanwhile is shown side by side, and nothing is overwritten', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const [one, other] = [await pageAs(person), await pageAs(person)]
  await one.goto('/app/profile')
  await classes(one).getByRole('button', { name: 'Add a class' }).click()
  const added = one.getByRole('dialog', { name: 'New class' })
  await added.getByLabel('Grade').selectOption('4')
  await added.getByLabel('Subject').selectOption('Mathematics')
  await added.getByLabel('Class name').fill('4A')
  await added.getByRole('button', { name: 'Save' }).click()
  await other.goto('/app/profile')
  for (const [page, name] of [
    [one, '4B'],
    [other, '4C'],
  ] as const) {
    await classes(page).getByRole('button', { name: 'Edit class 4A' }).click()
    await page.getByRole('dialog').getByLabel('Class name').fill(name)
  }
  await one.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(classes(one).getByRole('heading', { name: '4B' })).toBeVisible()

  const dialog = other.getByRole('dialog', { name: 'Edit class' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('while you were editing it')
  await expectAccessible(other)
  const field = dialog.getByRole('group', { name: 'Class name' })
  await expect(field.getByLabel('Take theirs')).not.toBeChecked()
  await expect(field).toContainText('4B')
  await expect(dialog.getByRole('button', { name: 'Save this choice' })).toBeDisabled()
  await field.getByLabel('Keep mine').check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(dialog).toBeHidden()
  await expect(classes(other).getByRole('heading', { name: '4C' })).toBeVisible()
})
