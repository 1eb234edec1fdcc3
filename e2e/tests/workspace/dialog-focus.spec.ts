import { expect, test } from '../../fixtures/test.ts'
import { withProfile } from '../../support/planning.ts'

test('whoever leaves a wrong number types on in the next field, by key and by pointer', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/assessments?new=blank')
  const editor = page.getByRole('dialog', { name: /assessment/ })
  const marks = editor.getByLabel('Marks, 1.1')
  const message = editor.getByText('A number from 0 to 1,000')
  const next = editor.getByLabel('Question 1.1', { exact: true })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'))

  await marks.fill('abc')
  await expect(message).toBeVisible()
  await page.keyboard.press('Tab')
  // What was typed stays, with what is wrong about it.
  await expect(marks).toHaveValue('abc')
  await expect(message).toBeVisible()
  // The dialog itself would hear nothing that is typed.
  expect(await focused()).not.toBe('dialog')

  await marks.fill('abc')
  await expect(message).toBeVisible()
  await next.click()
  await expect(message).toBeVisible()
  await page.keyboard.type('Name it.')
  await expect(next).toHaveValue('Name it.')
})
