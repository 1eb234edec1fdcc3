import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { teacherWithPaper } from '../../support/paper-teacher.ts'
import { newPaper } from '../../support/papers.ts'

test('an older version of a paper is compared with now and put back', async ({
  pageAs,
  newPerson,
}) => {
  const { person, id } = await teacherWithPaper(newPerson, (signedIn) =>
    newPaper(signedIn, 'Rivers'),
  )
  const page = await pageAs(person)
  const editor = page.getByRole('dialog', { name: /assessment/ })
  const title = editor.getByLabel('Title', { exact: true })
  const save = editor.getByRole('button', { name: 'Save', exact: true })
  const history = editor.getByRole('button', { name: 'History' })

  await page.goto(`/app/assessments?edit=${id}`)
  await history.click()
  await expect(editor.getByText(/^No older version yet/)).toBeVisible()
  await title.fill('Rivers and dams')
  await editor.getByLabel('Question 1.2', { exact: true }).fill('Why do cities lie by rivers?')
  await save.click()
  await expect(editor).toBeHidden()

  await page.goto(`/app/assessments?edit=${id}`)
  await history.click()
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'History' }) })
  const version = panel.getByRole('button', { name: /Rivers/ })
  await expect(version).toContainText('3 marks · 1 question')
  await version.click()
  await expect(panel.getByText('Changed since then: title.')).toBeVisible()
  await expect(panel.getByText('Question 1: changed')).toBeVisible()
  await expect(panel.locator('del')).toContainText('towns')
  await expect(panel.locator('ins')).toContainText('cities')
  await expectAccessible(page)
  const back = panel.getByRole('button', { name: 'Put this version back' })
  await back.click()
  await expect(title).toHaveValue('Rivers')
  await expect(panel.getByText('The paper is the same now.')).toBeVisible()
  // Nothing is lost: undoing brings back what was there, and saving keeps it as a version.
  await editor.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue('Rivers and dams')
  await back.click()
  await expect(title).toHaveValue('Rivers')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await save.click()
  await expect(editor).toBeHidden()
  await page.goto(`/app/print/assessment/${id}`)
  await expect(page.getByRole('heading', { name: 'Rivers', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Why do towns lie by rivers?')
})
