import { expect, test } from '../../fixtures/test.ts'
import { withProfile } from '../../support/planning.ts'

test('the subject brings the levels that fit it; the others stand below, and a choice stays', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/assessments?new=blank')
  const editor = page.getByRole('dialog', { name: /assessment/ })
  const field = (name: string) => editor.getByRole('combobox', { name })
  const [grade, subject, levels] = [field('Grade'), field('Subject'), field('Cognitive levels')]
  const chosen = levels.locator('option:checked')
  await grade.selectOption('7')
  await subject.selectOption('Natural Sciences')
  await expect(chosen).toHaveText('Natural Sciences, Grades 7 to 9')
  await expect(editor.getByText(/Low order 40%.*From one source/)).toBeVisible()
  await subject.selectOption('Mathematics')
  await expect(chosen).toHaveText('Mathematics, Grades 4 to 9')
  const fitting = levels.locator('optgroup').first()
  await expect(fitting).toHaveAttribute('label', 'For this subject and grade')
  await expect(fitting.locator('option')).toHaveText([
    'Mathematics, Grades 4 to 9',
    'Wiskunde, graad 4 tot 9',
  ])
  await levels.selectOption('Social Sciences, Grades 7 to 9')
  await subject.selectOption('Technology')
  await expect(chosen).toHaveText('Social Sciences, Grades 7 to 9')
})
