import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { profileOf } from '../../support/planning.ts'
import { openProfile } from '../../support/profile.ts'

test('a school that a teacher asks for is theirs once an administrator has confirmed it', async ({
  pageAs,
  newPerson,
}) => {
  const { person, school, page: teacher, about, field } = await openProfile(newPerson, pageAs)
  await field.click()
  await field.fill(school.word)
  await teacher.getByRole('listbox').getByRole('option', { name: school.name }).click()
  await expect(about.getByText('When you save, we are asked to confirm')).toBeVisible()
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('You asked for this school on')).toBeVisible()

  const admin = await pageAs('marius')
  await admin.goto('/admin')
  await admin.getByRole('link', { name: /^School requests/ }).click()
  await admin.getByRole('searchbox').fill(school.word)
  const row = admin.getByRole('row').filter({ hasText: school.name })
  await expect(row).toContainText('To be confirmed')
  await expectAccessible(admin)
  await row.getByRole('button', { name: /^Actions/ }).click()
  await admin.getByRole('menuitem', { name: 'Confirm' }).click()
  const question = admin.getByRole('alertdialog', { name: 'Confirm this school?' })
  await expectAccessible(admin)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(admin.getByText('No school requests found')).toBeVisible()

  await expect(about.getByText('You asked for this school on')).toBeHidden()
  await expect(field).toHaveValue(school.name)
  expect(await profileOf(person.id)).toMatchObject({ school: { name: school.name } })
})
