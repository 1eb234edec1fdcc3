import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { newPaper } from '../../support/papers.ts'
import { withProfile } from '../../support/planning.ts'

test('the check follows the paper, leads to each place and prints as a moderation sheet', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const id = await newPaper(await signIn(person.email, person.password), 'Maps')
  const page = await pageAs(person)
  await page.goto(`/app/assessments?edit=${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit assessment' })
  const check = editor.getByRole('button', { name: /^Check the paper/ })
  await expect(check).toHaveAccessibleName('Check the paper: nothing found')
  await check.click()

  await editor.getByLabel('Question 1.2', { exact: true }).fill('What does Figure 1 show?')
  await editor.getByLabel('Marks, 1.2').fill('4')
  const missing = editor.getByRole('button', { name: /It says “Figure 1”/ })
  await expect(missing).toBeVisible()
  await expectAccessible(page)
  // On the memorandum's side, where the answer of two marks stands.
  await editor.getByRole('button', { name: /The answer gives 2 of 4 marks/ }).click()
  await expect(editor.getByRole('tab', { name: 'Memorandum' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await missing.click()
  await expect(editor.getByLabel('Question 1.2', { exact: true })).toBeFocused()
  await editor.getByLabel('Question 1.2', { exact: true }).fill('What is a map?')
  await expect(missing).toBeHidden()

  // Printing offers the check and prints the paper all the same.
  await page.goto(`/app/print/assessment/${id}`)
  await expect(page.getByRole('group', { name: /^Page 1 of/ })).toBeVisible()
  await page.getByRole('button', { name: 'Moderation sheet' }).click()
  await expect(page.getByText('Approved once the changes are made')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the paper' }).click()
  await expect(page.getByText('Approved once the changes are made')).toBeHidden()
})

test('on a phone the check is a sheet above the paper', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/assessments?new=blank')
  const editor = page.getByRole('dialog', { name: 'New assessment' })
  const check = editor.getByRole('button', { name: /^Check the paper/ })
  await check.click()
  const sheet = page.getByRole('dialog', { name: 'Check before printing' })
  await expect(sheet).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(check).toBeFocused()
  await check.click()
  await sheet.getByRole('button', { name: 'The paper has no title.' }).click()
  await expect(sheet).toBeHidden()
  await expect(editor.getByLabel('Title', { exact: true })).toBeFocused()
})
