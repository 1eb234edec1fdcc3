import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { teacherWithPaper } from '../../support/paper-teacher.ts'
import { newPaper } from '../../support/papers.ts'

test('an undo that takes the focused field away leaves keys that work, and each leads to what changed', async ({
  pageAs,
  newPerson,
}) => {
  const { person, id } = await teacherWithPaper(newPerson, (signedIn) =>
    newPaper(signedIn, 'Undo and redo'),
  )
  const page = await pageAs(person)
  await page.goto(`/app/assessments?edit=${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit assessment' })
  await editor.getByRole('button', { name: 'Add a part' }).click()
  const added = editor.getByLabel('Question 1.3', { exact: true })
  await expect(added).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(added).toBeHidden()
  await expect(editor.getByLabel('Question 1.2', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+y')
  await expect(added).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(added).toBeHidden()

  // A press on a button that goes with its row.
  const west = editor.getByLabel('Choice D, 1.1')
  await editor.getByRole('button', { name: 'Remove choice D of 1.1' }).click()
  await expect(west).toBeHidden()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(west).toHaveValue('west')
  await expect(west).toBeFocused()
  await page.keyboard.press('ControlOrMeta+y')
  await expect(west).toBeHidden()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(west).toBeFocused()

  // Elsewhere: the field that changed has the focus, not the first of its row.
  const marks = editor.getByLabel('Marks, 1.2')
  await marks.fill('4')
  await editor.getByLabel('Title', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(marks).toHaveValue('2')
  await expect(marks).toBeFocused()
  await editor.getByRole('button', { name: 'Redo' }).click()
  await expect(marks).toHaveValue('4')
  await expect(editor.getByRole('button', { name: 'Redo' })).not.toBeFocused()
})

test('numbers that cannot be read stop saving, a deliberate 0 does not, and full fields say so', async ({
  pageAs,
  newPerson,
}) => {
  const { person, signedIn, id } = await teacherWithPaper(newPerson, (signedIn) =>
    newPaper(signedIn, 'Numbers'),
  )
  const page = await pageAs(person)
  await page.goto(`/app/assessments?edit=${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit assessment' })
  const marks = editor.getByLabel('Marks, 1.2')
  const wrong = editor.getByText('A number from 0 to 1,000')
  for (const typed of ['abc', '½', '1001']) {
    await marks.fill(typed)
    await expect(wrong).toBeVisible()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(editor).toBeVisible()
    await expect(marks).toHaveValue(typed)
  }
  // It is there again on the other side of the paper and back.
  await editor.getByRole('tab', { name: 'Memorandum' }).click()
  await editor.getByRole('tab', { name: 'Questions' }).click()
  await expect(marks).toHaveValue('1001')
  await marks.fill('0')
  await expect(wrong).toBeHidden()
  const title = editor.getByLabel('Title', { exact: true })
  await title.fill('x'.repeat(150))
  await expect(editor.getByText('150 of 200')).toBeVisible()
  await title.fill('x'.repeat(200))
  await expect(editor.getByText('No more fits: at most 200 characters.')).toBeVisible()
  await expectAccessible(page)
  await title.fill('Numbers')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(editor).toBeHidden()
  const { data } = await signedIn.client
    .from('teacher_assessment_template')
    .select('questions')
    .eq('id', id)
    .single<{ questions: unknown }>()
    .throwOnError()
  expect(data.questions).toMatchObject([{ marks: 1, fields: [{ marks: 1 }, { marks: 0 }] }])
})
